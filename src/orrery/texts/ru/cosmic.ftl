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
about-cosmic-spare-powers = Сколько сил раздают сверх того, чтобы выбрать, какие оставить.
value-cosmic-spare-powers-0 = без выбора
value-cosmic-spare-powers-1 = ещё одна
value-cosmic-spare-powers-2 = ещё две
setting-cosmic-named-powers = Названные силы
about-cosmic-named-powers = У кого какая сила: случайно или по именам в порядке мест, например virus,zombie,oracle.
value-cosmic-named-powers-random = случайные
setting-cosmic-pool = Набор сил
about-cosmic-pool = Раздавать все силы или только те, что объясняются одной фразой.
value-cosmic-pool-all = все силы
value-cosmic-pool-simple = простые силы
setting-cosmic-secret-powers = Тайные силы
about-cosmic-secret-powers = Знает ли силу до первого применения только её владелец.
value-cosmic-secret-powers-no = открытые
value-cosmic-secret-powers-yes = тайные до применения
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
about-cosmic-extra-flares = Сколько в колоде вспышек тех сил, которых ни у кого нет.
value-cosmic-extra-flares-0 = нет
value-cosmic-extra-flares-5 = пять
value-cosmic-extra-flares-10 = десять
value-cosmic-extra-flares-24 = все
setting-cosmic-pulsars = Пульсары
about-cosmic-pulsars = По пульсару на каждую силу, против неё или за неё: сильные и непростые карты.
value-cosmic-pulsars-no = без пульсаров
value-cosmic-pulsars-yes = с пульсарами
setting-cosmic-specials = Спецкарты и кометы
about-cosmic-specials = Есть ли в колоде судьбы карты, которые иначе выбирают защитника или меняют вызов.
value-cosmic-specials-no = нет
value-cosmic-specials-yes = есть
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
preset-cosmic-first-game = Первая игра
about-cosmic-first-game = Простые силы, без вспышек.
preset-cosmic-classic = Классика
about-cosmic-classic = Все силы, вспышки остаются на руке, десять лишних.
preset-cosmic-quick = Быстрая игра
about-cosmic-quick = По четыре планеты, победа за четыре базы, простые силы, вспышки сбрасываются.
preset-cosmic-all-in = Всё сразу
about-cosmic-all-in = По две силы, теряются по одной, с пульсарами, спецкартами, кометами и лишними вспышками.

source-cosmic-bases = базы в чужих системах
source-cosmic-shared-victory = общая победа

## Малые слова.

seat-cosmic-nobody = никто
side-cosmic-offence = атакующий ({ $seat })
side-cosmic-defence = защитник ({ $seat })
place-cosmic-cone = конус
place-cosmic-warp = Искажение
place-cosmic-empty = { $place } (пусто)
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
check-cosmic-rule = правило
check-cosmic-suffer = отдать жетон, чтобы применить силу вопреки Мучителю
curse-cosmic-no-edicts = без эдиктов
curse-cosmic-no-flares = без вспышек
curse-cosmic-no-pulsars = без пульсаров
curse-cosmic-no-inviting = без приглашений
call-cosmic-tens = десятки
call-cosmic-ones = единицы
call-cosmic-odd = нечётная
call-cosmic-even = чётная

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
moment-cosmic-hand-check = руку вот-вот проверят
moment-cosmic-joined = перед отправкой жетонов
moment-cosmic-cards-gained = взяты карты
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
term-cosmic-half-attacks = Половинные Атаки
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

## Вопросы.

