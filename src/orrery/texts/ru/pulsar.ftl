### PULSAR 2849: вопросы, ответы, события, позиция.

title-pulsar = PULSAR 2849
about-pulsar = Выбирайте кубики, летайте к системам, заявляйте права на пульсары, стройте гиродины, передатчики и технологии — восемь раундов.

## Настройки.

setting-pulsar-map = Звёздное поле
about-pulsar-map = Поле без тупиков проще; тупики приносят тайлы исследования.
value-pulsar-map-A = без тупиков
value-pulsar-map-B = с тупиками
setting-pulsar-boards = Поля технологий
about-pulsar-boards = В каждой категории четыре поля, в игре по одному из них. От них зависит, что можно запатентовать.
value-pulsar-boards-random = случайные
value-pulsar-boards-first-game = AI, AII и AIII
setting-pulsar-goals = Цели
about-pulsar-goals = Три цели приносят очки в конце партии.
value-pulsar-goals-random = случайные
value-pulsar-goals-first-game = три цели первой игры
setting-pulsar-hqs = Штаб-квартиры
about-pulsar-hqs = Со штаб-квартирой у каждого восемь своих проектов и инспекции врат.
value-pulsar-hqs-on = со штаб-квартирами
value-pulsar-hqs-off = без штаб-квартир
setting-pulsar-even-start = Равный старт
about-pulsar-even-start = В первом раунде большинство кубиков выложены поровну, бросают только три.
value-pulsar-even-start-on = равный
value-pulsar-even-start-off = все кубики бросают
preset-pulsar-first-game = Первая игра
about-pulsar-first-game = Самое лёгкое начало: без тупиков и штаб-квартир, с полями и целями для новичков.

## Малые слова.

size-pulsar-small = малый
size-pulsar-medium = средний
size-pulsar-large = большой
colour-pulsar-green = зелёные
colour-pulsar-magenta = пурпурные
colour-pulsar-orange = оранжевые
token-pulsar-plus-minus = ±1
token-pulsar-plus-two = +2
place-pulsar = { $n }
node-pulsar-system = система { $name }
node-pulsar-pulsar = пульсар { $name }
node-pulsar-isolated = изолированный пульсар { $name }
node-pulsar-green = зелёные врата { $name }
node-pulsar-magenta = пурпурные врата { $name }
node-pulsar-orange = оранжевые врата { $name }
node-pulsar-entry = входные врата { $name }
site-pulsar-face-down = { $node } (закрыта)
site-pulsar-system = { $node } ({ $planets })
site-pulsar-free = { $node } (свободен)
site-pulsar-claimed = { $node } (владелец { $seat })
planets-pulsar-free = { $n ->
    [0] мест нет
   *[other] свободно: голубых { $blue }, необитаемых { $lifeless }
}
dice-pulsar-die = { $colour ->
    [red] красный { $value }
   *[silver] { $value }
}
phase-pulsar-setup = Подготовка.
phase-pulsar-dice = Раунд { $round } из { $rounds }, фаза кубиков.
phase-pulsar-actions = Раунд { $round } из { $rounds }, фаза действий.
phase-pulsar-production = Раунд { $round } из { $rounds }, фаза производства.
phase-pulsar-scoring = Финальный подсчёт после раунда { $round } из { $rounds }.
phase-pulsar-over = Игра окончена.

## Вопросы.

question-pulsar-draw-order = Кто { $place }-й в порядке хода?
question-pulsar-draw-board = Какое поле технологий категории { $category } в игре?
question-pulsar-draw-goal = Какая цель в игре?
question-pulsar-draw-hq = Какую штаб-квартиру получает { $player }?
question-pulsar-roll = Что выпало на кубике?
question-pulsar-draw-transmitter = Какой передатчик открыт?
question-pulsar-draw-system = Что за система { $name }?
question-pulsar-draw-exploration = Какой тайл исследования берёт { $player }?
barrier-pulsar-draw-system = Откроется { $name }
barrier-pulsar-draw-exploration = Вытягивается тайл исследования
barrier-pulsar-draw-transmitter = Откроются новые передатчики
barrier-pulsar-roll = Бросаются кубики нового раунда
question-pulsar-choose-side = { $seat }: какой стороной играете ({ $hq })?
    .decides = какой стороной играть ({ $hq })
question-pulsar-choose-entry = { $seat }: у каких входных врат начинает ваш корабль?
    .decides = у каких входных врат начать
