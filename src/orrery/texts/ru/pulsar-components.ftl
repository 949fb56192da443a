### Компоненты PULSAR 2849: их названия и по одному шаблону на каждое слово, из которых составлены эффекты.

## Технологии

technology-pulsar-AI-1 = Настройка врат
technology-pulsar-AI-2 = Патентное бюро
technology-pulsar-AI-3 = Пульсарная лихорадка
technology-pulsar-AI-4 = Бригада раскрутки
technology-pulsar-AI-5 = Дальний форпост
technology-pulsar-AI-6 = Антенный завод
technology-pulsar-AII-1 = Двойной реактор
technology-pulsar-AII-2 = Сеть маховиков
technology-pulsar-AII-3 = Перепись станций
technology-pulsar-AII-4 = Ключ червоточины
technology-pulsar-AII-5 = Литейный цех
technology-pulsar-AII-6 = Дальние зонды
technology-pulsar-AIII-1 = Делитель луча
technology-pulsar-AIII-2 = Резонансные связи
technology-pulsar-AIII-3 = Гармония сфер
technology-pulsar-AIII-4 = Особая хартия
technology-pulsar-AIII-5 = Монумент
technology-pulsar-BI-1 = Пурпурный фарватер
technology-pulsar-BI-2 = Тяжёлые роторы
technology-pulsar-BI-3 = Голубые горизонты
technology-pulsar-BI-4 = Роторный комплект
technology-pulsar-BI-5 = Проектный отдел
technology-pulsar-BI-6 = Первый сигнал
technology-pulsar-BII-1 = Лига станций
technology-pulsar-BII-2 = Свод патентов
technology-pulsar-BII-3 = Запасной конденсатор
technology-pulsar-BII-4 = Маяк отшельника
technology-pulsar-BII-5 = Парад антенн
technology-pulsar-BII-6 = Хартия пульсара
technology-pulsar-BIII-1 = Зал наград
technology-pulsar-BIII-2 = Вечный двигатель
technology-pulsar-BIII-3 = Летопись врат
technology-pulsar-BIII-4 = Академия наук
technology-pulsar-BIII-5 = Великий труд
technology-pulsar-CI-1 = Янтарный фарватер
technology-pulsar-CI-2 = Тонкая подстройка
technology-pulsar-CI-3 = Эхо-камера
technology-pulsar-CI-4 = Грузовой кран
technology-pulsar-CI-5 = Капсулы на лету
technology-pulsar-CI-6 = Открытая лаборатория
technology-pulsar-CII-1 = Плата за эфир
technology-pulsar-CII-2 = Торжественный пуск
technology-pulsar-CII-3 = Красный регулятор
technology-pulsar-CII-4 = Холодный запуск
technology-pulsar-CII-5 = Набор инструментов
technology-pulsar-CII-6 = Пограничный док
technology-pulsar-CIII-1 = Взвешивание звёзд
technology-pulsar-CIII-2 = Станции-призраки
technology-pulsar-CIII-3 = Годовой отчёт
technology-pulsar-CIII-4 = Галактическая сеть
technology-pulsar-CIII-5 = Всемирная выставка
technology-pulsar-DI-1 = Поселенцы пустошей
technology-pulsar-DI-2 = Плановый отдел
technology-pulsar-DI-3 = Второй взгляд
technology-pulsar-DI-4 = Парные инструменты
technology-pulsar-DI-5 = Пульсарная десятина
technology-pulsar-DI-6 = Роторная баржа
technology-pulsar-DII-1 = Лицензионные сборы
technology-pulsar-DII-2 = Зеркальный привод
technology-pulsar-DII-3 = Склад ускорителей
technology-pulsar-DII-4 = Отчёт об инспекции
technology-pulsar-DII-5 = Смешанный груз
technology-pulsar-DII-6 = Терраформирование
technology-pulsar-DIII-1 = Тройственный союз
technology-pulsar-DIII-2 = Энергобиржа
technology-pulsar-DIII-3 = Звёздный атлас
technology-pulsar-DIII-4 = Выгодные условия
technology-pulsar-DIII-5 = Строка в истории

