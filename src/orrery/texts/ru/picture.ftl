### Что написано на картинках позиций: как можно короче, но понятно.

picture-points = Очки
picture-bar = на баре
picture-off = снято
picture-dice = ходить
picture-cube = куб удвоения
picture-cube-middle = посередине

## PULSAR 2849: что происходит

picture-pulsar-round = Раунд { $n } из { $of }
picture-pulsar-phase-setup = Подготовка
picture-pulsar-phase-dice = Фаза кубиков
picture-pulsar-phase-draft = Выбор кубиков
picture-pulsar-phase-action = Фаза действий
picture-pulsar-phase-production = Производство
picture-pulsar-phase-scoring = Финальный подсчёт
picture-pulsar-phase-over = Игра окончена
picture-pulsar-order = порядок хода
picture-pulsar-side = сторона { $side }

## Заголовки

picture-pulsar-players = Игроки
picture-pulsar-works = Построено
picture-pulsar-dice-board = Кубики
picture-pulsar-tracks = Треки
picture-pulsar-cluster = Звёздный кластер
picture-pulsar-near = Досягаемость
picture-pulsar-technologies = Технологии
picture-pulsar-transmitters = Передатчики
picture-pulsar-headquarters = Штаб-квартира
picture-pulsar-goals = Цели
picture-pulsar-gyrodynes = Гиродины

## Столбцы

picture-pulsar-column-points = ПО
picture-pulsar-column-income = доход
picture-pulsar-column-forecast = прогноз
picture-pulsar-column-dice = кубики
picture-pulsar-column-red = крас
picture-pulsar-column-cubes = кубы
picture-pulsar-column-plus-minus = ±1
picture-pulsar-column-plus-two = +2
picture-pulsar-column-held = { picture-pulsar-letter-small }/{ picture-pulsar-letter-medium }/{ picture-pulsar-letter-large }
picture-pulsar-column-ship = где
picture-pulsar-held-note = { picture-pulsar-letter-small }/{ picture-pulsar-letter-medium }/{ picture-pulsar-letter-large }: гиродины в запасе
picture-pulsar-column-take = взять
picture-pulsar-column-complete = пуск
picture-pulsar-column-left = ост
picture-pulsar-award = { $n }ПО

## Кубики и треки

picture-pulsar-dice = кубики
picture-pulsar-median = медиана
picture-pulsar-moves = сдвиг
picture-pulsar-spent = потрачено { $n }
picture-pulsar-penalties = за раунд { $spaces } ПО
picture-pulsar-initiative = Инициатива
picture-pulsar-engineering = Инженерный
picture-pulsar-rank-initiative = в конце:
picture-pulsar-rank-engineering = за раунд:

## Звёздный кластер

picture-pulsar-legend-blue = свободная голубая планета
picture-pulsar-legend-lifeless = свободная необитаемая
picture-pulsar-legend-closed = закрыта
picture-pulsar-legend-face-down = не открыта
picture-pulsar-legend-owner = станция или кольцо A
picture-pulsar-legend-spins = вращается
picture-pulsar-legend-ship = корабль A
picture-pulsar-no-ship = Корабля ещё нет на поле.
picture-pulsar-reach = полёт ровно на столько сегментов:
picture-pulsar-face-down = не открыта
picture-pulsar-dead-end = + исследование (тупик)
picture-pulsar-has-station = станция уже есть
picture-pulsar-no-planet = нет свободных планет
picture-pulsar-no-bonus = необитаемая, без бонуса
picture-pulsar-unclaimed = свободный пульсар
picture-pulsar-claimed = кольцо без гиродина
picture-pulsar-building = { $size ->
    [small] малый гиродин строится
    [medium] средний гиродин строится
   *[large] большой гиродин строится
}
picture-pulsar-spinning = { $size ->
    [small] малый гиродин вращается
    [medium] средний гиродин вращается
   *[large] большой гиродин вращается
}
picture-pulsar-gates = Врата по шагам
picture-pulsar-elsewhere = Дальше
picture-pulsar-free-pulsars = свободны
picture-pulsar-hidden-systems = не открыты

## Технологии

picture-pulsar-row-bonus-note = +n ПО за вращающийся гиродин
picture-pulsar-patented = ваша
picture-pulsar-open = открыта
picture-pulsar-from-round = раунд { $n }
picture-pulsar-locked = замок
picture-pulsar-taken = занята
picture-pulsar-kind-once = сразу
picture-pulsar-kind-permanent = всегда
picture-pulsar-kind-round = раунд
picture-pulsar-kind-end = конец

## Передатчики

picture-pulsar-none-on-display = нет на выбор
picture-pulsar-at-once = сразу
picture-pulsar-each-round = за раунд
picture-pulsar-array-note = [n] не оплачено, =n= красный кубик получен, -n?- когда запущены оба