question-pulsar-pick-die = { $seat }: какой кубик берёте?
    .decides = какой кубик взять
question-pulsar-move-counter = { $seat }: какой маркер двигаете на { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
} { $way ->
    [right] вправо
   *[left] влево
}?
    .decides = какой маркер передвинуть
question-pulsar-use-die = { $count ->
    [0] { $seat }: кубиков больше нет. Что делаете?
    [1] { $seat }: у вас кубик { $dice }. Что делаете дальше?
   *[other] { $seat }: ваши кубики — { $dice }. Что делаете дальше?
}
    .decides = что делать дальше
question-pulsar-act = { $seat }: на что тратите { $colour ->
    [red] красный кубик { $value }
   *[silver] кубик { $value }
}?
    .decides = на что потратить кубик: { $value }
question-pulsar-pay = { $seat }: как платите { $colour ->
    [red] красным кубиком { $value }
   *[silver] кубиком { $value }
}?
    .decides = как заплатить кубиком: { $value }
question-pulsar-thrust = { $seat }: на сколько летите с { $colour ->
    [red] красным кубиком { $value }
   *[silver] кубиком { $value }
}?
    .decides = на сколько лететь с кубиком: { $value }
question-pulsar-hop = { $seat }: куда летите? Сейчас { $node }, { $hops ->
    [one] остался { $hops } сегмент
    [few] осталось { $hops } сегмента
   *[many] осталось { $hops } сегментов
}.
    .decides = куда лететь; сейчас { $node }
question-pulsar-announce-run = { $seat }: объявляете инспекцию врат в этом полёте?
    .decides = объявить ли инспекцию врат
question-pulsar-link = { $seat }: куда кладёте передатчик { $name }?
    .decides = куда положить передатчик { $name }
question-pulsar-choose-gyrodyne = { $seat }: какой гиродин берёте?
    .decides = какой гиродин взять
question-pulsar-choose-pulsar = { $purpose ->
    [gyrodyne] { $seat }: на какой пульсар кладёте гиродин ({ $size })?
    [claim] { $seat }: на какой изолированный пульсар заявляете права?
   *[ship] { $seat }: на какой пульсар ставите корабль?
}
    .decides = какой пульсар выбрать
question-pulsar-choose-system = { $seat }: в какую систему ставите корабль?
    .decides = в какую систему поставить корабль
question-pulsar-choose-token = { $seat }: какой модификатор берёте?
    .decides = какой модификатор взять
question-pulsar-take-bonus = { $seat }: что берёте за станцию в системе { $name }?
    .decides = что взять за станцию в системе { $name }
question-pulsar-choose-red = { $seat }: передатчик { $name } запущен. Берёте красный бонусный кубик?
    .decides = взять ли красный бонусный кубик
question-pulsar-keep-tile = { $seat }: какой тайл исследования выбираете?
    .decides = какой тайл исследования выбрать
question-pulsar-buy-points = { $seat }: покупаете { $points } за { $cubes }?
    .decides = купить ли { $points } за { $cubes }
question-pulsar-grant-goal = { $seat }: какая цель считается выполненной?
    .decides = какую цель считать выполненной
question-pulsar-score-goal = { $seat }: за какую цель получаете очки?
    .decides = за какую цель получить очки
question-pulsar-buy-bonus = { $seat }: покупаете у цели { $goal } ещё { $points } за { $cubes }?
    .decides = купить ли ещё { $points } за { $cubes }
question-pulsar-complete-free = { $seat }: какой гиродин завершаете?
    .decides = какой гиродин завершить
question-pulsar-choose-bonus = { $seat }: какой красный бонусный кубик используете? Остальные пропадут.
    .decides = какой красный бонусный кубик использовать

## Ответы.