## Передатчики

transmitter-pulsar-A1 = Искра
transmitter-pulsar-A2 = Двойная мачта
transmitter-pulsar-A3 = Усик
transmitter-pulsar-A4 = Путеводная звезда
transmitter-pulsar-A5 = Пилон
transmitter-pulsar-A6 = Дозорный
transmitter-pulsar-A7 = Отшельник
transmitter-pulsar-A8 = Сверчок
transmitter-pulsar-B1 = Гарпун
transmitter-pulsar-B2 = Факел
transmitter-pulsar-B3 = Ткацкий станок
transmitter-pulsar-B4 = Базар
transmitter-pulsar-B5 = Дальний взор
transmitter-pulsar-B6 = Башня
transmitter-pulsar-B7 = Собор
transmitter-pulsar-B8 = Каменоломня
transmitter-pulsar-C1 = Свеча
transmitter-pulsar-C2 = Фонарь
transmitter-pulsar-C3 = Маяк
transmitter-pulsar-C4 = Орган
transmitter-pulsar-C5 = Бастион
transmitter-pulsar-C6 = Следопыт
transmitter-pulsar-C7 = Биржа
transmitter-pulsar-C8 = Катапульта

## Стороны полей штаб-квартир

face-pulsar-A1 = Литейная
face-pulsar-A2 = Гильдия пилотов
face-pulsar-B1 = Верфь
face-pulsar-B2 = Курьерская контора
face-pulsar-C1 = Обсерватория
face-pulsar-C2 = Школа навигаторов
face-pulsar-D1 = Силовая станция
face-pulsar-D2 = Лагерь экспедиции

## Места проектов

project-pulsar-b1 = нижний левый (b1)
project-pulsar-b2 = нижний средний (b2)
project-pulsar-b3 = нижний правый (b3)
project-pulsar-m1 = средний левый (m1)
project-pulsar-m2 = средний правый (m2)
project-pulsar-u1 = верхний левый (u1)
project-pulsar-u2 = верхний правый (u2)
project-pulsar-t = вершина (t)

## Цели

goal-pulsar-1-front = Близнецы
goal-pulsar-1-back = Тройня
goal-pulsar-2-front = Разная пара
goal-pulsar-2-back = Карусель
goal-pulsar-3-front = Хор
goal-pulsar-3-back = Большой хор
goal-pulsar-4-front = Поселенцы
goal-pulsar-4-back = Держава
goal-pulsar-5-front = Изобретатели
goal-pulsar-5-back = Мозговой центр
goal-pulsar-6-front = Генеральный план
goal-pulsar-6-back = Хранители врат

## Планетарные системы

system-pulsar-1 = Четыре сестры
system-pulsar-2 = Лазурный двор
system-pulsar-3 = Прилив и уголь
system-pulsar-4 = Камешек
system-pulsar-5 = Двойной пепел
system-pulsar-6 = Приют титана
system-pulsar-7 = Перекрёсток
system-pulsar-8 = Полпути
system-pulsar-9 = Мозаика
system-pulsar-10 = Широкие берега
system-pulsar-11 = Каменотёсы
system-pulsar-12 = Кремень
system-pulsar-13 = Ржавый пояс
system-pulsar-14 = Тихие воды
system-pulsar-15 = Россыпь
system-pulsar-16 = Ясное небо
system-pulsar-17 = Голубая пара

## Тайлы исследования

exploration-pulsar-four-points = Старый маяк
exploration-pulsar-five-points = Богатая жила
exploration-pulsar-cubes = Заброшенный склад
exploration-pulsar-modifier = Странный прибор
exploration-pulsar-station = Покинутая станция

named-pulsar = «{ $name }» ({ $key })
called-pulsar = «{ $name }»
board-pulsar = поле { $key }
hq-pulsar = штаб-квартира { $key }

