### Cosmic Encounter: силы, карты и судьба — у каждой название и строка о том, что она делает.

## Силы.

power-cosmic-amoeba = Амёба
power-cosmic-ancients = Древние
power-cosmic-anti-matter = Антиматерия
power-cosmic-changeling = Подменыш
power-cosmic-chronos = Хронос
power-cosmic-clone = Клон
power-cosmic-cripple = Паралич
power-cosmic-doppelganger = Двойник
power-cosmic-ethic = Этик
power-cosmic-extortionist = Вымогатель
power-cosmic-filch = Воришка
power-cosmic-healer = Целитель
power-cosmic-loser = Неудачник
power-cosmic-machine = Машина
power-cosmic-macron = Макрон
power-cosmic-mutant = Мутант
power-cosmic-negator = Негатор
power-cosmic-oracle = Оракул
power-cosmic-parasite = Паразит
power-cosmic-pentaform = Пентаформ
power-cosmic-progenitor = Прародитель
power-cosmic-reincarnator = Реинкарнатор
power-cosmic-silencer = Глушитель
power-cosmic-sorcerer = Чародей
power-cosmic-vacuum = Вакуум
power-cosmic-virus = Вирус
power-cosmic-warpish = Искажённый
power-cosmic-witch = Ведьма
power-cosmic-wrack = Мучитель
power-cosmic-zombie = Зомби

does-cosmic-amoeba = может добавить или забрать свои жетоны, когда карты выложены
does-cosmic-ancients = могут оставлять себе сыгранные ими Дикие вспышки
does-cosmic-anti-matter = побеждает меньшая сумма; её жетоны и жетоны всех союзников вычитаются
does-cosmic-changeling = в фазе 3 меняется с противником картой силы
does-cosmic-chronos = после вскрытия может переиграть карты, отложив карту противника
does-cosmic-clone = может оставить себе сыгранную им карту вызова
does-cosmic-cripple = не даёт противнику играть эдикты и вспышки
does-cosmic-doppelganger = выкладывает карты вызова, занятые у игрока, который ему не противник
does-cosmic-ethic = получает компенсацию и проиграв с Атакой — с руки победителя или из колоды
does-cosmic-extortionist = может забрать половину карт, взятых другим игроком, если тот не откупится жетоном
does-cosmic-filch = может забрать карту вызова, сыгранную противником
does-cosmic-healer = может вернуть чужие потерянные жетоны на базы и берёт карту за каждого исцелённого
does-cosmic-loser = может объявить переворот: сторона, которая победила бы, проигрывает
does-cosmic-machine = атакуя, может бросать вызовы, пока есть карта вызова
does-cosmic-macron = посылает один жетон, и каждый его жетон считается за 4
does-cosmic-mutant = в фазе 4 может добрать руку до 7 из колоды и с чужих рук
does-cosmic-negator = раз за вызов может запретить то, что другой игрок только что объявил
does-cosmic-oracle = противник кладёт карту первым и лицом вверх
does-cosmic-parasite = может встать на любую сторону без приглашения
does-cosmic-pentaform = имеет пять сил-стадий и пользуется той, на которой стоит
does-cosmic-progenitor = имеет вторую домашнюю систему с собственной силой
does-cosmic-reincarnator = после поражения или сорванной сделки получает новую силу — воплощение
does-cosmic-silencer = в фазе 3 может заглушить игрока: ни предложений, ни приглашений, ни союзов, ни необязательных сил
does-cosmic-sorcerer = может поменять местами выложенные карты
does-cosmic-vacuum = утягивает в Искажение столько чужих жетонов, сколько теряет сам
does-cosmic-virus = умножает свою Атаку на жетоны своей стороны
does-cosmic-warpish = прибавляет к своей сумме 1 за каждый жетон в Искажении
does-cosmic-witch = в фазе 4 может проклясть противника: без эдиктов, вспышек, пульсаров или приглашений
does-cosmic-wrack = игроки другой стороны теряют жетон за каждую сыгранную карту
does-cosmic-zombie = его потерянные жетоны возвращаются на базы, чужие он может освободить из Искажения

use-cosmic-amoeba-retreat = может забрать жетоны после вскрытия
use-cosmic-loser-take-back = может отменить переворот
use-cosmic-pentaform-moves = может подняться или опуститься на стадию
use-cosmic-zombie-release = может освободить жетоны игрока из Искажения

## Вспышки.

