### Cosmic Encounter: настройки, вопросы, ответы, события, позиция.

title-cosmic = Cosmic Encounter
about-cosmic = Бросайте вызовы планета за планетой, находите союзников, заключайте сделки и ломайте правила силой, которая есть только у вас: пять баз в чужих системах — победа.

## Настройки.

setting-cosmic-powers = Сил у каждого
about-cosmic-powers = Сколько сил у каждого игрока; вдвоём — не меньше двух.
value-cosmic-powers-1 = одна
value-cosmic-powers-2 = две
value-cosmic-powers-3 = три
value-cosmic-powers-4 = четыре
setting-cosmic-spare-powers = Силы на выбор
about-cosmic-spare-powers = Сколько сил сверх нужного раздают каждому втёмную; все выбирают одновременно, и лишних никто не видит.
value-cosmic-spare-powers-0 = без выбора
value-cosmic-spare-powers-1 = ещё одна
value-cosmic-spare-powers-2 = ещё две
setting-cosmic-draft = Драфт
about-cosmic-draft = Идут ли силы по кругу: каждый тайно оставляет одну, остальные передаёт налево, пока есть что передавать; раздают хотя бы на одну больше, чем оставляют.
value-cosmic-draft-no = без драфта
value-cosmic-draft-yes = силы идут по кругу
setting-cosmic-named-powers = Названные силы
about-cosmic-named-powers = У кого какая сила: случайно или по именам в порядке мест, например virus,zombie,oracle.
value-cosmic-named-powers-random = случайные
setting-cosmic-banned-powers = Запрещённые силы
about-cosmic-banned-powers = Силы, которых в игре нет ни сейчас, ни потом, и вспышек их тоже: никаких или список, например virus,zombie.
value-cosmic-banned-powers-none = никаких
setting-cosmic-pool = Набор сил
about-cosmic-pool = Раздавать все силы или только те, что объясняются одной фразой.
value-cosmic-pool-all = все силы
value-cosmic-pool-simple = простые силы
setting-cosmic-secret-powers = Тайные силы
about-cosmic-secret-powers = Знает ли силу до первого применения только её владелец: никакую, любую или ту, о которой он так решил.
value-cosmic-secret-powers-no = открытые
value-cosmic-secret-powers-yes = тайные до применения
value-cosmic-secret-powers-by-choice = как решит владелец
setting-cosmic-staircase = Лесенка
about-cosmic-staircase = Теряет ли игрок с несколькими силами их по одной, когда домашних баз всё меньше, или все сразу.
value-cosmic-staircase-no = все сразу
value-cosmic-staircase-yes = по одной
setting-cosmic-flares = Вспышки
about-cosmic-flares = Что делается со сыгранной вспышкой: остаётся (eon), сбрасывается (mayfair), остаётся, но одна за вызов (modern); или вспышек нет.
value-cosmic-flares-eon = остаются на руке
value-cosmic-flares-mayfair = сбрасываются
value-cosmic-flares-modern = одна за вызов, остаётся
value-cosmic-flares-none = без вспышек
setting-cosmic-extra-flares = Лишние вспышки
about-cosmic-extra-flares = Сколько в колоде вспышек тех сил, которых ни у кого нет: любое число, сколько найдётся.
value-cosmic-extra-flares-0 = нет
value-cosmic-extra-flares-10 = десять
value-cosmic-extra-flares-24 = 24
setting-cosmic-pulsars = Пульсары
about-cosmic-pulsars = По пульсару на каждую силу, против неё или за неё: сильные и непростые карты.
value-cosmic-pulsars-no = без пульсаров
value-cosmic-pulsars-yes = с пульсарами
setting-cosmic-specials = Спецкарты и кометы
about-cosmic-specials = Есть ли в колоде судьбы карты, которые иначе выбирают защитника или меняют вызов.
value-cosmic-specials-no = нет
value-cosmic-specials-yes = есть
setting-cosmic-kickers = Множители
about-cosmic-kickers = Карты рядом с картами вызова: умножают Атаку, компенсацию или цену сорванной сделки.
value-cosmic-kickers-no = без множителей
value-cosmic-kickers-yes = с множителями
setting-cosmic-reinforcements = Подкрепления
about-cosmic-reinforcements = Карты, которыми основные игроки и союзники после вскрытия прибавляют к любой из сумм.
value-cosmic-reinforcements-no = без подкреплений
value-cosmic-reinforcements-yes = с подкреплениями
setting-cosmic-planets = Планеты
about-cosmic-planets = Сколько планет в домашней системе; с четырьмя игра короче.
value-cosmic-planets-5 = пять
value-cosmic-planets-4 = четыре
setting-cosmic-bases = Баз для победы
about-cosmic-bases = Сколько баз в чужих системах приносят победу.
value-cosmic-bases-5 = пять
value-cosmic-bases-4 = четыре
setting-cosmic-more-bases = Больше баз — победа
about-cosmic-more-bases = Побеждает ли из достигших цели одновременно тот, у кого баз больше, или все вместе.
value-cosmic-more-bases-no = все вместе
value-cosmic-more-bases-yes = у кого больше баз
setting-cosmic-reshuffle = Колода судьбы
about-cosmic-reshuffle = Когда колоду судьбы тасуют заново: когда она кончилась или когда осталась одна карта, которую все угадали бы.
value-cosmic-reshuffle-none-left = когда кончилась
value-cosmic-reshuffle-one-left = когда осталась одна карта
setting-cosmic-lucre = Барыш
about-cosmic-lucre = Есть ли барыш, за который покупают жетоны и карты и который отдают в сделках; по Eon он ещё и входит в суммы, по Mayfair его больше.
value-cosmic-lucre-no = нет
value-cosmic-lucre-eon = по Eon
value-cosmic-lucre-mayfair = по Mayfair
setting-cosmic-lucre-move = Барыш двигает жетоны
about-cosmic-lucre-move = Может ли атакующий за 2 барыша перенести жетон с базы на базу, пока судьба не открыта.
value-cosmic-lucre-move-no = нет
value-cosmic-lucre-move-yes = да
setting-cosmic-lucre-flip = Барыш открывает судьбу
about-cosmic-lucre-flip = Может ли атакующий за 10 барыша открыть другую карту судьбы.
value-cosmic-lucre-flip-no = нет
value-cosmic-lucre-flip-yes = да
setting-cosmic-lucre-power = Барыш меняет силу
about-cosmic-lucre-power = Может ли игрок за 25 барыша сменить одну из своих сил на случайную свободную.
value-cosmic-lucre-power-no = нет
value-cosmic-lucre-power-yes = да
setting-cosmic-lucre-extra-power = Барыш добавляет силу
about-cosmic-lucre-extra-power = Может ли игрок за 50 барыша взять ещё одну случайную свободную силу.
value-cosmic-lucre-extra-power-no = нет
value-cosmic-lucre-extra-power-yes = да
setting-cosmic-lucre-flare = Барыш хранит вспышки
about-cosmic-lucre-flare = Может ли основной игрок за 10 барыша сохранить вспышку, которая ушла бы в сброс.
value-cosmic-lucre-flare-no = нет
value-cosmic-lucre-flare-yes = да
setting-cosmic-moons = Луны
about-cosmic-moons = Есть ли в каждой домашней системе две луны со своими свойствами; базы на них не считаются для победы.
value-cosmic-moons-no = нет
value-cosmic-moons-yes = есть
preset-cosmic-first-game = Первая игра
about-cosmic-first-game = Простые силы, без вспышек.
preset-cosmic-classic = Классика (Eon)
about-cosmic-classic = Все силы, вспышки остаются на руке, десять лишних.
preset-cosmic-mayfair = Mayfair
about-cosmic-mayfair = Сыгранные вспышки сбрасываются, в колоде 24 лишних; барыш, множители, спецкарты и кометы судьбы.
preset-cosmic-modern = Современная
about-cosmic-modern = Выберите одну силу из двух; подкрепления, вспышка одна за вызов и остаётся, а последнюю карту судьбы никто не угадает.
preset-cosmic-quick = Быстрая игра
about-cosmic-quick = По четыре планеты, победа за четыре базы, простые силы, вспышки сбрасываются.
preset-cosmic-everything = Всё сразу
about-cosmic-everything = Выберите одну силу из двух; все дополнения и десять лишних вспышек.
preset-cosmic-chaos = Хаос
about-cosmic-chaos = Драфт двух сил, тайных по вашему желанию и теряемых по одной, все дополнения и 24 лишние вспышки.