## Что дают эффекты: по шаблону на каждое слово.

op-pulsar-gain-points = { $a ->
    [one] { $a } очко
    [few] { $a } очка
   *[many] { $a } очков
}
op-pulsar-gain-cubes = { $a ->
    [one] { $a } куб
    [few] { $a } куба
   *[many] { $a } кубов
}
op-pulsar-gain-plus-minus = { $a ->
    [1] модификатор ±1
    [one] { $a } модификатор ±1
    [few] { $a } модификатора ±1
   *[many] { $a } модификаторов ±1
}
op-pulsar-gain-plus-two = { $a ->
    [1] модификатор +2
    [one] { $a } модификатор +2
    [few] { $a } модификатора +2
   *[many] { $a } модификаторов +2
}
op-pulsar-gain-any-token = модификатор на выбор, ±1 или +2
op-pulsar-take-gyrodyne = { $any ->
    [yes] гиродин любого размера
   *[no] { $sizes } гиродин
}
op-pulsar-take-different = два гиродина разных размеров
op-pulsar-explore = { $a ->
    [1] тайл исследования
    [one] { $a } тайл исследования
    [few] { $a } тайла исследования
   *[many] { $a } тайлов исследования
}
op-pulsar-keep-station = тайл остаётся у вас: ещё одна станция в финальном подсчёте
op-pulsar-claim-isolated = права на изолированный пульсар
op-pulsar-ship-to-system = поставьте корабль в любую систему, как будто там закончен полёт
op-pulsar-ship-to-pulsar = поставьте корабль на любой свободный соединённый пульсар, как будто там закончен полёт
op-pulsar-split = серебряный кубик { $a } и красный кубик { $b }
op-pulsar-red-die = красный бонусный кубик { $a }
op-pulsar-points-per = { $points } за { $what }
op-pulsar-points-by-sizes = { $a }, { $b } или { $c } очков за один, два или три разных размера вращающихся гиродинов
op-pulsar-points-if = ещё { $points }, если есть хотя бы { $what }
op-pulsar-complete-one = завершите один свой гиродин без кубика
op-pulsar-sell-points = можно купить { $points } за { $cubes }
op-pulsar-gate-run = { $any ->
    [yes] инспекция врат ({ $points } за каждые врата одного цвета)
   *[no] инспекция врат ({ $points } за каждые { $colour } врата)
}
op-pulsar-count-goal = одна цель на ваш выбор считается выполненной

## Когда эффекты действуют: по шаблону на каждый повод.