wild-cosmic-amoeba = до выкладывания карт свои жетоны добавляют или забирают; хотя бы один остаётся
wild-cosmic-ancients = следующая сыгранная вспышка возвращается на руку
wild-cosmic-anti-matter = выбранный игрок до конца вызова не играет Диких вспышек
wild-cosmic-changeling = основные игроки насовсем меняются руками
wild-cosmic-chronos = любую карту берут из сброса, остальной сброс идёт в колоду
wild-cosmic-clone = собственный сработавший эдикт возвращается на руку
wild-cosmic-cripple = противник может сыграть в этом вызове ещё только одну прочую карту
wild-cosmic-doppelganger = вы занимаете прочие карты игрока, у которого есть база в вашей системе
wild-cosmic-ethic = до 3 только что взятых карт раздаются другим игрокам
wild-cosmic-extortionist = если сделка сорвана, вы ничего не теряете, а противник теряет вдвое больше
wild-cosmic-filch = за сброшенный Компромисс эдикт или вспышку отменяют и забирают
wild-cosmic-healer = Космозап по своей силе отменяется
wild-cosmic-loser = если вскрыты две Атаки, проигрывают обе стороны
wild-cosmic-machine = второй вызов, чем бы ни кончился первый
wild-cosmic-macron = каждый свой жетон в вызове считается на 1 больше
wild-cosmic-mutant = по случайной карте у противника и у каждого его союзника
wild-cosmic-negator = обе Атаки становятся отрицательными; вспышка уходит Негатору
wild-cosmic-oracle = руки основных игроков смешивают и сдают заново
wild-cosmic-parasite = свой жетон высаживается в системе игрока, только что лишившегося силы
wild-cosmic-pentaform = открывают две неиспользуемые силы, одна из них заменяет свою
wild-cosmic-progenitor = своя внешняя база до конца вызова считается домашней
wild-cosmic-reincarnator = проигравший основной игрок меняет силу на случайную
wild-cosmic-silencer = сила противника недоступна до конца вызова; вспышка уходит Глушителю
wild-cosmic-sorcerer = основные игроки навсегда меняются силами
wild-cosmic-vacuum = потерянные жетоны возвращаются, по одному за каждого вскрывшего Атаку
wild-cosmic-virus = свои и союзные жетоны перемножаются, а не складываются
wild-cosmic-warpish = прибавляется 1 за каждый свой жетон в Искажении
wild-cosmic-witch = до конца вызова свои силы действуют и при нехватке домашних баз
wild-cosmic-wrack = каждое применение силы в этом вызове стоит противнику жетона
wild-cosmic-zombie = один из своих теряемых жетонов возвращается на базу

super-cosmic-amoeba = Амёба может применять силу и как союзник
super-cosmic-ancients = Древние оставляют себе все сыгранные эдикты и вспышки
super-cosmic-anti-matter = выбранный игрок до конца вызова не играет никаких вспышек
super-cosmic-changeling = Подменыш сначала смотрит руку и может отказаться от обмена
super-cosmic-chronos = противник должен выложить ту же карту
super-cosmic-clone = компенсация Клона удваивается
super-cosmic-cripple = союзники противника тоже парализованы
super-cosmic-doppelganger = Двойник занимает ещё две карты по своему выбору
super-cosmic-ethic = Этик сам называет число карт компенсации, от 0 до 7
super-cosmic-extortionist = от этого вымогательства жетоном не откупиться
super-cosmic-filch = Воришка может забрать сыгранную карту вызова в любом вызове
super-cosmic-healer = Целитель берёт карту за каждый исцелённый жетон
super-cosmic-loser = Неудачник может объявить переворот, когда карты уже выложены
super-cosmic-machine = Машина берёт карту вместо жетона из Искажения
super-cosmic-macron = Макрон может послать до 4 жетонов
super-cosmic-mutant = Мутант может сперва сбросить до 3 карт
super-cosmic-negator = Негатор может запретить дважды в этом вызове
super-cosmic-oracle = Оракул может прекратить вызов, будто заключена сделка
super-cosmic-parasite = Паразит может послать сколько угодно жетонов как союзник
super-cosmic-pentaform = Пентаформ меняет местами две стадии
super-cosmic-progenitor = чужие базы во второй системе не считаются для победы
super-cosmic-reincarnator = Реинкарнатор сохраняет своё воплощение
super-cosmic-silencer = Глушитель заглушает ещё одного игрока
super-cosmic-sorcerer = Чародей может применять силу и как союзник
super-cosmic-vacuum = Вакуум сам выбирает, какие жетоны теряют другие
super-cosmic-virus = жетоны Вируса на других планетах системы входят в произведение
super-cosmic-warpish = жетоны противника в Искажении вычитаются из его суммы
super-cosmic-witch = Ведьма может сменить проклятие
super-cosmic-wrack = противник принимает предложение Мучителя или теряет ещё 3 жетона
super-cosmic-zombie = союзники Зомби могут присоединиться с жетоном из Искажения

## Пульсары: пять применений, одни и те же для каждой силы.

way-cosmic-con = Контра
way-cosmic-stop = Стоп
way-cosmic-pro = Усиление
way-cosmic-retain = Удержание
way-cosmic-shield = Щит

pulsar-cosmic-con = личная защита от силы «{ $power }» до конца вызова
pulsar-cosmic-stop = сила «{ $power }» недоступна до конца вызова; карта уходит в сброс
pulsar-cosmic-pro = сила «{ $power }» мощнее до конца вызова
pulsar-cosmic-retain = сила «{ $power }» действует при нехватке домашних баз, пока карта на руке
pulsar-cosmic-shield = сила «{ $power }» остаётся доступной; карта уходит в сброс

## Эдикты.

