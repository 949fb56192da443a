## Как хорошо играет компьютер, от слабого к сильному; последние два — для программ.

level-beginner = новичок
level-easy = лёгкий
level-normal = обычный
level-hard = трудный
level-expert = мастер
level-greedy = жадный
level-random = случайный
level-light = { $level } (облегчённый)

about-level-beginner = Знает, что важно, но колеблется и не замечает длинных ходов. Для первого вечера.
about-level-easy = Смотрит на один короткий шаг вперёд.
about-level-normal = Обдумывает весь свой ход и берёт лучшее из того, что видит.
about-level-hard = Обдумывает ход, опираясь на опыт многих партий.
about-level-expert = Как трудный, но прежде чем решить, пробует лучшие планы.
about-level-light = Проб меньше обычного: здесь правила не скомпилированы.

seat-bot = { $letter } ({ $level })