trigger-pulsar-now = Сразу: { $ops }.
trigger-pulsar-each-round = В каждой фазе производства: { $ops }.
trigger-pulsar-at-end = В финальном подсчёте: { $ops }.
trigger-pulsar-patented = Каждый раз, когда вы патентуете другую технологию: { $ops }.
trigger-pulsar-claimed-by-flight = Каждый раз, когда ваш полёт заканчивается заявлением прав на пульсар: { $ops }.
trigger-pulsar-taking-paid = Каждый раз, когда вы берёте гиродин за кубик: { $ops }.
trigger-pulsar-completion-paid = Каждый раз, когда вы завершаете гиродин за кубик: { $ops }.
trigger-pulsar-big-gyrodyne-paid = Каждый раз, когда вы за кубик берёте или завершаете средний или большой гиродин: { $ops }.
trigger-pulsar-cost-paid = Каждый раз, когда вы платите кубиком за передатчик: { $ops }.
trigger-pulsar-project-paid = Каждый раз, когда вы выполняете проект штаб-квартиры: { $ops }.
trigger-pulsar-patent-paid = Каждый раз, когда вы платите кубиком за другой патент: { $ops }.
trigger-pulsar-completed = Каждый раз, когда ваш гиродин завершён: { $ops }.
trigger-pulsar-went-online = Каждый раз, когда ваш передатчик запущен: { $ops }.
trigger-pulsar-blue-station-at-end = Каждый раз, когда ваш полёт заканчивается станцией на голубой планете: { $ops }.
trigger-pulsar-lifeless-station-at-end = Каждый раз, когда полёт закончен в системе и станцию приходится ставить на необитаемую планету: { $ops }.
trigger-pulsar-station-in-passing = Каждый раз, когда вы ставите станцию в пролёте: { $ops }.
trigger-pulsar-token-spent = Каждый раз, когда вы тратите модификатор: { $ops }.
trigger-pulsar-copied = Каждый раз, когда вы копируете оставшийся кубик: { $ops }.
trigger-pulsar-exploration-drawn = Каждый раз, когда вы берёте тайл исследования: { $ops }.
trigger-pulsar-step-green = Полёт через зелёные врата может использовать кубик с бесплатным +1 или −1.
trigger-pulsar-step-magenta = Полёт через пурпурные врата может использовать кубик с бесплатным +1 или −1.
trigger-pulsar-step-orange = Полёт через оранжевые врата может использовать кубик с бесплатным +1 или −1.
trigger-pulsar-step-taking = Кубик, за который берут гиродин, можно использовать с бесплатным +1 или −1.
trigger-pulsar-step-completing = Кубик, которым завершают гиродин, можно использовать с бесплатным +1 или −1.
trigger-pulsar-step-transmitter = Кубик, которым платят за передатчик, можно использовать с бесплатным +1 или −1.
trigger-pulsar-step-project = Кубик, которым выполняют проект, можно использовать с бесплатным +1 или −1.
trigger-pulsar-step-patent = Кубик, которым платят за другой патент, можно использовать с бесплатным +1 или −1.
trigger-pulsar-step-red = Красный бонусный кубик можно использовать с бесплатным +1 или −1.
trigger-pulsar-cheap-copy = Копия оставшегося кубика стоит вам на один куб меньше.
trigger-pulsar-two-tokens = Покупая модификатор, вы получаете два таких.
trigger-pulsar-look-at-two = Беря тайл исследования, вы смотрите два и выбираете один.
trigger-pulsar-lifeless-bonus = Полёт, законченный станцией на необитаемой планете, всё равно приносит исследовательский бонус или тайл исследования.
trigger-pulsar-two-more-stations = В финальном подсчёте у вас на две станции больше.
trigger-pulsar-cheap-goals = Каждый бонус цели стоит вам на один куб меньше.

## Что считают, после слова «за».