source-cosmic-bases = базы в чужих системах
source-cosmic-shared-victory = общая победа
source-cosmic-other-victory = победа другого рода

## Малые слова.

seat-cosmic-nobody = никто
side-cosmic-offence = атакующий ({ $seat })
side-cosmic-defence = защитник ({ $seat })
place-cosmic-cone = конус
place-cosmic-warp = Искажение
place-cosmic-empty = { $place } (пусто)
place-cosmic-moon = { $place } { $moon }
place-cosmic-held = { $place } ({ $tokens })
place-cosmic-tokens = { $seat } { $count }
place-cosmic-stacks = { $count ->
    [one] { $tokens }, есть стопка в { $heights }
    [few] { $tokens }, есть стопки в { $heights }
   *[many] { $tokens }, есть стопки в { $heights }
}
stack-cosmic = { $place }: стопка в { $height } (пленные: { $captives })
stack-cosmic-single = одиночный жетон
stack-cosmic-sent = в вызове
stack-cosmic-lost = на пути в Искажение
stack-cosmic-adrift = на пути на базу
stack-cosmic-lifted = поднята
component-cosmic-flare = Дикая: { $wild }; Супер: { $super }
check-cosmic-lose-power = нехватка домашних баз
check-cosmic-masochist-denied = жетоны возвращаются из-за Контры
check-cosmic-rule = правило
check-cosmic-suffer = отдать жетон, чтобы применить силу вопреки Мучителю
check-cosmic-buy-tokens = выкупить жетоны из Искажения
check-cosmic-buy-cards = купить карты
check-cosmic-buy-discard = заплатить за сброс карты
check-cosmic-buy-move = заплатить за перенос жетона
check-cosmic-buy-flip = заплатить за другую карту судьбы
check-cosmic-buy-power = заплатить за другую силу
check-cosmic-add-power = заплатить за ещё одну силу
check-cosmic-moon-effect = луна
check-cosmic-reveal-moon = открыть луну
curse-cosmic-no-edicts = без эдиктов
curse-cosmic-no-flares = без вспышек
curse-cosmic-no-pulsars = без пульсаров
curse-cosmic-no-inviting = без приглашений
curse-cosmic-no-lucre = без барыша
curse-cosmic-no-kickers = без множителей
curse-cosmic-no-reinforcements = без подкреплений
curse-cosmic-no-moons = без действия лун
call-cosmic-tens = десятки
call-cosmic-ones = единицы
call-cosmic-odd = нечётная
call-cosmic-even = чётная
call-cosmic-most-in-warp = больше всех жетонов в Искажении
call-cosmic-fewest-bases = меньше всех внешних баз
call-cosmic-no-attack = нет Атаки
call-cosmic-no-compromise = нет Компромисса
call-cosmic-lays-attack = Вы выложите Атаку?
call-cosmic-lays-ten = Вы выложите Атаку от 10 и выше?
call-cosmic-lays-fifteen = Вы выложите Атаку от 15 и выше?
call-cosmic-plays-edict = У вас есть эдикт, который вы сыграете?
call-cosmic-plays-flare = У вас есть вспышка, которую вы сыграете?
call-cosmic-plays-pulsar = У вас есть пульсар, который вы сыграете?
call-cosmic-uses-power = Вы примените свою силу?
call-cosmic-which-card = Какую карту вы выложите?

phase-cosmic-setup = Подготовка.
phase-cosmic-over = Игра окончена.
phase-cosmic-challenge = Ход: { $offence }, вызов { $number }, фаза { $phase }: { $name }. { $roles }
phase-cosmic-start = начало
phase-cosmic-regroup = перегруппировка
phase-cosmic-destiny = судьба
phase-cosmic-launch = запуск
phase-cosmic-offence-invites = приглашения атакующего
phase-cosmic-defence-invites = приглашения защитника
phase-cosmic-alliance = союзы
phase-cosmic-cards = карты
phase-cosmic-reveal = вскрытие
phase-cosmic-resolve = развязка
phase-cosmic-end = конец
role-cosmic-offence = Атакующий: { $offence }.
role-cosmic-settles = { $offence } снова заселяет { $place }.
role-cosmic-defence = Атакующий: { $offence }, защитник: { $defence }.
role-cosmic-target = Атакующий: { $offence }, защитник: { $defence }, цель: { $place }.

moment-cosmic-beginning = вызов начинается
moment-cosmic-regroup = перегруппировка
moment-cosmic-sides-chosen = все выбрали сторону
moment-cosmic-leaving = жетоны вот-вот уйдут с планет
moment-cosmic-cards-discarded = карты ушли в сброс
moment-cosmic-before-flip = карту судьбы вот-вот откроют
moment-cosmic-flipped = открыта карта судьбы
moment-cosmic-destiny = защитник назван
moment-cosmic-launch = перед наводкой конуса
moment-cosmic-offence-invites = перед приглашениями атакующего
moment-cosmic-defence-invites = перед приглашениями защитника
moment-cosmic-alliance = союзы заключены
moment-cosmic-before-cards = до выкладывания карт
moment-cosmic-cards-laid = карты выложены
moment-cosmic-revealed = вскрытие
moment-cosmic-decided = исход известен
moment-cosmic-tokens-lost = гибнут жетоны
moment-cosmic-deal-struck = сделка согласована
moment-cosmic-deal-broken = сделка сорвана
moment-cosmic-resolved = развязка закончена
moment-cosmic-ending = вызов кончается
moment-cosmic-played = что-то объявлено
moment-cosmic-action = что-то объявлено
moment-cosmic-new-hand = рука вот-вот уйдёт в сброс
moment-cosmic-uncovering = карты вот-вот вскроют
moment-cosmic-before-launch = руку защиты вот-вот проверят
moment-cosmic-all-invited = все приглашены
moment-cosmic-hand-check = руку вот-вот проверят
moment-cosmic-regrouped = можно выкупить ещё жетоны из Искажения
moment-cosmic-joined = перед отправкой жетонов
moment-cosmic-cards-gained = взяты карты
moment-cosmic-reinforcing = подкрепления
announced-cosmic-use = { $aimed ->
    [yes] { $seat } применяет силу «{ $name }» ({ $aim })
   *[no] { $seat } применяет силу «{ $name }»
}
announced-cosmic-play = { $aimed ->
    [yes] { $seat } играет карту — { $name } ({ $aim })
   *[no] { $seat } играет карту — { $name }
}
announced-cosmic-answered = в ответ на: { $name }, { $seat }
announced-cosmic-point = { $seat } наводит конус на { $place }
announced-cosmic-invite = { $seat } зовёт союзников: { $guests }
announced-cosmic-join = { $seat } вступает в союз: { $side }

