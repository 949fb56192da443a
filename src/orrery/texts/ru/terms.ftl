## Из чего складывается ценность позиции, например «+4 технологии».

term-pulsar-cubes = кубы
term-pulsar-dice = кубики
term-pulsar-draws = взятия
term-pulsar-goals = цели
term-pulsar-gyrodynes = гиродины
term-pulsar-headquarters = штаб
term-pulsar-points = очки
term-pulsar-reach = досягаемость
term-pulsar-rivals = соперники
term-pulsar-stations = станции
term-pulsar-technologies = технологии
term-pulsar-time = время
term-pulsar-tokens = жетоны
term-pulsar-tracks = очерёдность
term-pulsar-transmitters = передатчики

term-cluster-colony = колония
term-cluster-crystals = кристаллы
term-cluster-members = экипаж
term-cluster-mines = шахты
term-cluster-points = очки
term-cluster-reach = досягаемость
term-cluster-rivals = соперники
term-cluster-stations = станции
term-cluster-systems = системы
term-cluster-time = время

term-connect-four-chances = возможности
term-connect-four-discs = места фишек
term-connect-four-lines = линии
term-connect-four-middle = центр
term-connect-four-rivals = соперник
term-connect-four-threats = угрозы

term-backgammon-bar = бар
term-backgammon-blots = одиночные шашки
term-backgammon-cube = куб
term-backgammon-home = дом
term-backgammon-off = снятые шашки
term-backgammon-places = позиция
term-backgammon-points = пункты
term-backgammon-race = гонка
term-backgammon-rivals = соперник
term-backgammon-turn = очередь хода