## Штаб-квартира

picture-pulsar-hq-note = { $done } готово { $open } можно { $later } позже
picture-pulsar-run-ready = инсп. { $colour } { $n } ПО/врата готова
picture-pulsar-run-flown = инсп. { $colour } проведена

## Цели и гиродины

picture-pulsar-goal-gains = { $n } ПО, купить { $bonuses }
picture-pulsar-goal-bonus = { $cubes ->
    [one] +{ $n } за { $cubes } куб
    [few] +{ $n } за { $cubes } куба
   *[many] +{ $n } за { $cubes } кубов
}
picture-pulsar-rings-left = колец осталось
picture-pulsar-spin-bonus = вращение +{ $n } ПО
picture-pulsar-size-small = малый
picture-pulsar-size-medium = средний
picture-pulsar-size-large = большой
picture-pulsar-letter-small = м
picture-pulsar-letter-medium = с
picture-pulsar-letter-large = б

## Что можно считать; 0 — просто название, 1 стоит после «за»

picture-pulsar-count-stations = { $n ->
    [0] станции
    [one] станцию
    [few] { $n } станции
   *[many] { $n } станций
}
picture-pulsar-count-spinning = { $n ->
    [0] вращающиеся гиродины
    [one] вращающийся гиродин
    [few] { $n } вращающихся гиродина
   *[many] { $n } вращающихся гиродинов
}
picture-pulsar-count-spinning-small = вращающийся малый
picture-pulsar-count-spinning-medium = вращающийся средний
picture-pulsar-count-spinning-large = вращающийся большой
picture-pulsar-count-sizes-spinning = { $n ->
    [one] вращающийся размер
    [few] { $n } размера вращаются
   *[many] { $n } размеров вращаются
}
picture-pulsar-count-online = { $n ->
    [0] запущенные передатчики
    [one] запущенный передатчик
    [few] { $n } запущенных передатчика
   *[many] { $n } запущенных передатчиков
}
picture-pulsar-count-patents = { $n ->
    [0] патенты
    [one] патент
    [few] { $n } патента
   *[many] { $n } патентов
}
picture-pulsar-count-purple-patents = { $n ->
    [one] фиолетовый патент
    [few] { $n } фиолетовых патента
   *[many] { $n } фиолетовых патентов
}
picture-pulsar-count-awards = { $n ->
    [0] награды за гиродины
    [one] награду
    [few] { $n } награды
   *[many] { $n } наград
}
picture-pulsar-count-runs = { $n ->
    [0] инспекции врат
    [one] инспекцию врат
    [few] { $n } инспекции врат
   *[many] { $n } инспекций врат
}
picture-pulsar-count-projects = { $n ->
    [0] проекты
    [one] проект
    [few] { $n } проекта
   *[many] { $n } проектов
}
picture-pulsar-count-formed-dice = { $n ->
    [one] полученный красный кубик
    [few] { $n } полученных красных кубика
   *[many] { $n } полученных красных кубиков
}
picture-pulsar-count-claims = { $n ->
    [one] свой пульсар
    [few] { $n } своих пульсара
   *[many] { $n } своих пульсаров
}
picture-pulsar-count-far-claims = { $n ->
    [one] изолированный или тупиковый
    [few] { $n } изолированных или тупиковых
   *[many] { $n } изолированных или тупиковых
}
picture-pulsar-count-triads = { $n ->
    [one] набор: гиродин, передатчик, проект
    [few] { $n } набора: гиродин, передатчик, проект
   *[many] { $n } наборов: гиродин, передатчик, проект
}
picture-pulsar-count-same-size-spinning = { $n ->
    [one] вращающийся одного размера
    [few] { $n } вращающихся одного размера
   *[many] { $n } вращающихся одного размера
}

## Что делают компоненты