question-cosmic-deal-power = Какую силу получает { $player }?
question-cosmic-deal-special = Какая спецкарта или комета идёт в колоду судьбы?
question-cosmic-deal-flare = Вспышка какой силы идёт в колоду?
question-cosmic-deal-mixed = Какую из смешанных карт сдали?
question-cosmic-name-blind = Какую тайную силу назвали? Владелец: { $player }.
question-cosmic-draw-card = Какую карту берёт { $player }?
question-cosmic-take-random = { $way ->
    [discarded] Какая карта уходит в сброс? Рука: { $player }.
   *[taken] Какую карту берёт { $taker }? Рука, с которой берут: { $player }.
}
question-cosmic-blind-card = Какую карту ослепляют? Рука: { $player }.
question-cosmic-flip-destiny = Какая карта судьбы открыта?
question-cosmic-put-back-power = { $seat }: какую силу возвращаете?
question-cosmic-respond = { $seat }, { $what }: ответить или пас?
question-cosmic-retrieve = { $seat }: куда идёт ваш жетон из Искажения?
question-cosmic-choose-seat = { $reason ->
    [flip] { $seat }: кому бросаете вызов?
    [response] { $seat }, { $name }: какой игрок?
   *[none] { $seat }: какой игрок?
}
question-cosmic-choose-power = { $reason ->
    [own] { $seat }, { $name }: какую из своих сил отдаёте?
    [response] { $seat }, { $name }: какая сила?
   *[none] { $seat }: какая сила?
}
question-cosmic-choose-place = { $reason ->
    [flip] { $seat }: какую из своих планет снова заселяете?
    [response] { $seat }, { $name }: какая планета?
   *[none] { $seat }: какая планета?
}
question-cosmic-choose-card = { $reason ->
    [deal] { $seat }: какую карту просите?
    [handing-over] { $seat }: какую карту отдаёте?
    [discarding] { $seat }: какую карту сбрасываете?
    [response] { $seat }, { $name }: какая карта?
   *[none] { $seat }: какая карта?
}
question-cosmic-choose-number = { $reason ->
    [response] { $seat }, { $name }: сколько?
   *[none] { $seat }: сколько?
}
question-cosmic-agree = { $reason ->
    [three-way] { $seat }, сделка троих: { $name }. Принимаете?
    [response] { $seat }, { $name }: согласны?
   *[none] { $seat }: согласны?
}
question-cosmic-choose-destiny = { $seat }, { $name }: какая карта судьбы?
question-cosmic-discard-together = { $seat }, { $name }: какую карту сбросить одновременно со всеми?
question-cosmic-choose-curse = { $seat }: какое проклятие?
question-cosmic-choose-stack = { $seat }: под какой из своих жетонов кладёте пленного ({ $captive })?
question-cosmic-choose-call = { $reason ->
    [response] { $seat }, { $name }: что называете?
   *[none] { $seat }: что называете?
}
question-cosmic-own-colour = { $seat }: открыт ваш собственный цвет. Что делаете?
question-cosmic-point = { $seat }: на какую планету наводите конус? Защитник: { $defence }.
question-cosmic-load = { $way ->
    [planet] { $seat }: откуда жетон идёт на { $place }? { $loaded ->
        [0] Первый образует базу.
       *[other] Уже там: { $loaded }.
    }
    [defence] { $seat }: с какой базы жетон идёт к защитнику? Послано { $loaded }, можно до { $most }.
   *[offence] { $seat }: с какой базы жетон идёт в конус? Послано { $loaded }, можно до { $most }.
}
question-cosmic-invite = { $side ->
    [defence] { $seat }: кого зовёте на свою сторону, к защитнику?
   *[offence] { $seat }: кого зовёте на свою сторону, к атакующему?
}
question-cosmic-join = { $seat }: вступаете в союз?
question-cosmic-lay-card = { $way ->
    [open] { $seat }: какую карту кладёте лицом вверх?
   *[hidden] { $seat }: какую карту кладёте?
}
question-cosmic-bring-home = { $left ->
    [1] { $seat }: на какую базу возвращается ваш жетон?
   *[other] { $seat }: на какую базу возвращается жетон? Всего в пути: { $left }.
}
question-cosmic-give-up = { $left ->
    [1] { $seat }: с какой базы теряете жетон?
   *[other] { $seat }: с какой базы теряете жетон? Всего надо отдать: { $left }.
}
question-cosmic-reward = { $left ->
    [1] { $seat }: какую награду берёте?
   *[other] { $seat }: какую награду берёте? Всего положено: { $left }.
}
question-cosmic-offer = { $seat }, предложение { $number } из { $most }: что добавляете? Пока так: { $terms }.
question-cosmic-answer-offer = { $seat }: { $other } предлагает сделку: { $terms }. Принимаете?
question-cosmic-pledge = { $seat }, сделка троих: что { $giver } даёт игроку { $taker }? Пока так: { $terms }.
question-cosmic-go-on = { $seat }: бросаете ещё один вызов?
question-cosmic-vote = { $seat }: кому быть защитником?

