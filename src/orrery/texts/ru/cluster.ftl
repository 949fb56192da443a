title-cluster = Globular Cluster
about-cluster = Выкладывайте звёздное скопление тайл за тайлом, расселяйте экспедицию за десять очков действий в ход и трижды получайте очки.

setting-cluster-start = Начальная раскладка
about-cluster-start = Метки чёрного пустого тайла, верхнего и нижнего чёрных тузов в начале; восемь раскладок равноценны.
value-cluster-start-tl-br-tr = пустой слева вверху, тузы справа внизу и справа вверху
value-cluster-start-tl-br-tl = пустой слева вверху, тузы справа внизу и слева вверху
value-cluster-start-tl-bl-tr = пустой слева вверху, тузы слева внизу и справа вверху
value-cluster-start-tl-bl-tl = пустой слева вверху, тузы слева внизу и слева вверху
value-cluster-start-bl-br-tr = пустой слева внизу, тузы справа внизу и справа вверху
value-cluster-start-bl-br-tl = пустой слева внизу, тузы справа внизу и слева вверху
value-cluster-start-bl-bl-tr = пустой слева внизу, тузы слева внизу и справа вверху
value-cluster-start-bl-bl-tl = пустой слева внизу, тузы слева внизу и слева вверху
setting-cluster-reach = Новые тайлы
about-cluster-reach = Должен ли новый тайл быть доступен сразу или достаточно, что к нему проведут будущие тайлы.
value-cluster-reach-now = доступны сразу
value-cluster-reach-eventually = доступны когда-нибудь
setting-cluster-leader-work = Лидер на работах
about-cluster-leader-work = За скольких считается лидер при добыче и строительстве; для большинства он всегда считается за троих.
value-cluster-leader-work-3 = за троих
value-cluster-leader-work-1 = за одного
setting-cluster-cap-mode = Ограничения итогов
about-cluster-cap-mode = Считать ли для ограничений тайлы ровно с этим итогом или все, что его достигли.
value-cluster-cap-mode-exact = ровно этот итог
value-cluster-cap-mode-at-least = этот итог или больше
setting-cluster-trade-own-sets = Свои наборы при обмене
about-cluster-trade-own-sets = Можно ли отдать при обмене кристалл из собственной пары или тройки.
value-cluster-trade-own-sets-yes = можно разбивать
value-cluster-trade-own-sets-no = остаются целыми
setting-cluster-warp-to-mits = Перенос на MITS
about-cluster-warp-to-mits = Можно ли переноситься со станции обратно на MITS.
value-cluster-warp-to-mits-no = нельзя
value-cluster-warp-to-mits-yes = можно
setting-cluster-sn-min-gap = Промежуток между сверхновыми
about-cluster-sn-min-gap = Через сколько вытягиваний после первой сверхновой самое раннее выходит вторая; при 0 всё решает тасовка.
value-cluster-sn-min-gap-0 = как перетасуются
value-cluster-sn-min-gap-1 = 1 тайл
value-cluster-sn-min-gap-2 = 2 тайла
value-cluster-sn-min-gap-3 = 3 тайла
value-cluster-sn-min-gap-4 = 4 тайла
value-cluster-sn-min-gap-5 = 5 тайлов
value-cluster-sn-min-gap-6 = 6 тайлов
value-cluster-sn-min-gap-7 = 7 тайлов
value-cluster-sn-min-gap-8 = 8 тайлов
value-cluster-sn-min-gap-9 = 9 тайлов

phase-cluster-normal = Ход { $turn } из { $turns }
phase-cluster-scoring = Ход { $turn } из { $turns }: раунд подсчёта
phase-cluster-nova-placement = Ход { $turn } из { $turns }: выкладывается сверхновая
phase-cluster-extra = Ход { $turn } из { $turns }: дополнительный ход
phase-cluster-final = Ход { $turn } из { $turns }: последний подсчёт

