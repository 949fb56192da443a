### Labels of the board of Cosmic Encounter in the browser: as short as can be understood.

board-cosmic-cosmos = Космос
board-cosmic-mine = { $n } (вы)
board-cosmic-nobody-there = Жетонов нет.
board-cosmic-stacked = { $n }, стопки: { $m }
board-cosmic-warp-tokens = Искажение: { $n }
board-cosmic-warp-chip = Искажение { $n }
board-cosmic-cone-tokens = Конус: { $n }
board-cosmic-defends = { $n } защищает жетонами: { $m }
board-cosmic-defends-too = защищает
board-cosmic-moon-open = лежит открыто
board-cosmic-moon-known = лежит закрыто, но вы её знаете
board-cosmic-moon-down = лежит закрыто

# The piles.
board-cosmic-piles = Стопки
board-cosmic-deck = Колода { $n }
board-cosmic-discards = Сброс { $n }
board-cosmic-destiny = Судьба { $n }

# The players.
board-cosmic-plates = Игроки
board-cosmic-bases-of = { $n } из { $m }
board-cosmic-homes-about = Домашних баз: { $n }
board-cosmic-cards-about = Карт на руке: { $n }
board-cosmic-warp-about = Жетонов в Искажении: { $n }
board-cosmic-hoard-about = Карт в тайнике: { $n }
board-cosmic-lucre-about = Барыш: { $n }
board-cosmic-you-know = вы знаете: { $n }
board-cosmic-secret-power = Тайная сила
board-cosmic-role-offence = Атакующий
board-cosmic-role-defence = Защитник
board-cosmic-role-offence-ally = Союзник атаки
board-cosmic-role-defence-ally = Союзник защиты

# What lies on a power.
board-cosmic-out-of-use = не действует
board-cosmic-mark-pro = Усиление
board-cosmic-mark-con = Контра
board-cosmic-mark-super = Супер
board-cosmic-mark-wild = Дикая
board-cosmic-mark-shielded = Щит
board-cosmic-mark-retained = Удержание
board-cosmic-in-force = Действует

# The phases of a challenge.
board-cosmic-phases = Фазы
board-cosmic-phase-1 = Сбор
board-cosmic-phase-2 = Судьба
board-cosmic-phase-3 = Запуск
board-cosmic-phase-4 = Зовёт атакующий
board-cosmic-phase-5 = Зовёт защитник
board-cosmic-phase-6 = Союзы
board-cosmic-phase-7 = Карты
board-cosmic-phase-8 = Вскрытие
board-cosmic-phase-9 = Развязка
board-cosmic-phase-10 = Конец