answer-pulsar-pick-die = { $way ->
    [right] { $spaces ->
        [one] кубик { $value }: маркер на { $spaces } деление вправо
        [few] кубик { $value }: маркер на { $spaces } деления вправо
       *[many] кубик { $value }: маркер на { $spaces } делений вправо
    }
    [left] { $spaces ->
        [one] кубик { $value }: маркер на { $spaces } деление влево
        [few] кубик { $value }: маркер на { $spaces } деления влево
       *[many] кубик { $value }: маркер на { $spaces } делений влево
    }
   *[stay] кубик { $value }: маркеры стоят
}
answer-pulsar-move-counter = { $track ->
    [initiative] маркер Инициативы
   *[engineering] Инженерный маркер
} с { $start } на { $end }: { $change ->
    [stays] остаётся на { $before }-м месте
    [rises] поднимается с { $before }-го места на { $after }-е
   *[drops] опускается с { $before }-го места на { $after }-е
}
answer-pulsar-use-die = { $slot ->
    [first] использовать первый кубик, { $value }
    [second] использовать второй кубик, { $value }
   *[extra] использовать дополнительный кубик, { $value }
}
answer-pulsar-use-red = использовать красный кубик: { $values }
answer-pulsar-copy = скопировать кубик { $value } за { $cubes }
answer-pulsar-build = положить { $size } гиродин на пульсар
answer-pulsar-use-die-pass = закончить ход
answer-pulsar-fly = лететь исследовательским кораблём
answer-pulsar-take = взять { $size } гиродин
answer-pulsar-complete = завершить { $size } гиродин
answer-pulsar-buy-token = купить модификатор { $token }
answer-pulsar-take-transmitter = взять передатчик { $name }: цена { $costs }
answer-pulsar-pay-transmitter = заплатить за передатчик { $name }, { $left ->
    [one] осталась { $left } цена
    [few] осталось { $left } цены
   *[many] осталось { $left } цен
}
answer-pulsar-project = проект { $name }: { $ops }
answer-pulsar-patent = запатентовать технологию { $name }
answer-pulsar-pay = как { $value }{ $token ->
    [minus-one] , с модификатором ±1 (−1)
    [plus-one] , с модификатором ±1 (+1)
    [plus-two] , с модификатором +2
   *[none] {""}
}{ $steps ->
    [0] {""}
   *[other] , с бесплатным сдвигом на { $steps }
}
answer-pulsar-thrust = лететь на { $length }{ $token ->
    [minus-one] , с модификатором ±1 (−1)
    [plus-one] , с модификатором ±1 (+1)
    [plus-two] , с модификатором +2
   *[none] {""}
}{ $steps ->
    [0] {""}
   *[other] , с бесплатным сдвигом на { $steps }
}
answer-pulsar-announce-run = инспекция врат, проект { $project }, { $colour }: врат { $gates }, { $points }
answer-pulsar-announce-run-pass = без инспекции врат
answer-pulsar-link = соединить его { $twin ->
    [first] первую половинку { $pips }
    [second] вторую половинку { $pips }
   *[no] половинку { $pips }
} с { $othertwin ->
    [first] первой половинкой { $others }
    [second] второй половинкой { $others }
   *[no] половинкой { $others }
} передатчика { $name }: красный { $total }, когда запущены оба
answer-pulsar-link-pass = начать с него новый комплекс
answer-pulsar-gyrodyne = { $size } гиродин
answer-pulsar-choose-pulsar-pass = никакой
answer-pulsar-choose-system-pass = никакую: корабль остаётся
answer-pulsar-take-bonus = исследовательский бонус: { $ops }
answer-pulsar-take-tile = тайл исследования
answer-pulsar-choose-red = красный { $value } от соединения с передатчиком { $name }
answer-pulsar-choose-red-pass = без бонусного кубика
answer-pulsar-choose-bonus = красный { $value }
answer-pulsar-keep-tile = { $name }: { $ops }
answer-pulsar-goal = { $name }: { $rule }
answer-pulsar-buy = да
answer-pulsar-buy-points-pass = нет
answer-pulsar-buy-bonus-pass = нет
plan-pulsar-route = маршрут, в конце { $node }: { $stations ->
    [one] { $stations } станция
    [few] { $stations } станции
   *[many] { $stations } станций
}{ $colours ->
    [0] , без врат
   *[other] , врата { $gates }
} ({ $path })
plan-pulsar-flight = полёт, в конце { $node }: { $stations ->
    [one] { $stations } станция
    [few] { $stations } станции
   *[many] { $stations } станций
}{ $colours ->
    [0] , без врат
   *[other] , врата { $gates }
} ({ $path })

## События.

