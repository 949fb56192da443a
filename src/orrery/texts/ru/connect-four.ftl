title-connect-four = Четыре в ряд
about-connect-four = Бросайте фишки в решётку и первым соберите четыре в ряд.
question-connect-four-drop = { $seat }: в какой столбец бросаете фишку?
    .decides = в какой столбец бросить фишку
answer-connect-four-drop = столбец { $column }
event-connect-four-dropped = { $seat } бросает фишку в столбец { $column }; она ложится в ряд { $row }.
source-connect-four-line = четыре в ряд
position-connect-four-column = { $discs }.
    .headline = Столбец { $column }, снизу вверх
position-connect-four-empty = { $columns }.
    .headline = { $count ->
        [one] Пустой столбец
       *[other] Пустые столбцы
    }

# Доска в браузере.

board-connect-four-grid = Решётка, вид спереди
board-connect-four-column = Столбец { $n }
board-connect-four-empty = пусто