edict-cosmic-cosmic-zap = Космозап
edict-cosmic-un-zap = Антизап
edict-cosmic-flare-zap = Зап вспышки
edict-cosmic-edict-zap = Зап эдикта
edict-cosmic-mobius-tubes = Трубы Мёбиуса
edict-cosmic-plague = Чума
edict-cosmic-force-field = Силовое поле
edict-cosmic-emotion-control = Контроль эмоций
edict-cosmic-stellar-gas = Звёздный газ
edict-cosmic-ionic-gas = Ионный газ
edict-cosmic-quash = Срыв
edict-cosmic-rebirth = Перерождение
edict-cosmic-finder = Искатель
edict-cosmic-keeper = Хранитель
edict-cosmic-warp-break = Разрыв Искажения
edict-cosmic-sanity = Здравомыслие
edict-cosmic-insanity = Безумие
edict-cosmic-pulsar-zap = Зап пульсара

order-cosmic-cosmic-zap = применение силы отменяется, и сила недоступна до конца вызова
order-cosmic-un-zap = зап отменяется
order-cosmic-flare-zap = вспышка отменяется и уходит в сброс
order-cosmic-edict-zap = эдикт отменяется
order-cosmic-mobius-tubes = все жетоны покидают Искажение
order-cosmic-plague = игрок теряет 3 жетона и по карте каждого типа
order-cosmic-force-field = все союзы отменяются, союзники идут домой
order-cosmic-emotion-control = вскрытые Атаки считаются Компромиссами
order-cosmic-stellar-gas = жетоны союзников не считаются
order-cosmic-ionic-gas = в этом вызове ни компенсации, ни наград
order-cosmic-quash = заключённая сделка срывается
order-cosmic-rebirth = новая рука из 7 карт
order-cosmic-finder = другой игрок отдаёт названную карту, если она у него есть
order-cosmic-keeper = часть карт остаётся перед новой рукой
order-cosmic-warp-break = жетоны проигравшей стороны идут домой, а не в Искажение
order-cosmic-sanity = до конца вызова никто не играет прочих карт
order-cosmic-insanity = до конца вызова каждую прочую карту надо играть, когда можно
order-cosmic-pulsar-zap = применение или эффект пульсара отменяется

## Остальные карты.

card-cosmic-attack = Атака { $value }
card-cosmic-compromise = Компромисс
card-cosmic-flare = вспышка «{ $power }»
card-cosmic-pulsar = пульсар «{ $power }»
card-cosmic-times = { $card } ×{ $count }
card-cosmic-unknown = карта
play-cosmic-wild = вспышка «{ $power }» (Дикая)
play-cosmic-super = вспышка «{ $power }» (Супер)
play-cosmic-pulsar = пульсар «{ $power }» ({ $way })
play-cosmic-by = { $name } — { $seats }
play-cosmic-line = { $name } — { $line }

## Судьба.

destiny-cosmic-colour = цвет, { $seat }
destiny-cosmic-wild = джокер
destiny-cosmic-vote = Голосование
destiny-cosmic-left-neighbour = Сосед слева
destiny-cosmic-right-neighbour = Сосед справа
destiny-cosmic-most-bases = Больше всех баз
destiny-cosmic-guest-in-your-system = Непрошеный гость
destiny-cosmic-strongest-base = Самая сильная база
destiny-cosmic-most-cards = Больше всех карт
destiny-cosmic-fewest-in-warp = Меньше всех в Искажении
destiny-cosmic-power-outage = Обесточивание
destiny-cosmic-double-consolation = Двойная компенсация
destiny-cosmic-everyone-joins = Все в союз
destiny-cosmic-cone-by-bases = Полный конус
destiny-cosmic-odd-attack-wins = Нечётная побеждает
destiny-cosmic-doubled-defence = Двойная защита
destiny-cosmic-half-attacks = Половинные Атаки

fate-cosmic-vote = защитника выбирают остальные голосованием
fate-cosmic-left-neighbour = защитник — сосед атакующего слева
fate-cosmic-right-neighbour = защитник — сосед атакующего справа
fate-cosmic-most-bases = защитник — у кого больше всех баз
fate-cosmic-guest-in-your-system = защитник — у кого есть база в системе атакующего, а у того в его системе нет
fate-cosmic-strongest-base = защитник — у кого больше всех жетонов на одной домашней планете
fate-cosmic-most-cards = защитник — у кого больше всех карт
fate-cosmic-fewest-in-warp = защитник — у кого меньше всех жетонов в Искажении
fate-cosmic-power-outage = в этом вызове никто не может применять силы
fate-cosmic-double-consolation = в этом вызове компенсация удваивается
fate-cosmic-everyone-joins = в этом вызове каждый должен встать на одну из сторон
fate-cosmic-cone-by-bases = атакующий посылает столько жетонов, сколько у него баз
fate-cosmic-odd-attack-wins = нечётная Атака побеждает чётную, каковы бы ни были суммы
fate-cosmic-doubled-defence = Атака защитника до 10 удваивается
fate-cosmic-half-attacks = Атаки считаются за половину, с округлением вниз