term-cosmic-step = { $name } { $change } = { $value }
term-cosmic-tokens = жетоны
term-cosmic-allied-tokens = жетоны союзников
term-cosmic-stellar-gas = Звёздный газ
term-cosmic-kicker = множитель
term-cosmic-reinforcements = подкрепления
term-cosmic-half-attacks = Половинные Атаки
term-cosmic-lucre = барыш
term-cosmic-doubled-defence = Двойная защита
term-cosmic-odd-attack-wins = Нечётная побеждает
term-cosmic-higher-total = большая сумма
term-cosmic-upset = переворот
term-cosmic-tie = ничья
verdict-cosmic-step = { $result ->
    [offence] { $name } — побеждает атакующий
    [defence] { $name } — побеждает защитник
   *[both] { $name } — проигрывают обе стороны
}

deal-cosmic-terms = { $offence } даёт: { $first }; { $defence } даёт: { $second }
deal-cosmic-nothing-yet = ничего
deal-cosmic-nothing = ничего
deal-cosmic-of-choice = { $count ->
    [one] { $count } карта по выбору дающего
    [few] { $count } карты по выбору дающего
   *[many] { $count } карт по выбору дающего
}
deal-cosmic-base = база на { $place }
deal-cosmic-pledge = { $giver } даёт игроку { $taker }: { $items }
deal-cosmic-freed = { $count ->
    [one] { $count } жетон из Искажения
    [few] { $count } жетона из Искажения
   *[many] { $count } жетонов из Искажения
}
deal-cosmic-lucre = { $count } барыша

## Вопросы.

question-cosmic-deal-power = Какую силу получает { $player }?
question-cosmic-deal-special = Какая спецкарта или комета идёт в колоду судьбы?
question-cosmic-deal-flare = Вспышка какой силы идёт в колоду?
question-cosmic-deal-mixed = Какую из смешанных карт сдали?
question-cosmic-name-blind = Какую тайную силу назвали? Владелец: { $player }.
question-cosmic-draw-card = { $way ->
    [hoarded] Какая карта уходит в тайник? Его хранит { $player }.
   *[drawn] Какую карту берёт { $player }?
}
question-cosmic-take-random = { $way ->
    [discarded] Какая карта уходит в сброс? Рука: { $player }.
    [hoarded] Какую карту берёт { $taker }? Тайник, из которого берут: { $player }.
   *[taken] Какую карту берёт { $taker }? Рука, с которой берут: { $player }.
}
question-cosmic-blind-card = Какую карту ослепляют? Рука: { $player }.
question-cosmic-flip-destiny = Какая карта судьбы открыта?
question-cosmic-put-back-power = { $seat }: какую силу возвращаете?
    .decides = какую силу вернуть
question-cosmic-keep-power = { $seat }: какую силу оставляете? Остальные уходят налево.
    .decides = какую силу оставить
question-cosmic-veil-power = { $known ->
    [yes] { $seat }: останется ли сила «{ $power }» тайной до применения?
   *[no] { $seat }: останется ли эта сила тайной?
}
    .decides = останется ли сила тайной
question-cosmic-respond = { $seat }, { $what }: ответить или пас?
    .decides = отвечать ли ({ $what })
question-cosmic-retrieve = { $seat }: куда идёт ваш жетон из Искажения?
    .decides = куда пойдёт жетон из Искажения
question-cosmic-choose-seat = { $reason ->
    [flip] { $seat }: кому бросаете вызов?
    [response] { $seat }, { $name }: какой игрок?
   *[none] { $seat }: какой игрок?
}
    .decides = { $reason ->
        [flip] кому бросить вызов
        [response] какого игрока назвать ({ $name })
       *[none] какого игрока назвать
    }
question-cosmic-choose-power = { $reason ->
    [own] { $seat }, { $name }: какую из своих сил отдаёте?
    [response] { $seat }, { $name }: какая сила?
   *[none] { $seat }: какая сила?
}
    .decides = { $reason ->
        [own] какую силу отдать ({ $name })
        [response] какую силу назвать ({ $name })
       *[none] какую силу назвать
    }
question-cosmic-choose-place = { $reason ->
    [flip] { $seat }: какую из своих планет снова заселяете?
    [response] { $seat }, { $name }: какая планета?
   *[none] { $seat }: какая планета?
}
    .decides = { $reason ->
        [flip] какую планету снова заселить
        [response] какую планету назвать ({ $name })
       *[none] какую планету назвать
    }
question-cosmic-choose-card = { $reason ->
    [deal] { $seat }: какую карту просите?
    [handing-over] { $seat }: какую карту отдаёте?
    [discarding] { $seat }: какую карту сбрасываете?
    [response] { $seat }, { $name }: какая карта?
   *[none] { $seat }: какая карта?
}
    .decides = { $reason ->
        [deal] какую карту попросить
        [handing-over] какую карту отдать
        [discarding] какую карту сбросить
        [response] какую карту назвать ({ $name })
       *[none] какую карту назвать
    }
question-cosmic-choose-number = { $reason ->
    [response] { $seat }, { $name }: сколько?
   *[none] { $seat }: сколько?
}
    .decides = { $reason ->
        [response] сколько ({ $name })
       *[none] сколько
    }
question-cosmic-agree = { $reason ->
    [three-way] { $seat }, сделка троих: { $name }. Принимаете?
    [response] { $seat }, { $name }: согласны?
   *[none] { $seat }: согласны?
}
    .decides = { $reason ->
        [three-way] принять ли сделку троих: { $name }
        [response] согласиться ли ({ $name })
       *[none] согласиться ли
    }
question-cosmic-choose-destiny = { $seat }, { $name }: какая карта судьбы?
    .decides = какую карту судьбы взять ({ $name })
question-cosmic-discard-together = { $seat }, { $name }: какую карту сбросить одновременно со всеми?
    .decides = какую карту сбросить одновременно со всеми ({ $name })
question-cosmic-choose-curse = { $seat }: какое проклятие?
    .decides = какое это проклятие
question-cosmic-choose-stack = { $seat }: под какой из своих жетонов кладёте пленного ({ $captive })?
    .decides = под какой жетон положить пленного ({ $captive })
question-cosmic-choose-call = { $reason ->
    [response] { $seat }, { $name }: что называете?
   *[none] { $seat }: что называете?
}
    .decides = { $reason ->
        [response] что назвать ({ $name })
       *[none] что назвать
    }
question-cosmic-own-colour = { $seat }: открыт ваш собственный цвет. Что делаете?
    .decides = что делать: открыт собственный цвет
question-cosmic-point = { $seat }: на какую планету наводите конус? Защитник: { $defence }.
    .decides = на какую планету навести конус; защитник: { $defence }
question-cosmic-load = { $way ->
    [planet] { $seat }: откуда жетон идёт на { $place }? { $loaded ->
        [0] Первый образует базу.
       *[other] Уже там: { $loaded }.
    }
    [defence] { $seat }: с какой базы жетон идёт к защитнику? Послано { $loaded }, можно до { $most }.
   *[offence] { $seat }: с какой базы жетон идёт в конус? Послано { $loaded }, можно до { $most }.
}
    .decides = { $way ->
        [planet] сколько жетонов идёт на { $place }
        [defence] сколько жетонов послать защитнику; послано { $loaded }
       *[offence] сколько жетонов послать в конус; послано { $loaded }
    }
question-cosmic-invite = { $side ->
    [defence] { $seat }: кого зовёте на свою сторону, к защитнику?
   *[offence] { $seat }: кого зовёте на свою сторону, к атакующему?
}
    .decides = { $side ->
        [defence] кого позвать к защитнику
       *[offence] кого позвать к атакующему
    }
question-cosmic-join = { $seat }: вступаете в союз?
    .decides = вступить ли в союз