event-pulsar-order-drawn = { $seat } — { $place }-й номер в порядке хода.
event-pulsar-board-drawn = В игре { $board } технологий.
event-pulsar-goal-drawn = В игре цель { $name }: { $what }.
event-pulsar-hq-drawn = { $seat } получает: { $hq }.
event-pulsar-side-chosen = { $seat } играет стороной { $face }.
event-pulsar-entered = { $seat } начинает здесь: { $node }.
event-pulsar-rolled = { $count ->
    [one] На кубике { $value }.
   *[other] На кубиках { $value }.
}
event-pulsar-median-set = { $between ->
    [yes] Маркер медианы между { $space } и { $next }.
   *[no] Маркер медианы на { $space }.
}
event-pulsar-transmitter-shown = Открыт передатчик { $name }.
event-pulsar-die-taken = { $count ->
    [one] { $seat } берёт кубик { $value }.
   *[other] { $seat } берёт кубики { $value }.
}
event-pulsar-counter-moved = { $track ->
    [initiative] { $seat } переходит на { $space } на треке Инициативы.
   *[engineering] { $seat } переходит на { $space } на Инженерном треке.
}
event-pulsar-die-spent = { $colour ->
    [red] { $seat } тратит красный кубик { $value }.
   *[silver] { $seat } тратит кубик { $value }.
}
event-pulsar-token-spent = { $token ->
    [minus-one] { $seat } тратит модификатор ±1 как −1.
    [plus-one] { $seat } тратит модификатор ±1 как +1.
   *[plus-two] { $seat } тратит модификатор +2.
}
event-pulsar-flew = { $seat } завершает полёт: { $node }.
event-pulsar-system-found = { $seat } открывает систему { $system }: { $name }. { $rule }
event-pulsar-station-built = { $colour ->
    [blue] { $seat } ставит станцию на голубую планету в системе { $system }.
   *[lifeless] { $seat } ставит станцию на необитаемую планету в системе { $system }.
}
event-pulsar-pulsar-claimed = { $seat } заявляет права на { $pulsar }.
event-pulsar-gyrodyne-taken = { $seat } берёт { $size } гиродин.
event-pulsar-construction-started = { $seat } кладёт { $size } гиродин на { $pulsar }.
event-pulsar-gyrodyne-spins = { $seat } завершает { $size } гиродин, он вращается: { $pulsar }.
event-pulsar-award-won = { $rank ->
    [1] { $seat } получает первую награду за два гиродина одного размера: { $size }.
   *[other] { $seat } получает вторую награду за два гиродина одного размера: { $size }.
}
event-pulsar-transmitter-taken = { $seat } берёт передатчик { $name }.
event-pulsar-transmitter-linked = { $seat } присоединяет передатчик { $name } к передатчику { $other }.
event-pulsar-transmitter-online = { $seat } запускает передатчик { $name }.
event-pulsar-project-done = { $seat } выполняет проект: { $project }.
event-pulsar-gate-run = { $seat } проводит инспекцию врат, проект { $project }, { $colour }: врат { $gates }.
event-pulsar-patented = { $seat } патентует технологию { $name }.
event-pulsar-tokens-gained = { $n ->
    [1] { $seat } получает модификатор { $token }.
    [one] { $seat } получает { $n } модификатор { $token }.
    [few] { $seat } получает { $n } модификатора { $token }.
   *[many] { $seat } получает { $n } модификаторов { $token }.
}
event-pulsar-cubes-gained = { $n ->
    [one] { $seat } получает { $n } куб.
    [few] { $seat } получает { $n } куба.
   *[many] { $seat } получает { $n } кубов.
}
event-pulsar-cubes-paid = { $n ->
    [one] { $seat } платит { $n } куб.
    [few] { $seat } платит { $n } куба.
   *[many] { $seat } платит { $n } кубов.
}
event-pulsar-points-gained = { $way ->
    [lost] { $n ->
        [one] { $seat } теряет { $n } очко ({ $source }).
        [few] { $seat } теряет { $n } очка ({ $source }).
       *[many] { $seat } теряет { $n } очков ({ $source }).
    }
   *[gained] { $n ->
        [one] { $seat } получает { $n } очко ({ $source }).
        [few] { $seat } получает { $n } очка ({ $source }).
       *[many] { $seat } получает { $n } очков ({ $source }).
    }
}
event-pulsar-exploration-drawn = { $seat } берёт тайл исследования: { $name } ({ $ops }).
event-pulsar-bonus-die = { $count ->
    [one] { $seat } получает красный бонусный кубик { $value }.
   *[other] { $seat } получает красные бонусные кубики { $value }.
}
event-pulsar-goal-met = { $seat } выполняет цель { $name }: { $what }.
event-pulsar-round-ended = Раунд { $round } окончен.

## Откуда очки.

