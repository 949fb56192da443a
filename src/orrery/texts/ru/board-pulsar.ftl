### Подписи на поле PULSAR 2849 в браузере: коротко, но понятно.

board-pulsar-answers = ответы
board-pulsar-arrays = Комплексы
board-pulsar-buys = покупается кубиком
board-pulsar-close = Закрыть
board-pulsar-flights = перелёты
board-pulsar-held = Гиродины в руке
board-pulsar-legend = Что значат знаки
board-pulsar-link-end = Конец связи
board-pulsar-mark-modified = только с жетоном или бесплатным шагом
board-pulsar-mark-open = можно выбрать
board-pulsar-mine = Моё поле
board-pulsar-no-array = передатчиков пока нет
board-pulsar-red-die = Красный кубик
board-pulsar-row = Ряд раунда { $n }
board-pulsar-run-done = инспекция врат проведена
board-pulsar-run-ready = можно провести инспекцию врат
board-pulsar-skip = Пропустить
board-pulsar-ways = вариантов: { $n }
board-pulsar-zoom-in = Приблизить
board-pulsar-zoom-out = Отдалить
board-pulsar-zoom-whole = Показать всю карту

# The disc.
board-pulsar-names = Названия на карте
board-pulsar-place-1 = 1-е
board-pulsar-place-2 = 2-е
board-pulsar-place-3 = 3-е
board-pulsar-place-4 = 4-е

# My column.
board-pulsar-roll = Бросок
board-pulsar-marker-on = маркер на { $n }
board-pulsar-marker-between = маркер между { $n } и { $m }
board-pulsar-better-place = место лучше
board-pulsar-costs-place = место хуже
board-pulsar-at-marker = маркер
board-pulsar-steps-left = { $n } влево
board-pulsar-steps-right = { $n } вправо
board-pulsar-left-over = Остался
board-pulsar-copy-for = повторить за
board-pulsar-bridge = Мостик: { $n }
board-pulsar-awards = первая пара { $n }, вторая { $m }
board-pulsar-left = осталось { $n }
board-pulsar-this-round = в этом раунде
board-pulsar-at-end = в конце
board-pulsar-of = { $n } из { $m }
board-pulsar-techs = Наука
board-pulsar-mine-short = Моё