question-cosmic-lay-card = { $way ->
    [open] { $seat }: какую карту кладёте лицом вверх?
   *[hidden] { $seat }: какую карту кладёте?
}
    .decides = какую карту выложить
question-cosmic-lay-kicker = { $way ->
    [open] { $seat }: какой множитель кладёте лицом вверх?
   *[hidden] { $seat }: какой множитель кладёте?
}
    .decides = выложить ли множитель
question-cosmic-bring-home = { $left ->
    [1] { $seat }: на какую базу возвращается ваш жетон?
   *[other] { $seat }: на какую базу возвращается жетон? Всего в пути: { $left }.
}
    .decides = на какие базы возвращаются жетоны; в пути: { $left }
question-cosmic-give-up = { $left ->
    [1] { $seat }: с какой базы теряете жетон?
   *[other] { $seat }: с какой базы теряете жетон? Всего надо отдать: { $left }.
}
    .decides = какие жетоны потерять; всего: { $left }
question-cosmic-reward = { $left ->
    [1] { $seat }: какую награду берёте?
   *[other] { $seat }: какую награду берёте? Всего положено: { $left }.
}
    .decides = какую награду взять; положено: { $left }
question-cosmic-offer = { $seat }, предложение { $number } из { $most }: что добавляете? Пока так: { $terms }.
    .decides = что предложить; это предложение { $number } из { $most }
question-cosmic-answer-offer = { $seat }: { $other } предлагает сделку: { $terms }. Принимаете?
    .decides = принять ли сделку, которую предлагает { $other }: { $terms }
question-cosmic-pledge = { $seat }, сделка троих: что { $giver } даёт игроку { $taker }? Пока так: { $terms }.
    .decides = что { $giver } даёт игроку { $taker } в сделке троих
question-cosmic-go-on = { $seat }: бросаете ещё один вызов?
    .decides = бросить ли ещё один вызов
question-cosmic-buy-back = { $seat }: платите 10 барыша, чтобы сохранить карту «{ $card }»?
    .decides = заплатить ли 10 барыша за карту «{ $card }»
question-cosmic-deal-moon = Какая луна лежит в системе ({ $player })?
question-cosmic-vote = { $seat }: кому быть защитником?
    .decides = кому быть защитником

ask-cosmic-tokens-in = { $seat }: сколько ваших жетонов должно быть в вызове?
    .decides = сколько жетонов держать в вызове
ask-cosmic-mutant = { $seat }, Мутант: с чьей руки следующая карта?
    .decides = с чьей руки взять карту (Мутант)
ask-cosmic-discard-first = { $seat }, Мутант: какую карту сперва сбрасываете?
    .decides = какую карту сперва сбросить (Мутант)
ask-cosmic-keep = { $seat }, Хранитель: какую карту оставляете?
    .decides = какую карту оставить (Хранитель)
ask-cosmic-save = { $seat }, Скряга: какую карту откладываете?
    .decides = какую карту отложить (Скряга)
ask-cosmic-from-hoard = { $seat }, Скряга: взять следующую карту из тайника? Если нет, она берётся из руки.
    .decides = взять ли следующую карту из тайника (Скряга)
ask-cosmic-find = { $seat }, Искатель: какую карту называете?
    .decides = какую карту назвать (Искатель)
ask-cosmic-recall = { $seat }, Хронос: какую карту берёте из сброса?
    .decides = какую карту взять из сброса (Хронос)
ask-cosmic-change-power = { $seat }, Подменыш: меняетесь силой с этим игроком?
    .decides = поменяться ли силой (Подменыш)
ask-cosmic-change-with = { $seat }, Подменыш: с кем меняетесь силой?
    .decides = с кем поменяться силой (Подменыш)
ask-cosmic-copy = { $seat }, Насекомое: какую силу копируете?
    .decides = какую силу скопировать (Насекомое)
ask-cosmic-copy-from = { $seat }, Насекомое: чью силу копируете?
    .decides = чью силу скопировать (Насекомое)
ask-cosmic-change-for = { $seat }, Подменыш: какую силу хотите получить?
    .decides = какую силу получить (Подменыш)
ask-cosmic-lender = { $seat }, Двойник: у кого занимаете карты?
    .decides = у кого занять карты (Двойник)
ask-cosmic-lent-card = { $seat }, Двойник: какую карту отдать взаймы сверх того?
    .decides = какую карту отдать взаймы сверх того (Двойник)
ask-cosmic-ethic = { $seat }, Этик: с чьей руки следующая карта?
    .decides = с чьей руки взять следующую карту (Этик)
ask-cosmic-ethic-number = { $seat }, Этик: сколько карт берёте как компенсацию?
    .decides = сколько карт взять как компенсацию (Этик)
ask-cosmic-give-away = { $seat }, Этик: кому отдаёте взятую карту?
    .decides = кому отдать взятую карту (Этик)
ask-cosmic-give-away-card = { $seat }, Этик: какую карту отдаёте?
    .decides = какую карту отдать (Этик)
ask-cosmic-buy-off = { $seat }: теряете жетон вместо карт, которых хочет Вымогатель?
    .decides = потерять ли жетон вместо карт (Вымогатель)
ask-cosmic-buy-off-place = { $seat }, Вымогатель: с какой базы этот игрок теряет жетон?
    .decides = с какой базы теряется жетон (Вымогатель)
ask-cosmic-filch-side = { $seat }, Воришка: чью карту забираете?
    .decides = чью карту забрать (Воришка)
ask-cosmic-filch-more = { $seat }, Воришка: какую ещё сыгранную карту забираете?
    .decides = какую ещё сыгранную карту забрать (Воришка)
ask-cosmic-clone-card = { $seat }, Клон: какую карту своей стороны забираете?
    .decides = какую карту своей стороны забрать (Клон)
ask-cosmic-heal = { $seat }: разрешаете Целителю вернуть ваши жетоны домой?
    .decides = разрешить ли Целителю вернуть жетоны домой
ask-cosmic-lose-power = { $seat }: домашних баз не хватает. Какой силы лишаетесь?
    .decides = какой силы лишиться: домашних баз не хватает
ask-cosmic-pulsar-zap = { $seat }, Зап пульсара: пульсар какой силы?
    .decides = пульсар какой силы отменить (Зап пульсара)
ask-cosmic-stage = { $seat }, Пентаформ: на какую стадию переходите?
    .decides = на какую стадию перейти (Пентаформ)
ask-cosmic-swap-stages = { $seat }, Пентаформ: какая стадия меняется местами?
    .decides = какой стадии меняться местами (Пентаформ)
ask-cosmic-suffer = { $seat }: ради какой силы отдаёте жетон?
    .decides = ради какой силы отдать жетон
ask-cosmic-trade = { $seat }, Торговец: меняетесь руками с этим игроком?
    .decides = поменяться ли руками (Торговец)
ask-cosmic-trade-with = { $seat }, Торговец: с кем меняетесь руками?
    .decides = с кем поменяться руками (Торговец)
ask-cosmic-barter = { $seat }, Торговец: какую карту отдаёте за взятую?
    .decides = какую карту отдать за взятую (Торговец)
ask-cosmic-pay-place = { $seat }: с какой базы платите жетон?
    .decides = с какой базы заплатить жетон
ask-cosmic-give-to = { $seat }, Филантроп: кому отдаёте карту?
    .decides = кому отдать карту (Филантроп)
ask-cosmic-gift = { $seat }, Филантроп: какую карту отдаёте?
    .decides = какую карту отдать (Филантроп)
ask-cosmic-accept-gift = { $seat }: принимаете подарок Филантропа?
    .decides = принять ли подарок Филантропа
ask-cosmic-lend = { $seat }, Филантроп: какую из своих сил одалживаете?
    .decides = какую силу одолжить (Филантроп)
