title-backgammon = Нарды (бэкгаммон)
about-backgammon = Проведите пятнадцать шашек домой по броскам костей и удваивайте ставку, когда впереди.
setting-backgammon-cube = Куб удвоения
about-backgammon-cube = С кубом игрок может удвоить ставку перед броском.
value-backgammon-cube-on = с кубом
value-backgammon-cube-off = без куба

question-backgammon-opening = Каждый бросает одну кость; начинает тот, у кого больше.
question-backgammon-roll = Бросает { $player }.
barrier-backgammon-roll = { $player } бросает кости
question-backgammon-double = { $seat }: удваиваете ставку до { $stake }?
    .decides = удвоить ли ставку до { $stake }
question-backgammon-reply = { $seat }: вам предлагают удвоить ставку до { $stake }. Берёте куб или сдаётесь?
    .decides = взять ли куб при ставке { $stake } или сдаться
question-backgammon-move = { $times ->
    [one] { $seat }: какой шашкой ходите? { $dice }.
    [few] { $seat }: какой шашкой ходите? { $dice }, { $times } раза.
   *[many] { $seat }: какой шашкой ходите? { $dice }, { $times } раз.
}
    .decides = какой шашкой пойти
dice-backgammon-one = На кости { $die }
dice-backgammon-two = На костях { $high } и { $low }
answer-backgammon-dice = { $first } и { $second }
answer-backgammon-double-no = нет, бросаю
answer-backgammon-double-yes = да, удваиваю
answer-backgammon-reply-drop = сдаюсь и проигрываю прежнюю ставку
answer-backgammon-reply-take = беру куб
answer-backgammon-move = { $hits ->
    [yes] с { $source } на { $target }, шашка соперника бита
   *[no] с { $source } на { $target }
}
answer-backgammon-enter = { $hits ->
    [yes] с бара на { $target }, шашка соперника бита
   *[no] с бара на { $target }
}
answer-backgammon-bear-off = { $exact ->
    [yes] снять с { $source }
   *[no] снять с { $source } костью { $die }
}
plan-backgammon-turn = { $moves }

event-backgammon-rolled = { $seat } бросает: { $first } и { $second }.
event-backgammon-moved = { $source ->
    [25] { $seat } входит с бара на { $target }.
   *[other] { $seat } ходит с { $source } на { $target }.
}
event-backgammon-hit = { $seat } бьёт шашку на { $point }.
event-backgammon-borne-off = { $seat } снимает шашку с { $point }.
event-backgammon-doubled = { $seat } предлагает удвоить ставку до { $stake }.
event-backgammon-taken = { $seat } берёт куб; ставка теперь { $stake }.
event-backgammon-dropped = { $seat } сдаётся.
event-backgammon-turn-passed = { $seat } не может ходить, ход переходит.
event-backgammon-won = { $seat } побеждает ({ $source }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
source-backgammon-single = простая победа
source-backgammon-gammon = гаммон
source-backgammon-backgammon = бэкгаммон
source-backgammon-dropped = отказ от удвоения

position-backgammon-seat = { $points }; на баре { $bar }, снято { $off }.
    .headline = в своём счёте
position-backgammon-point = { $count } на { $point }
position-backgammon-none = на пунктах шашек нет
position-backgammon-cube = { $where ->
    [middle] Куб посередине; ставка { $stake }.
    [none] Играют без куба.
   *[seat] Куб у игрока { $seat }; ставка { $stake }.
}

# Заголовки, под которыми собраны ответы.

group-backgammon-moves = Один ход шашкой
group-backgammon-turns = Весь ход

# Рядом с именем того, у кого куб.

note-backgammon-cube = держит куб: { $stake }

# Доска в браузере.

board-backgammon-board = Доска, ваш дом справа внизу
board-backgammon-point = Пункт { $n }
board-backgammon-bar = Бар
board-backgammon-off = Снято
board-backgammon-checkers = { $n }: { $m }
board-backgammon-empty = пусто
board-backgammon-cube = Куб: { $n }
board-backgammon-cube-middle = посередине
board-backgammon-die = Кость: { $n }
board-backgammon-die-used = сыграна
