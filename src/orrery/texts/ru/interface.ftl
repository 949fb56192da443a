### Слова самого стола, во что бы ни играли.

chance = случай
list-comma = { $a }, { $b }
list-and = { $a } и { $b }
list-or = { $a } или { $b }
list-then = { $a }, затем { $b }
sentence-headed = { $headline }: { $text }
sentence-of-seat = { $seat }: { $text }
sentence-of-seat-headed = { $seat }, { $headline }: { $text }
answer-pass = пас
event-undone = { $seat } берёт назад ответ { $number }.
event-undone-last = { $seat } берёт назад ответ.
event-undone-by-all = Все согласились вернуться назад.

## Команды, как их перечисляет help.

command-help = help: этот список
command-look = look 3, look p2: к чему приведёт ответ или план, прежде чем его дать
command-why = why: что сейчас запрещено и каким пунктом правил; why 2: что говорит второй из них
command-plans = plans: все планы, например целые полёты; p2 выполняет один из них
command-show = show: показать позицию ещё раз
command-forecast = forecast: очки, доход и ожидаемый итог каждого игрока
command-log = log: что произошло недавно; log all: всё с начала
command-rules = rules P4.7: пункт правил; rules инспекция: все пункты с этим словом
command-undo = undo: взять назад свой последний ответ, пока ничего не открыто; undo all: вернуться как можно дальше
command-save = save: показать запись игры; save ФАЙЛ: сохранить её в файл
command-hint = hint: что сделал бы компьютер; hint 2: сделать второе из этого
command-skip = skip: пасовать всюду, где можно ответить, пока вызов не кончится или что-то не заденет вас
command-quit = quit: выйти; игра останется сохранённой

## За столом.

say-help = Назовите номер ответа; help покажет команды.
only-answer = Возможен только один ответ: { $answer }.
curtain = Передайте клавиатуру игроку { $name } и нажмите Enter.
order-skip = пасовать, пока вызов не кончится или что-то не заденет вас
skip-what = Пропустить нельзя: на этот вопрос нужен ответ.
look-what = На какой ответ посмотреть? Скажите look и его номер.
look-undoable = Это можно отменить.
look-final = Отменить это будет нельзя.
look-hidden = Что будет дальше, заранее неизвестно, и отменить это будет нельзя.
asked-of-other = { $seat } решает, { $what }.
asked-held = { $seat } ещё может вернуть последний ответ.
final-chance = Дальше решает случай
final-hidden = Откроется что-то скрытое
final-together = Ответ вступит в силу, как только ответят все
final-over = Игра закончится
look-next = Затем будет вопрос: { $question }
look-standing = { $name }: очки { $before } → { $points }, ожидается в конце { $earlier } → { $forecast }.
nothing-refused = Ничего не запрещено.
rules-which = Какое правило? Скажите rules и номер пункта или слово.
no-clause = Нет пункта по запросу { $id }.
more-plans = { $count ->
    [one] Ещё { $count } план: plans покажет все.
    [few] Ещё { $count } плана: plans покажет все.
   *[many] Ещё { $count } планов: plans покажет все.
}
no-plans = Для этого вопроса планов нет.
saved = Игра записана в { $path }.
not-saved = Файл { $path } не записан: { $reason }.
standing = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $income } за раунд, ожидается в конце { $forecast }.
ranking = { $place }. { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Кто где сидит.

seat-you = { $letter } (вы)

## До игры.

choose-title = Во что играем? Назовите номер:{" "}
choose-seats = Кто играет? От { $fewest } до { $most } из { $kinds }, через запятую; Enter — { $usual }:{" "}
go-on = продолжить { $name }
title-line = { $key }: { $name }, игроков: { $seats }
stays-stored = Игра сохранена как { $name }.

## Сохранённые игры, повторы и проверки.

stored-running = идёт, { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[many] { $count } ответов
}
stored-over = закончена, { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[many] { $count } ответов
}
replay-help = Enter или n — дальше; b — назад; first, last или число — перейти туда; show — позиция; play — играть отсюда; q — выйти.
replay-end = Это был последний ответ.
replay-prompt = { $at } из { $last }:{" "}
verified-entries = Запись цела, и каждый ответ соответствует правилам: { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[many] { $count } ответов
}.
verified-draws = { $count ->
    [0] Жребия не было. Обещание сдающего: { $promise }
    [one] { $count } раз тянули жребий, и он таков, каким его даёт секрет сдающего. Обещание: { $promise }
    [few] { $count } раза тянули жребий, и он таков, каким его даёт секрет сдающего. Обещание: { $promise }
   *[many] { $count } раз тянули жребий, и он таков, каким его даёт секрет сдающего. Обещание: { $promise }
}
earlier-draws = { $count ->
    [one] До этого { $count } раз тянули жребий в партии, от которой эта ответвилась; проверить его можно только там.
    [few] До этого { $count } раза тянули жребий в партии, от которой эта ответвилась; проверить его можно только там.
   *[many] До этого { $count } раз тянули жребий в партии, от которой эта ответвилась; проверить его можно только там.
}
unverified-draws = { $count ->
    [0] Жребия не было. Обещание сдающего: { $promise }
    [one] { $count } раз тянули жребий, но проверить его нельзя: в записи нет секрета сдающего. Обещание: { $promise }
    [few] { $count } раза тянули жребий, но проверить его нельзя: в записи нет секрета сдающего. Обещание: { $promise }
   *[many] { $count } раз тянули жребий, но проверить его нельзя: в записи нет секрета сдающего. Обещание: { $promise }
}

# Показатели, которые решают игру, возле каждого игрока.

figure-points = очки
    .about = Очки сейчас
figure-income = раунд
    .about = Очки, которые приходят каждый раунд от того, чем игрок владеет
figure-forecast = итог
    .about = Сколько очков будет в конце, если ничего не изменится
figure-bases = базы
    .about = Чужие базы: у кого их наберётся достаточно, тот победил
figure-homes = дома
    .about = Родные планеты, которые игрок ещё удерживает
figure-tokens = жетоны
    .about = Жетоны на планетах
figure-cards = карты
    .about = Карты на руке
figure-scoring = подсчёт
    .about = Сколько очков принёс бы подсчёт сейчас
figure-crystals = кристаллы
    .about = Сколько очков принесли бы кристаллы сейчас; обведённые пунктиром можно забрать обменом
figure-at-home = дома
    .about = Монеты, которые ещё на MITS
figure-stations = станции
    .about = Варп-станции, которые ещё можно построить
figure-pips = пункты
    .about = Сколько пунктов осталось пройти
figure-off = снято
    .about = Сколько шашек снято с доски