per-pulsar-stations = { $every ->
    [1] каждую станцию
    [few] каждые { $every } станции
   *[other] каждые { $every } станций
}
per-pulsar-spinning = { $every ->
    [1] каждый вращающийся гиродин
    [few] каждые { $every } вращающихся гиродина
   *[other] каждые { $every } вращающихся гиродинов
}
per-pulsar-spinning-small = { $every ->
    [1] каждый малый вращающийся гиродин
    [few] каждые { $every } малых вращающихся гиродина
   *[other] каждые { $every } малых вращающихся гиродинов
}
per-pulsar-spinning-medium = { $every ->
    [1] каждый средний вращающийся гиродин
    [few] каждые { $every } средних вращающихся гиродина
   *[other] каждые { $every } средних вращающихся гиродинов
}
per-pulsar-spinning-large = { $every ->
    [1] каждый большой вращающийся гиродин
    [few] каждые { $every } больших вращающихся гиродина
   *[other] каждые { $every } больших вращающихся гиродинов
}
per-pulsar-sizes-spinning = { $every ->
    [1] каждый размер вращающихся гиродинов
    [few] каждые { $every } размера вращающихся гиродинов
   *[other] каждые { $every } размеров вращающихся гиродинов
}
per-pulsar-online = { $every ->
    [1] каждый запущенный передатчик
    [few] каждые { $every } запущенных передатчика
   *[other] каждые { $every } запущенных передатчиков
}
per-pulsar-patents = { $every ->
    [1] каждый патент
    [few] каждые { $every } патента
   *[other] каждые { $every } патентов
}
per-pulsar-purple-patents = { $every ->
    [1] каждый фиолетовый патент
    [few] каждые { $every } фиолетовых патента
   *[other] каждые { $every } фиолетовых патентов
}
per-pulsar-awards = { $every ->
    [1] каждую награду за строительство
    [few] каждые { $every } награды за строительство
   *[other] каждые { $every } наград за строительство
}
per-pulsar-runs = { $every ->
    [1] каждую проведённую инспекцию врат
    [few] каждые { $every } проведённые инспекции врат
   *[other] каждые { $every } проведённых инспекций врат
}
per-pulsar-projects = { $every ->
    [1] каждый выполненный проект
    [few] каждые { $every } выполненных проекта
   *[other] каждые { $every } выполненных проектов
}
per-pulsar-formed-dice = { $every ->
    [1] каждое соединение двух запущенных передатчиков
    [few] каждые { $every } соединения запущенных передатчиков
   *[other] каждые { $every } соединений запущенных передатчиков
}
per-pulsar-claims = { $every ->
    [1] каждый свой пульсар
    [few] каждые { $every } своих пульсара
   *[other] каждые { $every } своих пульсаров
}
per-pulsar-far-claims = { $every ->
    [1] каждый свой изолированный или тупиковый пульсар
    [few] каждые { $every } своих изолированных или тупиковых пульсара
   *[other] каждые { $every } своих изолированных или тупиковых пульсаров
}
per-pulsar-triads = { $every ->
    [1] каждый набор из вращающегося гиродина, запущенного передатчика и выполненного проекта
    [few] каждые { $every } набора из вращающегося гиродина, запущенного передатчика и выполненного проекта
   *[other] каждые { $every } наборов из вращающегося гиродина, запущенного передатчика и выполненного проекта
}
per-pulsar-same-size-spinning = { $every ->
    [1] каждый вращающийся гиродин самого частого у вас размера
    [few] каждые { $every } вращающихся гиродина самого частого у вас размера
   *[other] каждые { $every } вращающихся гиродинов самого частого у вас размера
}

## То же как количество.

count-pulsar-stations = { $n ->
    [one] { $n } станция
    [few] { $n } станции
   *[many] { $n } станций
}
count-pulsar-spinning = { $n ->
    [one] { $n } вращающийся гиродин
    [few] { $n } вращающихся гиродина
   *[many] { $n } вращающихся гиродинов
}
count-pulsar-spinning-small = { $n ->
    [one] { $n } малый вращающийся гиродин
    [few] { $n } малых вращающихся гиродина
   *[many] { $n } малых вращающихся гиродинов
}
count-pulsar-spinning-medium = { $n ->
    [one] { $n } средний вращающийся гиродин
    [few] { $n } средних вращающихся гиродина
   *[many] { $n } средних вращающихся гиродинов
}
count-pulsar-spinning-large = { $n ->
    [one] { $n } большой вращающийся гиродин
    [few] { $n } больших вращающихся гиродина
   *[many] { $n } больших вращающихся гиродинов
}
count-pulsar-sizes-spinning = { $n ->
    [one] вращающиеся гиродины { $n } размера
   *[many] вращающиеся гиродины { $n } разных размеров
}
count-pulsar-online = { $n ->
    [one] { $n } запущенный передатчик
    [few] { $n } запущенных передатчика
   *[many] { $n } запущенных передатчиков
}
count-pulsar-patents = { $n ->
    [one] { $n } патент
    [few] { $n } патента
   *[many] { $n } патентов
}
count-pulsar-purple-patents = { $n ->
    [one] { $n } фиолетовый патент
    [few] { $n } фиолетовых патента
   *[many] { $n } фиолетовых патентов
}
count-pulsar-awards = { $n ->
    [one] { $n } награда за строительство
    [few] { $n } награды за строительство
   *[many] { $n } наград за строительство
}
count-pulsar-runs = { $n ->
    [one] { $n } проведённая инспекция врат
    [few] { $n } проведённые инспекции врат
   *[many] { $n } проведённых инспекций врат
}
count-pulsar-projects = { $n ->
    [one] { $n } выполненный проект
    [few] { $n } выполненных проекта
   *[many] { $n } выполненных проектов
}
count-pulsar-formed-dice = { $n ->
    [one] { $n } соединение запущенных передатчиков
    [few] { $n } соединения запущенных передатчиков
   *[many] { $n } соединений запущенных передатчиков
}
count-pulsar-claims = { $n ->
    [one] { $n } свой пульсар
    [few] { $n } своих пульсара
   *[many] { $n } своих пульсаров
}
count-pulsar-far-claims = { $n ->
    [one] { $n } свой изолированный или тупиковый пульсар
    [few] { $n } своих изолированных или тупиковых пульсара
   *[many] { $n } своих изолированных или тупиковых пульсаров
}
count-pulsar-triads = { $n ->
    [one] { $n } набор из вращающегося гиродина, запущенного передатчика и выполненного проекта
    [few] { $n } набора из вращающегося гиродина, запущенного передатчика и выполненного проекта
   *[many] { $n } наборов из вращающегося гиродина, запущенного передатчика и выполненного проекта
}
count-pulsar-same-size-spinning = { $n ->
    [one] { $n } вращающийся гиродин
    [few] { $n } вращающихся гиродина одного размера
   *[many] { $n } вращающихся гиродинов одного размера
}