source-pulsar-start = начальные
source-pulsar-exploration = тайлы исследования
source-pulsar-technologies = технологии
source-pulsar-transmitters = передатчики
source-pulsar-projects = проекты
source-pulsar-gate-runs = инспекции врат
source-pulsar-awards = награды
source-pulsar-gyrodynes = гиродины
source-pulsar-engineering = Инженерный трек
source-pulsar-penalties = штрафные деления
source-pulsar-goals = цели
source-pulsar-pulsars = пульсары
source-pulsar-cubes = кубы
source-pulsar-initiative = трек Инициативы
source-pulsar-stations = станции
source-pulsar-systems = планетарные системы

review-pulsar-award = { $rank ->
    [1] { $size ->
        [small] Первая пара малых
        [medium] Первая пара средних
       *[large] Первая пара больших
    }
   *[other] { $size ->
        [small] Вторая пара малых
        [medium] Вторая пара средних
       *[large] Вторая пара больших
    }
}

## Позиция.

position-pulsar-dice = { $count ->
    [0] На поле кубиков пусто.
   *[other] { $dice }.
} { $between ->
    [yes] Маркер медианы между { $space } и { $next }.
   *[no] Маркер медианы на { $space }.
}
    .headline = { $count ->
        [0] {""}
       *[other] На поле кубики
    }
position-pulsar-initiative = { $counters }.
    .headline = Трек Инициативы, начиная с первого
position-pulsar-engineering = { $counters }.
    .headline = Инженерный трек, начиная с первого
position-pulsar-counter = { $seat } на { $space }
position-pulsar-offer = { $tiles }.
    .headline = Открытые передатчики
position-pulsar-technologies = { $technologies }.
    .headline = Можно запатентовать
position-pulsar-technology = { $name } за кубик { $cost }
position-pulsar-goal = { $rule } Пока: { $progress }.
    .headline = Цель { $name }
position-pulsar-progress = { $seat } — { $n } из { $need }
position-pulsar-goods = { $points }, { $cubes }, { $plusminus ->
    [one] { $plusminus } модификатор ±1
    [few] { $plusminus } модификатора ±1
   *[many] { $plusminus } модификаторов ±1
}, { $plustwo ->
    [one] { $plustwo } модификатор +2
    [few] { $plustwo } модификатора +2
   *[many] { $plustwo } модификаторов +2
}.
position-pulsar-ship = { $node }.
    .headline = корабль
position-pulsar-held = { $held }.
    .headline = гиродины в игровой зоне
position-pulsar-held-size = { $size } — { $n }
position-pulsar-pulsars = { $pulsars }.
    .headline = пульсары
position-pulsar-pulsar = { $state ->
    [empty] { $pulsar } без гиродина
    [spinning] { $pulsar }, { $size } гиродин вращается
   *[construction] { $pulsar }, { $size } гиродин в разработке
}
position-pulsar-stations = { $count ->
    [0] на поле нет
   *[other] { $count } ({ $systems })
}{ $kept ->
    [0] .
    [one] , и ещё { $kept } тайл станции.
    [few] , и ещё { $kept } тайла станций.
   *[many] , и ещё { $kept } тайлов станций.
}
    .headline = станции
position-pulsar-array = { $tiles }.
    .headline = комплекс
position-pulsar-tile = { $state ->
    [online] { $name } запущен
   *[offline] { $name }, оплачено { $paid } из { $costs }
}
position-pulsar-hq = { $count ->
    [0] проектов пока нет.
   *[other] { $projects }.
}
    .headline = { $count ->
        [0] штаб-квартира { $face }
       *[other] штаб-квартира { $face }, выполнены проекты
    }
position-pulsar-runs = { $projects }.
    .headline = проведены инспекции врат
position-pulsar-patents = { $patents }.
    .headline = патенты
position-pulsar-awards = { $sizes }.
    .headline = награды
position-pulsar-own-dice = { $dice }.
    .headline = Ваши кубики
position-pulsar-near = { $sites }.
    .headline = Рядом с вашим кораблём
position-pulsar-site = { $distance ->
    [one] { $site } через { $distance } сегмент
    [few] { $site } через { $distance } сегмента
   *[many] { $site } через { $distance } сегментов
}

# Заголовки, под которыми собраны ответы.

chip-pulsar-token = модификатор { $token }
group-pulsar-dice = Использовать кубик
group-pulsar-copies = Скопировать оставшийся кубик
group-pulsar-flights = Лететь
group-pulsar-gyrodynes = Гиродины
group-pulsar-tokens = Модификаторы
group-pulsar-transmitters = Передатчики
group-pulsar-projects = Проекты штаб-квартиры
group-pulsar-patents = Патенты