ask-cosmic-tokens-in = { $seat }: сколько ваших жетонов должно быть в вызове?
ask-cosmic-mutant = { $seat }, Мутант: с чьей руки следующая карта?
ask-cosmic-discard-first = { $seat }, Мутант: какую карту сперва сбрасываете?
ask-cosmic-keep = { $seat }, Хранитель: какую карту оставляете?
ask-cosmic-find = { $seat }, Искатель: какую карту называете?
ask-cosmic-recall = { $seat }, Хронос: какую карту берёте из сброса?
ask-cosmic-change-power = { $seat }, Подменыш: меняетесь силой с этим игроком?
ask-cosmic-change-with = { $seat }, Подменыш: с кем меняетесь силой?
ask-cosmic-copy = { $seat }, Насекомое: какую силу копируете?
ask-cosmic-copy-from = { $seat }, Насекомое: чью силу копируете?
ask-cosmic-change-for = { $seat }, Подменыш: какую силу хотите получить?
ask-cosmic-lender = { $seat }, Двойник: у кого занимаете карты?
ask-cosmic-lent-card = { $seat }, Двойник: какую карту отдать взаймы сверх того?
ask-cosmic-ethic = { $seat }, Этик: с чьей руки следующая карта?
ask-cosmic-ethic-number = { $seat }, Этик: сколько карт берёте как компенсацию?
ask-cosmic-give-away = { $seat }, Этик: кому отдаёте взятую карту?
ask-cosmic-give-away-card = { $seat }, Этик: какую карту отдаёте?
ask-cosmic-buy-off = { $seat }: теряете жетон вместо карт, которых хочет Вымогатель?
ask-cosmic-buy-off-place = { $seat }, Вымогатель: с какой базы этот игрок теряет жетон?
ask-cosmic-filch-side = { $seat }, Воришка: чью карту забираете?
ask-cosmic-filch-more = { $seat }, Воришка: какую ещё сыгранную карту забираете?
ask-cosmic-heal = { $seat }: разрешаете Целителю вернуть ваши жетоны домой?
ask-cosmic-lose-power = { $seat }: домашних баз не хватает. Какой силы лишаетесь?
ask-cosmic-pulsar-zap = { $seat }, Зап пульсара: пульсар какой силы?
ask-cosmic-stage = { $seat }, Пентаформ: на какую стадию переходите?
ask-cosmic-swap-stages = { $seat }, Пентаформ: какая стадия меняется местами?
ask-cosmic-suffer = { $seat }: ради какой силы отдаёте жетон?
ask-cosmic-pull = { $seat }, Вакуум: кто ещё теряет жетоны?
ask-cosmic-pull-number = { $seat }, Вакуум: сколько жетонов теряет этот игрок?
ask-cosmic-pull-place = { $seat }, Вакуум: с какой базы этот игрок теряет жетон?
ask-cosmic-cut-card = { $seat }, Калькулятор: чья карта уменьшается? Если ничья, то старшая.
ask-cosmic-digit-card = { $seat }, Гравитон: для чьей карты считается цифра?
ask-cosmic-sum = { $seat }, Калькулятор: сумма двух Атак чётная или нечётная?
ask-cosmic-stake = { $seat }, Картёжник: сколько жетонов на кону?
ask-cosmic-spread = { $seat }, Картёжник: на сколько самое меньшее отличаются Атаки?
ask-cosmic-name-card = { $seat }, Картёжник: какую карту вы называете?
ask-cosmic-call-lie = { $seat }, Картёжник назвал карту. Объявляете это ложью?
ask-cosmic-crystal = { $seat }, Кристалл: сколько жетонов будет в вызове у игрока { $about }?
ask-cosmic-hate-card = { $seat }, Ненависть: какую карту вы сбрасываете?
ask-cosmic-hate-place = { $seat }, Ненависть: с какой базы теряется жетон?
ask-cosmic-captive = { $seat }, Зомби: чьи жетоны освобождаете из Искажения?
ask-cosmic-captives = { $seat }, Зомби: сколько жетонов освобождаете?
ask-cosmic-bully = { $seat }, Задира: с какой планеты теряется жетон вместо жетона из вызова?
ask-cosmic-give-base = { $seat }: отдаёте победителю базу? Если нет, вы теряете ещё 2 жетона.
ask-cosmic-give-base-place = { $seat }: на какой планете отдаёте базу?
ask-cosmic-prize-for = { $seat }, Судья: приз для победителя? Если нет, его получит проигравший.
ask-cosmic-ballot = { $seat }: кто из основных игроков должен победить?
ask-cosmic-speak-for = { $seat }, Дипломат: за кого хотите говорить?
ask-cosmic-let-speak = { $seat }: покажете руку и доверите другому свои предложения?
ask-cosmic-prize = { $most ->
    [4] { $seat }, Судья: сколько карт в призе?
   *[other] { $seat }, Судья: сколько баз в призе?
}
ask-cosmic-dive = { $seat }, Камикадзе: сколько жетонов отправляете в Искажение?
ask-cosmic-dive-place = { $seat }, Камикадзе: с какой базы жетон уходит в Искажение?
ask-cosmic-regroup-more = { $seat }, Камикадзе: сколько жетонов возвращаете из Искажения?