ask-cosmic-lend-to = { $seat }, Филантроп: кто будет пользоваться вашей силой?
    .decides = кому дать силу взаймы (Филантроп)
ask-cosmic-pull = { $seat }, Вакуум: кто ещё теряет жетоны?
    .decides = кому ещё терять жетоны (Вакуум)
ask-cosmic-pull-number = { $seat }, Вакуум: сколько жетонов теряет этот игрок?
    .decides = сколько жетонов теряется (Вакуум)
ask-cosmic-pull-place = { $seat }, Вакуум: с какой базы этот игрок теряет жетон?
    .decides = с какой базы теряется жетон (Вакуум)
ask-cosmic-scavenge = { $seat }, Стервятник: вспышку какой силы забираете?
    .decides = вспышку какой силы забрать (Стервятник)
ask-cosmic-scavenge-card = { $seat }, Стервятник: какую карту берёте?
    .decides = какую карту взять (Стервятник)
ask-cosmic-dig = { $seat }, Стервятник: оставляете карту, которую только что взяли? Если нет, берёте другую.
    .decides = оставить ли только что взятую карту (Стервятник)
ask-cosmic-cut-card = { $seat }, Калькулятор: чья карта уменьшается? Если ничья, то старшая.
    .decides = чью карту уменьшить (Калькулятор)
ask-cosmic-question = { $seat }, Дознаватель: о чём спрашиваете?
    .decides = о чём спросить (Дознаватель)
ask-cosmic-question-to = { $seat }, Дознаватель: кого из основных игроков спрашиваете?
    .decides = кого из основных игроков спросить (Дознаватель)
ask-cosmic-answer = { $seat }, Дознаватель спрашивает: { $question } Ответ обязывает.
    .decides = что ответить Дознавателю
ask-cosmic-name-laid = { $seat }, Дознаватель спрашивает: Какую карту вы выложите? Ответ обязывает.
    .decides = какую карту назвать Дознавателю
ask-cosmic-mesmer = { $seat }, Месмер: какую карту играете и за какой эдикт?
    .decides = какую карту сыграть как эдикт (Месмер)
ask-cosmic-look-at-hand = { $seat }, Разум: чью руку смотрите?
    .decides = чью руку посмотреть (Разум)
ask-cosmic-show-to = { $seat }, Разум: кому показываете увиденное?
    .decides = кому показать увиденное (Разум)
ask-cosmic-watch-draws = { $seat }, Разум: за кем следите, когда он берёт карты?
    .decides = за кем следить (Разум)
ask-cosmic-reversed-card = { $seat }, Зеркало: чья карта читается наоборот?
    .decides = чью карту читать наоборот (Зеркало)
ask-cosmic-digit-card = { $seat }, Гравитон: для чьей карты считается цифра?
    .decides = для чьей карты считать цифру (Гравитон)
ask-cosmic-sum = { $seat }, Калькулятор: сумма двух Атак чётная или нечётная?
    .decides = чётной или нечётной будет сумма двух Атак (Калькулятор)
ask-cosmic-stake = { $seat }, Картёжник: сколько жетонов на кону?
    .decides = сколько жетонов поставить на кон (Картёжник)
ask-cosmic-spread = { $seat }, Картёжник: на сколько самое меньшее отличаются Атаки?
    .decides = на сколько самое меньшее отличаются Атаки (Картёжник)
ask-cosmic-dictate = { $seat }, Провидец: какую карту должен выложить тот, у кого она есть?
    .decides = какую карту надо выложить (Провидец)
ask-cosmic-dictate-to = { $seat }, Провидец: чью карту называете?
    .decides = чью карту назвать (Провидец)
ask-cosmic-any-attack = { $seat }, Провидец: называете любую Атаку вместо одной карты?
    .decides = назвать ли любую Атаку вместо одной карты (Провидец)
ask-cosmic-all-show = { $seat }, Провидец: какую карту показывают все, у кого она есть?
    .decides = какую карту покажут все, у кого она есть (Провидец)
ask-cosmic-name-card = { $seat }, Картёжник: какую карту вы называете?
    .decides = какую карту назвать (Картёжник)
ask-cosmic-call-lie = { $seat }, Картёжник назвал карту. Объявляете это ложью?
    .decides = объявить ли карту Картёжника ложью
ask-cosmic-crystal = { $seat }, Кристалл: сколько жетонов будет в вызове у игрока { $about }?
    .decides = сколько жетонов будет в вызове у игрока { $about } (Кристалл)
ask-cosmic-hate-card = { $seat }, Ненависть: какую карту вы сбрасываете?
    .decides = какую карту сбросить (Ненависть)
ask-cosmic-hate-place = { $seat }, Ненависть: с какой базы теряется жетон?
    .decides = с какой базы теряется жетон (Ненависть)
ask-cosmic-captive = { $seat }, Зомби: чьи жетоны освобождаете из Искажения?
    .decides = чьи жетоны освободить из Искажения (Зомби)
ask-cosmic-captives = { $seat }, Зомби: сколько жетонов освобождаете?
    .decides = сколько жетонов освободить (Зомби)
ask-cosmic-bully = { $seat }, Задира: с какой планеты теряется жетон вместо жетона из вызова?
    .decides = с какой планеты теряется жетон взамен (Задира)
ask-cosmic-give-base = { $seat }: отдаёте победителю базу? Если нет, вы теряете ещё 2 жетона.
    .decides = отдать ли победителю базу
ask-cosmic-give-base-place = { $seat }: на какой планете отдаёте базу?
    .decides = на какой планете отдать базу
ask-cosmic-prize-for = { $seat }, Судья: приз для победителя? Если нет, его получит проигравший.
    .decides = отдать ли приз победителю (Судья)
ask-cosmic-graft-from = { $seat }, Растение: чью силу перенимаете?
    .decides = чью силу перенять (Растение)
ask-cosmic-graft = { $seat }, Растение: какую силу перенимаете?
    .decides = какую силу перенять (Растение)
ask-cosmic-prophecy = { $seat }, Пророк: кто победит?
    .decides = кто победит (Пророк)
ask-cosmic-prophecy-base = { $seat }, Пророк: на какой планете ставите базу?
    .decides = на какой планете поставить базу (Пророк)
ask-cosmic-prophecy-fine = { $seat }: с какой планеты Пророк теряет жетон?
    .decides = с какой планеты Пророк теряет жетон
ask-cosmic-prophecy-number = { $seat }, Пророк: сколько Компромиссов будет вскрыто?
    .decides = сколько Компромиссов будет вскрыто (Пророк)
ask-cosmic-ballot = { $seat }: кто из основных игроков должен победить?
    .decides = кому из основных игроков победить
ask-cosmic-speak-for = { $seat }, Дипломат: за кого хотите говорить?
    .decides = за кого говорить (Дипломат)
ask-cosmic-let-speak = { $seat }: покажете руку и доверите другому свои предложения?
    .decides = доверить ли другому свои предложения
ask-cosmic-prize = { $most ->
    [4] { $seat }, Судья: сколько карт в призе?
   *[other] { $seat }, Судья: сколько баз в призе?
}
    .decides = каким будет приз (Судья)
ask-cosmic-dive = { $seat }, Камикадзе: сколько жетонов отправляете в Искажение?
    .decides = сколько жетонов отправить в Искажение (Камикадзе)
ask-cosmic-dive-place = { $seat }, Камикадзе: с какой базы жетон уходит в Искажение?
    .decides = с какой базы жетон уходит в Искажение (Камикадзе)
ask-cosmic-sting = { $seat }, Жало: кто теряет жетоны вместо вас?
    .decides = кому терять жетоны взамен (Жало)
