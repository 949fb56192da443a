## Что ответил бы компьютер: насколько это хуже лучшего, в единицах игры.

hint-best = выглядит лучшим
hint-equal = ничуть не хуже
hint-behind-points = на { $amount } очка меньше
hint-behind-bases = на { $amount } базы меньше
hint-behind-wins = побед на { $amount } % меньше