## Ответы.

answer-cosmic-respond-pass = пас
answer-cosmic-choose-seat-pass = никто
answer-cosmic-choose-power-pass = тайная сила
answer-cosmic-choose-place-pass = никакая
answer-cosmic-choose-card-pass = никакая
answer-cosmic-choose-curse-pass = никакое
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
event-cosmic-captives-warped = Из стопок ({ $other }) в Искажение уходят жетоны ({ $seat }): { $count }.
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
        [yes] , считается Компромиссом
       *[no] {""}
    }.
   *[no] лицом вниз.
}
    .headline = Карта, { $side }
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
ban-cosmic-inviting = приглашения
ban-cosmic-silenced = приглашения, союзы, предложения, необязательные силы
ban-cosmic-one-left = больше одной прочей карты
ban-cosmic-none-left = любые прочие карты
position-cosmic-con = { $seats }.
    .headline = Контра против силы «{ $power }»
position-cosmic-pro = Усиление силы «{ $power }».
position-cosmic-seat = баз в чужих системах { $external } из { $goal }, домашних баз { $homes }, жетонов в Искажении { $warp }, карт { $cards }.
position-cosmic-captive = жетонов в плену у других { $count }.
position-cosmic-power = { $power }{ $secret ->
    [yes] {" "}(тайная)
   *[no] {""}
}{ $state ->
    [zapped] {" "}(под Космозапом)
    [outage] {" "}(обесточена)
    [wracked] {" "}(недоступна из-за вспышки Мучителя)
    [stopped] {" "}(остановлена)
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
group-cosmic-powers = Силы
group-cosmic-given = Вы отдаёте
group-cosmic-wanted = Вы получаете