## Компоненты целиком.

rule-pulsar-technology = Кубик { $cost }, с раунда { $row }, { $kind ->
    [once] светло-синяя
    [permanent] тёмно-синяя
    [round] зелёная
   *[end] фиолетовая
}, { $spaces ->
    [two-dice] два места для кубиков
   *[lock] одно место для кубика и замок
}. { $effects }
rule-pulsar-patented = Патент: { $seats }.
rule-pulsar-costs = { $count ->
    [one] Цена — кубик: { $costs }.
   *[other] Цена — кубики: { $costs }.
}
rule-pulsar-ends = { $count ->
    [one] Конец для соединения: { $ends }.
   *[other] Концы для соединения: { $ends }.
}
rule-pulsar-online = При запуске: { $ops }.
rule-pulsar-project = Кубик { $cost }: { $ops }.
rule-pulsar-goal = { $points }, если есть { $what }.
rule-pulsar-goal-bonus = Затем за { $cubes } можно купить { $points }.
rule-pulsar-planet = { $players ->
    [2] { $colour ->
        [blue] { $n ->
            [one] { $n } голубая
           *[other] { $n } голубых
        }
       *[lifeless] { $n ->
            [one] { $n } необитаемая
           *[other] { $n } необитаемых
        }
    }
    [4] { $colour ->
        [blue] { $n ->
            [one] { $n } голубая (вчетвером)
           *[other] { $n } голубых (вчетвером)
        }
       *[lifeless] { $n ->
            [one] { $n } необитаемая (вчетвером)
           *[other] { $n } необитаемых (вчетвером)
        }
    }
   *[other] { $colour ->
        [blue] { $n ->
            [one] { $n } голубая (от { $players } игроков)
           *[other] { $n } голубых (от { $players } игроков)
        }
       *[lifeless] { $n ->
            [one] { $n } необитаемая (от { $players } игроков)
           *[other] { $n } необитаемых (от { $players } игроков)
        }
    }
}
rule-pulsar-system = Планеты: { $planets }. Исследовательский бонус: { $ops }.
rule-pulsar-exploration = { $copies ->
    [one] { $ops }; { $copies } тайл
    [few] { $ops }; { $copies } тайла
   *[many] { $ops }; { $copies } тайлов
}.
