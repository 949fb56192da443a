### Надписи поля Globular Cluster в браузере: короткие, но понятные.

board-cluster-board = Скопление
board-cluster-tiles = Тайлы
board-cluster-all-borders = все границы
board-cluster-zoom-in = Приблизить
board-cluster-zoom-out = Отдалить
board-cluster-zoom-whole = Показать все тайлы
board-cluster-frame = рамка: рядов { $n }, в ширину { $m }

# Что говорится о тайле.
board-cluster-about-habitable = Обитаемая система.
board-cluster-about-resource = Система с ресурсами.
board-cluster-about-null = Пустая система: здесь можно построить станцию.
board-cluster-about-mits = Отсюда начинают все экспедиции.
board-cluster-about-supernova = Сюда никто не войдёт.
board-cluster-worth = Стоит { $n }.
board-cluster-scored-by = Очки получит { $n }, перевес { $m }.
board-cluster-colony-of = Колония: { $n }.
board-cluster-tied = Ничья: очков не получит никто.
board-cluster-needs = Вам не хватает монет: { $n }.
board-cluster-caches = Осталось залежей: { $n }.
board-cluster-mined-out = Выработана: здесь можно построить станцию.
board-cluster-station-of = Станция: { $n }.
board-cluster-strengths = Силы: { $n }.

# Что впереди.
board-cluster-scoring-1 = Первый подсчёт
board-cluster-scoring-2 = Второй подсчёт
board-cluster-scoring-3 = Последний подсчёт
board-cluster-scoring-now = идёт сейчас
board-cluster-draws-left = тайлов до следующей сверхновой
board-cluster-turns-left = ходов до последнего подсчёта
board-cluster-nova-safe = Следующий тайл безопасен.
board-cluster-nova-maybe = Следующий тайл может оказаться сверхновой.
board-cluster-nova-set-aside = Сверхновая отложена и ляжет после этого подсчёта.
board-cluster-final-turns = последний: ходы { $n }–{ $m }
board-cluster-timeline = Проведено подсчётов: { $n } из 3.
board-cluster-stack = Ещё в стопке
board-cluster-group-now = сейчас
board-cluster-group-then = потом
board-cluster-all-in = Все тайлы на поле.
board-cluster-racks = Места наверху
board-cluster-rack-room = сколько тайлов может дойти до суммы
board-cluster-crystals = Кристаллы
board-cluster-crystals-free = можно забрать обменом