tile-cluster-mits = MITS
tile-cluster-supernova = сверхновая
tile-cluster-rdn = красный пустой
tile-cluster-rd2 = красная 2
tile-cluster-rd3 = красная 3
tile-cluster-rd4 = красная 4
tile-cluster-rd5 = красная 5
tile-cluster-bkn = чёрный пустой
tile-cluster-bka = чёрный туз
tile-cluster-bk2 = чёрная 2
tile-cluster-bk3 = чёрная 3
tile-cluster-bk4 = чёрная 4
tile-cluster-bk5 = чёрная 5
tile-cluster-bln = синий пустой
tile-cluster-bla = синий туз
tile-cluster-bl2 = синяя 2
tile-cluster-bl3 = синяя 3
tile-cluster-bl4 = синяя 4
tile-cluster-bl5 = синяя 5
tile-cluster-grn = зелёный пустой
tile-cluster-gra = зелёный туз
tile-cluster-gr2 = зелёная 2
tile-cluster-gr3 = зелёная 3
tile-cluster-gr4 = зелёная 4
tile-cluster-gr5 = зелёная 5
tick-cluster-tl = слева вверху
tick-cluster-tr = справа вверху
tick-cluster-bl = слева внизу
tick-cluster-br = справа внизу
face-cluster-n = пусто
face-cluster-a = туз
face-cluster-2 = 2
face-cluster-3 = 3
face-cluster-4 = 4
face-cluster-5 = 5
border-cluster-cost = { $cell } за { $cost }
border-cluster-closed = { $cell } закрыто

question-cluster-draw-first = Кто начинает?
question-cluster-draw-tile = { $player } тянет тайл.
question-cluster-roll = { $player } бросает кубик на тип кристаллов.
barrier-cluster-draw-tile = { $player } тянет тайл
barrier-cluster-roll = Бросается кубик на тип кристаллов
question-cluster-place = { $seat }: куда положить тайл ({ $tile })?
    .decides = куда положить тайл ({ $tile })
question-cluster-act = { $left ->
    [one] { $seat }: что делать? Осталось { $left } очко действий.
    [few] { $seat }: что делать? Осталось { $left } очка действий.
   *[many] { $seat }: что делать? Осталось { $left } очков действий.
}
    .decides = что делать; осталось очков действий: { $left }

answer-cluster-place = на { $cell }, метка { $tick }: к { $borders }
answer-cluster-place-apart = на { $cell }, метка { $tick }
answer-cluster-nova = на { $cell }
answer-cluster-step =
    { $cost ->
        [0] монета с { $source } на { $target }
       *[other] монета с { $source } на { $target } ({ $cost } ОД)
    }
answer-cluster-leader-step =
    { $cost ->
        [0] лидер с { $source } на { $target }
       *[other] лидер с { $source } на { $target } ({ $cost } ОД)
    }
answer-cluster-warp = монета через станцию с { $source } на { $target } (1 ОД)
answer-cluster-leader-warp = лидер через станцию на { $target } (1 ОД)
answer-cluster-mine = добыть залежь на { $cell } (3 ОД; бросок не отменить)
answer-cluster-build = улучшить { $cell } (2 ОД)
answer-cluster-colonise-coin = колонизировать { $cell } монетой (5 ОД; остальные ваши там уйдут из игры)
answer-cluster-colonise-leader = колонизировать { $cell } лидером (5 ОД; остальные ваши там уйдут из игры)
answer-cluster-station = построить станцию на { $cell } (5 ОД)
answer-cluster-trade = отдать { $given } и взять { $taken }, соперник — { $victim } (3 ОД)
answer-cluster-end = закончить ход
plan-cluster-send = { $count ->
    [one] послать { $count } монету с { $source } на { $target } ({ $cost } ОД)
    [few] послать { $count } монеты с { $source } на { $target } ({ $cost } ОД)
   *[many] послать { $count } монет с { $source } на { $target } ({ $cost } ОД)
}
plan-cluster-send-leader = послать лидера на { $target } ({ $cost } ОД)
plan-cluster-build-twice = дважды улучшить { $cell }, до { $total } ({ $cost } ОД)
plan-cluster-build-and-warp = { $count ->
    [one] построить станцию на { $cell } и перенести туда { $count } монету ({ $cost } ОД)
    [few] построить станцию на { $cell } и перенести туда { $count } монеты ({ $cost } ОД)
   *[many] построить станцию на { $cell } и перенести туда { $count } монет ({ $cost } ОД)
}