ask-cosmic-console-instead = { $seat }, Жало: кто берёт компенсацию?
    .decides = кому взять компенсацию (Жало)
ask-cosmic-retrieve-instead = { $seat }, Мазохист: кто возвращает жетон из Искажения вместо атакующего?
    .decides = кому вернуть жетон из Искажения (Мазохист)
ask-cosmic-turn-cone = { $seat }, Червь: на какую планету поворачиваете конус?
    .decides = на какую планету повернуть конус (Червь)
ask-cosmic-worm-home = { $seat }, Червь: какую из своих пустых планет заселяете?
    .decides = какую пустую планету заселить (Червь)
ask-cosmic-crash-land = { $seat }, Пижон: сколько жетонов высаживаете?
    .decides = сколько жетонов высадить (Пижон)
ask-cosmic-magnet = { $about ->
    [none] { $seat }, Магнит: кого перемещаете?
   *[other] { $seat }, Магнит: к кому присоединяется { $about }?
}
    .decides = { $about ->
        [none] кого переместить (Магнит)
       *[other] к кому присоединится { $about } (Магнит)
    }
ask-cosmic-magnet-number = { $seat }, Магнит: сколько жетонов посылает этот игрок?
    .decides = сколько жетонов пошлёт этот игрок (Магнит)
ask-cosmic-forbid = { $seat }, Магнит: какую карту запрещаете?
    .decides = какую карту запретить (Магнит)
ask-cosmic-relieve = { $seat }: Нытик жалуется. Помогаете ему? Если хоть кто-то откажет, все опустятся до него.
    .decides = помочь ли Нытику
ask-cosmic-sniveler-place = { $about ->
    [none] { $seat }, Нытик: где ставите базу?
   *[other] { $seat }, Нытик: какую базу теряете?
}
    .decides = { $about ->
        [none] где поставить базу (Нытик)
       *[other] какую базу потерять (Нытик)
    }
ask-cosmic-regroup-more = { $seat }, Камикадзе: сколько жетонов возвращаете из Искажения?
    .decides = сколько жетонов вернуть из Искажения (Камикадзе)
ask-cosmic-land-from = { $seat }, Нытик: с какой базы приземляется ваш жетон?
    .decides = с какой базы приземлится жетон (Нытик)
ask-cosmic-let-land = { $seat }: пускаете жетон Нытика? Если нет, вы теряете свой.
    .decides = пустить ли жетон Нытика
ask-cosmic-invite-after-all = { $seat }: приглашаете того, кто жалуется? Если нет, вы отзываете все приглашения.
    .decides = пригласить ли того, кто жалуется
ask-cosmic-snub = { $seat }: кто вас не пригласил?
    .decides = на кого пожаловаться
ask-cosmic-relieve-card = { $seat }: какую карту отдаёте Нытику? Если никто не даст, все сбросят свои.
    .decides = какую карту отдать Нытику
ask-cosmic-whine = { $seat }, Нытик: на что жалуетесь?
    .decides = на что пожаловаться (Нытик)
ask-cosmic-skeptic-stake = { $seat }, Скептик: на сколько жетонов больше теряет проигравший?
    .decides = на сколько жетонов больше потеряет проигравший (Скептик)
ask-cosmic-skeptic = { $seat }: Скептик сомневается, что вы победите. Сдаётесь? Если нет, проигравший потеряет больше жетонов.
    .decides = сдаться ли: Скептик сомневается
ask-cosmic-lure = { $seat }, Сирена: какую карту называете?
    .decides = какую карту назвать (Сирена)
ask-cosmic-siren-base = { $seat }, Сирена: на какой планете атаки ставите базу?
    .decides = на какой планете атаки поставить базу (Сирена)
ask-cosmic-siren = { $seat }, Сирена: на какую планету увлекаете вызов?
    .decides = на какую планету увлечь вызов (Сирена)
ask-cosmic-will-place = { $seat }, Воля: на какую планету наводите конус?
    .decides = на какую планету навести конус (Воля)
ask-cosmic-will-look = { $seat }, Воля: чью руку смотрите?
    .decides = чью руку посмотреть (Воля)
ask-cosmic-will = { $seat }, Воля: кому бросаете вызов?
    .decides = кому бросить вызов (Воля)
ask-cosmic-buy-tokens = { $seat }: сколько жетонов выкупаете из Искажения, по 1 барышу за каждый?
    .decides = сколько жетонов выкупить из Искажения
ask-cosmic-buy-cards = { $seat }: сколько карт покупаете? Цена одной в барышах: { $price }.
    .decides = сколько карт купить
ask-cosmic-buy-discard = { $seat }: какую карту сбрасываете за 1 барыш?
    .decides = какую карту сбросить за 1 барыш
ask-cosmic-buy-move = { $seat }: с какой базы уходит жетон и на какую?
    .decides = с какой базы и на какую перейдёт жетон
ask-cosmic-buy-power = { $seat }: какую из своих сил возвращаете?
    .decides = какую силу вернуть
ask-cosmic-moon-victim = { $seat }, луна: кого она поражает?
    .decides = кого поразит луна
ask-cosmic-moon-base = { $seat }, луна: какую базу она поражает?
    .decides = какую базу поразит луна
ask-cosmic-moon-rival = { $seat }: с кем вы бьётесь на луне?
    .decides = с кем биться на луне
ask-cosmic-moon = { $seat }: какая луна?
    .decides = какую луну выбрать

## Ответы.

answer-cosmic-veil-power = остаётся тайной
answer-cosmic-veil-power-pass = лежит открыто
answer-cosmic-respond-pass = пас
answer-cosmic-choose-seat-pass = никто
answer-cosmic-choose-power-pass = тайная сила
answer-cosmic-choose-place-pass = никакая
answer-cosmic-choose-card-pass = никакая
answer-cosmic-choose-curse-pass = никакое
answer-cosmic-lay-kicker-pass = без множителя
answer-cosmic-agree = да
answer-cosmic-agree-pass = нет
answer-cosmic-load-pass = жетонов больше не надо
answer-cosmic-join = вступить в союз: { $side }
answer-cosmic-join-pass = остаться в стороне
answer-cosmic-offer-pass = прекратить переговоры: сделки нет
answer-cosmic-answer-offer-pass = отклонить: сделки нет
answer-cosmic-pledge-pass = больше ничего
answer-cosmic-go-on = ещё один вызов
answer-cosmic-go-on-pass = закончить ход
answer-cosmic-buy-back = заплатить 10 барыша
answer-cosmic-buy-back-pass = не платить
answer-cosmic-from-deck = из колоды
answer-cosmic-cone = конус
answer-cosmic-warp = из Искажения
answer-cosmic-own-challenge = бросить вызов чужой базе в своей системе
answer-cosmic-own-resettle = снова заселить свою пустую планету
answer-cosmic-own-flip-again = открыть другую карту
answer-cosmic-reward-token = жетон из Искажения
answer-cosmic-reward-card = карта из колоды
answer-cosmic-accept = принять
answer-cosmic-counter = сделать встречное предложение
answer-cosmic-give-card = отдать: { $card }
answer-cosmic-give-choice = отдать карту по своему выбору
answer-cosmic-give-base = дать базу на { $place }
answer-cosmic-give-freedom = освободить жетон противника из Искажения
answer-cosmic-want-choice = попросить карту по выбору противника
answer-cosmic-want-named = попросить определённую карту
answer-cosmic-want-base = попросить базу на { $place }
answer-cosmic-want-freedom = попросить освободить свой жетон из Искажения
answer-cosmic-give-lucre = отдать 1 барыш
answer-cosmic-want-lucre = попросить 1 барыш
answer-cosmic-propose = предложить это
plan-cosmic-send = { $count ->
    [one] послать { $count } жетон с самой полной базы
    [few] послать { $count } жетона, каждый с самой полной базы
   *[many] послать { $count } жетонов, каждый с самой полной базы
}
plan-cosmic-ally = вступить в союз: { $side }; { $count ->
    [one] { $count } жетон с самой полной базы
    [few] { $count } жетона, каждый с самой полной базы
   *[many] { $count } жетонов, каждый с самой полной базы
}
plan-cosmic-home-to = { $count ->
    [one] вернуть { $count } жетон на { $place }
    [few] вернуть все { $count } жетона на { $place }
   *[many] вернуть все { $count } жетонов на { $place }
}
plan-cosmic-home-evenly = { $count ->
    [one] вернуть { $count } жетон на самую слабую базу
    [few] вернуть { $count } жетона, каждый на самую слабую базу
   *[many] вернуть { $count } жетонов, каждый на самую слабую базу
}
plan-cosmic-lose-from = { $count ->
    [one] потерять { $count } жетон на { $place }
    [few] потерять все { $count } жетона на { $place }
   *[many] потерять все { $count } жетонов на { $place }
}
plan-cosmic-lose-evenly = { $count ->
    [one] потерять { $count } жетон с самой полной базы
    [few] потерять { $count } жетона, каждый с самой полной базы
   *[many] потерять { $count } жетонов, каждый с самой полной базы
}
plan-cosmic-swap-bases = предложить обмен базами: противнику на { $give }, себе на { $want }