picture-pulsar-do-gain-points = { $n } ПО
picture-pulsar-do-gain-cubes = { $n ->
    [one] { $n } куб
    [few] { $n } куба
   *[many] { $n } кубов
}
picture-pulsar-do-gain-plus-minus = { $n ->
    [one] жетон ±1
    [few] { $n } жетона ±1
   *[many] { $n } жетонов ±1
}
picture-pulsar-do-gain-plus-two = { $n ->
    [one] жетон +2
    [few] { $n } жетона +2
   *[many] { $n } жетонов +2
}
picture-pulsar-do-gain-any-token = любой жетон
picture-pulsar-do-take-gyrodyne = гиродин { $sizes }
picture-pulsar-do-any-gyrodyne = любой гиродин
picture-pulsar-do-take-different = 2 разных гиродина
picture-pulsar-do-explore = { $n ->
    [one] исследование
    [few] { $n } исследования
   *[many] { $n } исследований
}
picture-pulsar-do-keep-station = станция в подсчёте
picture-pulsar-do-claim-isolated = изолированный пульсар
picture-pulsar-do-ship-to-system = корабль в систему
picture-pulsar-do-ship-to-pulsar = корабль на свободный пульсар
picture-pulsar-do-split = кубик [{ $a }] + красный [{ $b }]
picture-pulsar-do-red-die = красный [{ $a }]
picture-pulsar-do-points-per = { $n } ПО за { $what }
picture-pulsar-do-points-by-sizes = { $a }/{ $b }/{ $c } ПО за 1/2/3 вращающихся размера
picture-pulsar-do-points-if = { $n } ПО, если есть { $what }
picture-pulsar-do-complete-one = завершить гиродин
picture-pulsar-do-sell-points = { $a ->
    [one] { $b } ПО за { $a } куб
    [few] { $b } ПО за { $a } куба
   *[many] { $b } ПО за { $a } кубов
}
picture-pulsar-any-gate = люб
picture-pulsar-do-gate-run = инсп. { $colour } { $n } ПО/врата
picture-pulsar-do-count-goal = одна цель засчитана

## Когда работают технологии

picture-pulsar-when-patented = другой патент
picture-pulsar-when-claimed-by-flight = права при полёте
picture-pulsar-when-taking-paid = гиродин взят кубиком
picture-pulsar-when-completion-paid = завершён кубиком
picture-pulsar-when-big-gyrodyne-paid = { picture-pulsar-letter-medium }/{ picture-pulsar-letter-large } взят или завершён кубиком
picture-pulsar-when-cost-paid = цена передатчика
picture-pulsar-when-project-paid = проект
picture-pulsar-when-patent-paid = другой патент
picture-pulsar-when-completed = гиродин завершён
picture-pulsar-when-went-online = передатчик запущен
picture-pulsar-when-blue-station-at-end = конец полёта на голубой
picture-pulsar-when-lifeless-station-at-end = конец полёта на необитаемой
picture-pulsar-when-station-in-passing = станция в пролёте
picture-pulsar-when-token-spent = жетон потрачен
picture-pulsar-when-copied = кубик скопирован
picture-pulsar-when-exploration-drawn = исследование
picture-pulsar-when-step-green = полёт через зелёные врата ±1
picture-pulsar-when-step-magenta = полёт через пурпурные врата ±1
picture-pulsar-when-step-orange = полёт через оранжевые врата ±1
picture-pulsar-when-step-taking = кубик за гиродин ±1
picture-pulsar-when-step-completing = кубик завершения ±1
picture-pulsar-when-step-transmitter = кубик за передатчик ±1
picture-pulsar-when-step-project = кубик за проект ±1
picture-pulsar-when-step-patent = кубик за патент ±1
picture-pulsar-when-step-red = красный кубик ±1
picture-pulsar-when-cheap-copy = копия на 1 куб дешевле
picture-pulsar-when-two-tokens = жетоны покупают парами
picture-pulsar-when-look-at-two = исследование: 1 из 2 тайлов
picture-pulsar-when-lifeless-bonus = бонус и на необитаемых планетах
picture-pulsar-when-two-more-stations = в подсчёте на 2 станции больше
picture-pulsar-when-cheap-goals = бонусы целей на 1 куб дешевле

## Cosmic Encounter

picture-cosmic-systems = Системы
picture-cosmic-players = Игроки
picture-cosmic-challenge = Вызов
picture-cosmic-hand = Ваша рука: { $count }
picture-cosmic-hoard = Ваш тайник: { $count }
picture-cosmic-external = базы
picture-cosmic-homes = дома
picture-cosmic-warp = Искаж.
picture-cosmic-cards = карты
picture-cosmic-lucre = барыш
picture-cosmic-sent = роль
picture-cosmic-powers = Силы
picture-cosmic-offence = атакует, в конусе { $count }
picture-cosmic-offence-yet = атакует
picture-cosmic-defence = защищается
picture-cosmic-with-offence = за атаку { $count }
picture-cosmic-with-defence = за защиту { $count }
picture-cosmic-secret = тайная
picture-cosmic-known = известно у
picture-cosmic-known-hoard = известно из тайника у
picture-cosmic-state-zapped = зап
picture-cosmic-state-outage = обесточена
picture-cosmic-state-wracked = замучена
picture-cosmic-state-stopped = стоп
picture-cosmic-state-grafted = привита
picture-cosmic-state-grafted-by-flare = перенята
picture-cosmic-state-hushed = заглушена
picture-cosmic-state-retained = удержана
picture-cosmic-state-few-homes = мало домашних баз
picture-cosmic-mark-pro = Усиление
picture-cosmic-mark-con = Контра
picture-cosmic-mark-super = Супер
picture-cosmic-mark-secret = тайная
