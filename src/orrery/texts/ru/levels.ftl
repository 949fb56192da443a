## Как хорошо играет компьютер, от слабого к сильному; последние два — для программ.

level-beginner = новичок
level-easy = лёгкий
level-normal = обычный
level-hard = трудный
level-expert = мастер
level-greedy = жадный
level-random = случайный
level-light = { $level } (облегчённый)
level-with = { $level }, { $personality }

about-level-beginner = Знает, что важно, но колеблется и не замечает длинных ходов. Для первого вечера.
about-level-easy = Смотрит на один короткий шаг вперёд.
about-level-normal = Обдумывает весь свой ход и берёт лучшее из того, что видит.
about-level-hard = Обдумывает ход, опираясь на опыт многих партий.
about-level-expert = Как трудный, но прежде чем решить, пробует лучшие планы.
about-level-light = Проб меньше обычного: здесь правила не скомпилированы.

## Что компьютер любит больше, чем оно стоит, по играм.

personality-explorer = исследователь
personality-builder = строитель
personality-banker = банкир
personality-bold = смельчак
personality-careful = осторожный
personality-diplomat = дипломат

about-personality-pulsar-explorer = Любит летать далеко и оставлять за собой станции.
about-personality-pulsar-builder = Любит гиродины и передатчики.
about-personality-pulsar-banker = Любит запасать кубы, жетоны и патенты.
about-personality-cluster-explorer = Любит высылать экипаж и бывать повсюду.
about-personality-cluster-builder = Любит станции, колонии и улучшенные системы.
about-personality-cluster-banker = Любит кристаллы и всё, что можно добыть.
about-personality-cosmic-bold = Любит базы и не боится потерь в Искажении.
about-personality-cosmic-careful = Бережёт родные планеты, карты и не теряет фишек.
about-personality-cosmic-diplomat = Легче мирится с чужим успехом: охотнее вступает в союзы и сделки.

seat-bot = { $letter } ({ $level })