## События.

event-cosmic-power-dealt = { $known ->
    [yes] { $seat } получает силу: { $power }.
   *[no] { $seat } получает тайную силу.
}
event-cosmic-power-shown = { $seat } раскрывает силу «{ $power }».
event-cosmic-challenge-began = { $number ->
    [1] Ходит { $seat }.
   *[other] { $seat } бросает ещё один вызов, номер { $number }.
}
event-cosmic-regrouped = { $seat } возвращает жетон из Искажения на { $place }.
event-cosmic-destiny-flipped = { $first ->
    [yes] Кто начинает? Судьба: { $card }.
   *[no] Судьба: { $card }.
}
event-cosmic-comet-came = Комета в этом вызове: { $card }.
event-cosmic-defender-named = Защитник — { $seat }.
event-cosmic-cone-pointed = { $seat } наводит конус на { $place }.
event-cosmic-tokens-loaded = { $side ->
    [defence] { $seat } посылает жетоны к защитнику: { $count }.
    [planet] { $seat } ставит жетоны на планету: { $count }.
   *[offence] { $seat } посылает жетоны в конус: { $count }.
}
event-cosmic-invited = { $count ->
    [0] { $seat } никого не зовёт.
   *[other] { $seat } зовёт союзников: { $guests }.
}
event-cosmic-joined = { $side ->
    [defence] { $seat } присоединяется к защитнику{ $count ->
        [0] .
       *[other] , жетонов: { $count }.
    }
   *[offence] { $seat } присоединяется к атакующему{ $count ->
        [0] .
       *[other] , жетонов: { $count }.
    }
}
event-cosmic-stayed-out = { $seat } остаётся в стороне.
event-cosmic-card-laid = { $known ->
    [yes] { $seat } кладёт карту: { $card }.
   *[no] { $seat } кладёт карту.
}
event-cosmic-kicker-laid = { $known ->
    [yes] { $seat } кладёт карту: { $card }.
   *[no] { $seat } кладёт множитель.
}
event-cosmic-kicker-shown = Открыта карта ({ $seat }): { $card }.
event-cosmic-cards-revealed = Карты вскрыты: атакующий — { $first }, защитник — { $second }.
event-cosmic-total-known = { $known ->
    [yes] { $seat }: сумма { $total } ({ $terms }).
   *[no] { $seat }: сумма { $total }.
}
event-cosmic-decided = { $result ->
    [offence-won] Побеждает атакующий.
    [defence-won] Побеждает защитник.
    [both-lost] Проигрывают обе стороны.
    [dealt] Два Компромисса: основные игроки пробуют договориться.
    [deal-broke] Сделки нет.
    [called-off] Вызов прекращён.
    [gave-up] У атакующего нет карты вызова: ход кончается.
    [resettled] Планета снова заселена.
   *[undecided] Вызов не решён.
}
event-cosmic-tokens-lost = { $seat } теряет жетоны: { $count }.
event-cosmic-tokens-captured = { $other } берёт в плен жетоны ({ $seat }): { $count }.
event-cosmic-tokens-gone = Из игры выходят жетоны ({ $seat }): { $count }.
event-cosmic-captives-warped = Из стопок ({ $other }) в Искажение уходят жетоны ({ $seat }): { $count }.
event-cosmic-lucre-earned = { $seat } получает барыш: { $count }.
event-cosmic-lucre-spent = { $seat } платит барыш: { $count }.
event-cosmic-lucre-given = { $seat } отдаёт барыш ({ $other }): { $count }.
event-cosmic-moon-landed = { $seat } высаживается на луну { $place }, жетонов: { $count }.
event-cosmic-moon-shown = Луна { $place } лежит открыто: { $moon }.
event-cosmic-moon-hidden = На луне { $place } больше никого нет; её переворачивают.
event-cosmic-tokens-returned = { $seat } возвращает жетоны на базы: { $count }.
event-cosmic-base-landed = { $count ->
    [one] { $seat }: новая база на { $place }, { $count } жетон.
    [few] { $seat }: новая база на { $place }, { $count } жетона.
   *[many] { $seat }: новая база на { $place }, { $count } жетонов.
}
event-cosmic-reward-taken = { $what ->
    [token] { $count ->
        [1] { $seat } берёт в награду жетон из Искажения.
       *[other] { $seat } берёт в награду жетоны из Искажения: { $count }.
    }
   *[card] { $count ->
        [1] { $seat } берёт в награду карту.
       *[other] { $seat } берёт в награду карты: { $count }.
    }
}
event-cosmic-consolation-taken = { $seat } получает компенсацию, карты отдаёт { $giver }: { $count }.
event-cosmic-deal-offered = { $known ->
    [yes] { $seat } предлагает сделку: { $terms }.
   *[no] { $seat } предлагает сделку: отдать карт { $given }, получить карт { $wanted }.
}
event-cosmic-deal-made = Сделка заключена.
event-cosmic-deal-failed = Сделки нет: каждый основной игрок теряет три жетона.
event-cosmic-card-drawn = { $known ->
    [yes] { $seat } берёт: { $card }.
   *[no] { $count ->
        [1] { $seat } берёт карту.
       *[other] { $seat } берёт карты: { $count }.
    }
}
event-cosmic-hand-shown = { $seat } показывает руку.
event-cosmic-card-hoarded = { $known ->
    [yes] { $seat } кладёт в тайник: { $card }.
   *[no] { $count ->
        [1] { $seat } кладёт карту в тайник.
       *[other] { $seat } кладёт в тайник карты: { $count }.
    }
}
event-cosmic-hoard-shown = { $seat } показывает тайник и сбрасывает его.
event-cosmic-card-discarded = { $known ->
    [yes] { $seat } сбрасывает: { $card }.
   *[no] { $count ->
        [1] { $seat } сбрасывает карту.
       *[other] { $seat } сбрасывает карты: { $count }.
    }
}
event-cosmic-card-moved = { $known ->
    [yes] Отдаёт { $giver }, берёт { $taker }: { $card }.
    [back] { $giver } возвращает на руку: { $card }.
   *[no] { $count ->
        [1] Отдаёт карту { $giver }, берёт { $taker }.
       *[other] Отдаёт карты ({ $count }) { $giver }, берёт { $taker }.
    }
}
event-cosmic-cards-blinded = { $count ->
    [one] { $seat } не видит { $count } карту.
    [few] { $seat } не видит { $count } карты.
   *[many] { $seat } не видит { $count } карт.
}
event-cosmic-question-answered = { $answer ->
    [yes] { $seat } отвечает на «{ $question }»: да.
   *[no] { $seat } отвечает на «{ $question }»: нет.
}
event-cosmic-card-named = { $what ->
    [attack] { $seat } называет любую Атаку.
   *[card] { $seat } называет: { $card }.
}
event-cosmic-card-shown = { $seat } показывает: { $card }.
event-cosmic-put-beside = { $seat } откладывает до следующей новой руки: { $card }.
event-cosmic-cards-swapped = { $seat } меняет местами выложенные карты.
event-cosmic-played = { $seat } играет карту: { $what }.
event-cosmic-power-used = { $seat } применяет силу «{ $name }».
event-cosmic-cancelled = Отменено: { $name }, { $seat }.
event-cosmic-suppressed = { $reason ->
    [zapped] Сила «{ $power }» под Космозапом и недоступна до конца вызова.
    [outage] Сила «{ $power }» обесточена.
    [wracked] Сила «{ $power }» недоступна из-за вспышки Мучителя.
    [stopped] Сила «{ $power }» остановлена до конца вызова.
    [grafted] Силу «{ $power }» до конца вызова переняло Растение.
    [grafted-by-flare] Сила «{ $power }» до конца вызова перенята вспышкой Растения.
   *[hushed] Сила «{ $power }» недоступна из-за вспышки Глушителя.
}
event-cosmic-restored = Сила «{ $power }» снова доступна.
event-cosmic-power-lost = { $seat } лишается силы «{ $power }» из-за нехватки домашних баз.
event-cosmic-power-back = { $seat } снова владеет силой «{ $power }».
event-cosmic-power-changed = { $known ->
    [yes] { $seat } отдаёт силу «{ $old }» и получает силу: { $power }.
   *[no] { $seat } получает силу: { $power }.
}
event-cosmic-drew-new-hand = { $seat } берёт новую руку.
event-cosmic-reshuffled = Колода перетасована; карт в ней: { $count }.
event-cosmic-negated = { $known ->
    [yes] { $seat } запрещает карту или силу: { $name }, { $other }.
   *[no] { $seat } запрещает это, { $other } выбирает снова.
}
event-cosmic-called-off = Вызов прекращён.
event-cosmic-turn-ended = { $seat } заканчивает ход.
event-cosmic-won = { $seat } побеждает; баз в чужих системах: { $count }.
event-cosmic-power-copied = { $seat } копирует на этот вызов силу «{ $power }».
event-cosmic-power-lent = { $seat } пользуется в этом вызове силой «{ $power }».
event-cosmic-stage-moved = { $seat }: стадия { $stage }, { $power }.