event-cluster-first-drawn = { $seat } начинает.
event-cluster-turn-began = { $phase ->
    [scoring] Ход { $turn }: ход подсчёта, { $seat }.
    [nova-placement] Ход { $turn }: { $seat } выкладывает сверхновую.
    [extra] Ход { $turn }: дополнительный ход, { $seat }.
    [final] Ход { $turn }: последний ход с подсчётом, { $seat }.
   *[normal] Ход { $turn }: { $seat }.
}
event-cluster-tile-drawn = { $seat } тянет тайл: { $tile }.
event-cluster-supernova = Сверхновая! { $seat } откладывает её, начинается раунд подсчёта.
event-cluster-tile-placed = { $seat } кладёт тайл на { $cell }: { $tile }, метка { $tick }.
event-cluster-tile-lost = { $seat }: тайлу нигде нет места, и он уходит из игры ({ $tile }).
event-cluster-moved = { $seat } ведёт монету с { $source } на { $target } ({ $cost } ОД).
event-cluster-leader-moved = { $seat } ведёт лидера с { $source } на { $target } ({ $cost } ОД).
event-cluster-mined = { $count ->
    [one] { $seat } добывает на { $cell }; там осталась { $count } залежь.
    [few] { $seat } добывает на { $cell }; там остались { $count } залежи.
   *[many] { $seat } добывает на { $cell }; там осталось { $count } залежей.
}
event-cluster-crystal-found = { $seat } бросает кубик ({ $face }) и получает кристалл типа { $type }.
event-cluster-traded = { $seat } отдаёт { $given } и берёт { $taken }; соперник — { $victim }.
event-cluster-built = { $seat } улучшает { $cell } до { $count }.
event-cluster-colonised = { $piece ->
    [leader] { $seat } колонизирует { $cell } лидером; потеряно: { $lost }.
   *[coin] { $seat } колонизирует { $cell } монетой; потеряно: { $lost }.
}
event-cluster-station-built = { $seat } строит станцию на { $cell }.
event-cluster-turn-ended = { $seat } заканчивает ход.
event-cluster-scored = { $seat }, подсчёт { $round }: { $systems } за системы и { $crystals } за кристаллы.

source-cluster-systems-1 = первый подсчёт, системы
source-cluster-crystals-1 = первый подсчёт, кристаллы
source-cluster-systems-2 = второй подсчёт, системы
source-cluster-crystals-2 = второй подсчёт, кристаллы
source-cluster-systems-3 = последний подсчёт, системы
source-cluster-crystals-3 = последний подсчёт, кристаллы

position-cluster-stack = { $count ->
    [0] Стопка кончилась.
   *[other] { $groups }
}
    .headline = { $count ->
        [0] {""}
       *[other] Остались тайлы
    }
position-cluster-group = Группа { $group }: { $tiles }.
position-cluster-left = { $count ->
    [1] { $tile }
   *[other] { $tile } (×{ $count })
}
position-cluster-nova = { $tile }, закрыта со всех сторон.
    .headline = { $cell }
position-cluster-tile = { $count ->
    [0] { $tile }. Пути: { $ways }.
   *[other] { $tile }; { $parts }. Пути: { $ways }.
}
    .headline = { $cell }
position-cluster-total = { $count ->
    [0] стоит { $total }
    [one] стоит { $total }, { $count } улучшение
    [few] стоит { $total }, { $count } улучшения
   *[many] стоит { $total }, { $count } улучшений
}
position-cluster-scorer = очки сейчас получает { $seat }
position-cluster-nobody = очков сейчас не получает никто
position-cluster-colony = колония, владелец { $seat }
position-cluster-caches = { $count ->
    [one] { $count } залежь
    [few] { $count } залежи
   *[many] { $count } залежей
}
position-cluster-station = станция, владелец { $seat }
position-cluster-members = { $leader ->
    [yes] { $seat }: { $coins ->
        [0] лидер
        [one] { $coins } монета и лидер
        [few] { $coins } монеты и лидер
       *[many] { $coins } монет и лидер
    } (сила { $strength })
   *[no] { $seat }: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
}
position-cluster-caps = 6 — { $n6 } из 5, 7 — { $n7 } из 4, 8 — { $n8 } из 3, 9 — { $n9 } из 2.
    .headline = Занято итогов
position-cluster-none = нет
position-cluster-seat = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, подсчётов прошло: { $scorings }, сейчас подсчёт дал бы { $now }; кристаллы: { $crystals }; станций в запасе: { $stations }; монет вне игры: { $lost }.

picture-cluster-left = ОД { $left }
picture-cluster-hand = в руке: { $tile }
picture-cluster-mined = добыто { $count }/2 на { $cell }
picture-cluster-built = построено { $count }/2 на { $cell }
picture-cluster-points = очки
picture-cluster-now = сейчас
picture-cluster-home = на MITS
picture-cluster-stations = станции
picture-cluster-lost = потери
picture-cluster-crystals = кристаллы
picture-cluster-caps = итоги
picture-cluster-group = группа { $group } ({ $count }):

# Заголовки, под которыми собраны ответы.

group-cluster-place = На { $cell }
group-cluster-moves = Переместить
group-cluster-warps = Прыжок
group-cluster-mines = Добыча
group-cluster-improvements = Улучшить
group-cluster-stations = Построить станцию
group-cluster-colonies = Колонизировать
group-cluster-trades = Обменять кристаллы