## Позиция.

position-cosmic-cone = { $tokens }.
    .headline = В конусе
position-cosmic-guard = { $tokens }.
    .headline = Рядом с планетой
position-cosmic-losing = { $tokens }.
    .headline = На пути в Искажение
position-cosmic-invited = { $guests }.
    .headline = Позваны, { $side }
position-cosmic-effects = { $effects }.
    .headline = В этом вызове
position-cosmic-laid = { $known ->
    [yes] { $card }{ $turned ->
        [compromise] , считается Компромиссом
        [attack] , считается Атакой
       *[no] {""}
    }.
   *[no] лицом вниз.
}
    .headline = Карта, { $side }
position-cosmic-kicker = { $known ->
    [yes] { $card }.
   *[no] лицом вниз.
}
    .headline = Множитель, { $side }
position-cosmic-sum = { $terms }.
    .headline = Сумма, { $seat }
position-cosmic-verdict = { $steps }.
    .headline = Исход
decided-cosmic-by = Исход: { $steps }.
position-cosmic-offer = { $terms }.
    .headline = Предложение
position-cosmic-in-force = { $effects }.
    .headline = Действует
position-cosmic-bans = { $bans }.
    .headline = запреты в этом вызове
ban-cosmic-edicts = эдикты
ban-cosmic-flares = вспышки
ban-cosmic-wilds = Дикие вспышки
ban-cosmic-supers = вспышки Супер
ban-cosmic-pulsars = пульсары
ban-cosmic-kickers = множители
ban-cosmic-reinforcements = подкрепления
ban-cosmic-inviting = приглашения
ban-cosmic-silenced = приглашения, союзы, предложения, необязательные силы
ban-cosmic-one-left = больше одной прочей карты
ban-cosmic-none-left = любые прочие карты
position-cosmic-con = { $seats }.
    .headline = Контра против силы «{ $power }»
position-cosmic-pro = Усиление силы «{ $power }».
position-cosmic-seat = баз в чужих системах { $external } из { $goal }, домашних баз { $homes }, жетонов в Искажении { $warp }, карт { $cards }.
position-cosmic-gone = жетонов вне игры { $count }.
position-cosmic-captive = жетонов в плену у других { $count }.
position-cosmic-lucre = барыша { $count }.
position-cosmic-hoard = карт в тайнике { $count }.
position-cosmic-power = { $power }{ $secret ->
    [yes] {" "}(тайная)
   *[no] {""}
}{ $state ->
    [zapped] {" "}(под Космозапом)
    [outage] {" "}(обесточена)
    [wracked] {" "}(недоступна из-за вспышки Мучителя)
    [stopped] {" "}(остановлена)
    [grafted] {" "}(перенята Растением)
    [grafted-by-flare] {" "}(перенята вспышкой Растения)
    [hushed] {" "}(недоступна из-за вспышки Глушителя)
    [few-homes] {" "}(недоступна из-за нехватки домашних баз)
    [retained] {" "}(удержана своим пульсаром)
   *[ready] {""}
}.
    .headline = сила
position-cosmic-hidden = { $count ->
    [one] { $count } тайная сила.
    [few] { $count } тайные силы.
   *[many] { $count } тайных сил.
}
position-cosmic-stages = { $stages }; сейчас стадия { $stage }.
    .headline = стадии
position-cosmic-tally = очков { $count }.
    .headline = на карте силы { $power }
position-cosmic-system = { $planets }.
    .headline = Система { $letter }, { $seat }
position-cosmic-piles = { $deck }, в сбросе: { $discards }, карт судьбы: { $destiny }.
    .headline = Карт в колоде
position-cosmic-hand = { $count ->
    [0] Ваша рука пуста.
   *[other] { $cards }.
}
    .headline = { $count ->
        [0] {""}
       *[other] Ваша рука
    }
position-cosmic-known = { $cards }.
    .headline = Вы знаете, что { $seat } держит
position-cosmic-own-hoard = { $cards }.
    .headline = Ваш тайник
position-cosmic-known-hoard = { $cards }.
    .headline = Вы знаете, что лежит в тайнике, который хранит { $seat }
position-cosmic-loose = { $card }.
    .headline = Вы знаете, что { $seats } держит

# Заголовки, под которыми собраны ответы.

group-cosmic-allies = { $count ->
    [0] Никого
    [one] { $count } союзник
    [few] { $count } союзника
   *[many] { $count } союзников
}
group-cosmic-attacks = Атаки
group-cosmic-compromises = Компромисс
group-cosmic-edicts = Эдикты
group-cosmic-flares = Вспышки
group-cosmic-pulsars = Пульсары
group-cosmic-kickers = Множители
group-cosmic-reinforcements = Подкрепления
group-cosmic-powers = Силы
group-cosmic-given = Вы отдаёте
group-cosmic-wanted = Вы получаете
