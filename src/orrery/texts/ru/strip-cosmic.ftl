### Labels of the challenge strip, the hand, windows and deals of Cosmic Encounter.

## The challenge

board-cosmic-challenge = Вызов
board-cosmic-offence = Атакующий
board-cosmic-defence = Защитник
board-cosmic-not-named = ещё не назван
board-cosmic-force = { $n }: в вызове { $m }
board-cosmic-makes = итого { $n }
board-cosmic-card-unknown = карта
board-cosmic-term-card = карта
board-cosmic-laid-none = карты нет
board-cosmic-laid-down = карта рубашкой вверх
board-cosmic-laid-known = { $n }, рубашкой вверх
board-cosmic-kicker-down = множитель рубашкой вверх
board-cosmic-reinforced = подкрепления: +{ $n }
board-cosmic-beats = Ваша карта бьёт Атаки { $n }
board-cosmic-beats-up-to = Ваша карта бьёт Атаку до { $n }
board-cosmic-beats-none = Ваша карта не бьёт ни одной Атаки
board-cosmic-reveal-again = Показать последнее вскрытие ещё раз
board-cosmic-result-offence-won = Побеждает атакующий
board-cosmic-result-defence-won = Побеждает защитник
board-cosmic-result-both-lost = Проигрывают обе стороны
board-cosmic-result-dealt = Время сделки
board-cosmic-result-deal-broke = Сделки нет
board-cosmic-result-called-off = Вызов отменён
board-cosmic-result-gave-up = Нет карты вызова: ход окончен
board-cosmic-result-resettled = Своя планета заселена

## The hand

board-cosmic-hand = Ваша рука
board-cosmic-hoard = Тайник
board-cosmic-no-cards = У вас нет карт.
board-cosmic-would-make = Ваша сумма была бы { $n }
board-cosmic-arm = При первом случае:
board-cosmic-armed = Наготове:
board-cosmic-why-not = Почему не сейчас?
board-cosmic-type-attack = Атака
board-cosmic-type-compromise = Компромисс
board-cosmic-type-edict = Эдикт
board-cosmic-type-flare = Вспышка
board-cosmic-type-pulsar = Пульсар
board-cosmic-type-kicker = Множитель
board-cosmic-type-reinforcement = Подкрепление

## Windows

board-cosmic-window = Кто может откликнуться
board-cosmic-you = вы
board-cosmic-has-answered = { $n }: ответ дан
board-cosmic-may-respond = { $n } может откликнуться
board-cosmic-takes-time = { $n } думает дольше
board-cosmic-pass = Пас
board-cosmic-pass-until-change = Пас до перемен
board-cosmic-full-control = Полный контроль
board-cosmic-full-control-about = Отменить все постоянные пасы: каждое окно будет ждать вас, и все это увидят.

## Deals

board-cosmic-deal = Сделка
board-cosmic-offer-number = Предложение { $n } из { $m }
board-cosmic-you-give = Вы даёте
board-cosmic-gives = { $n } даёт
board-cosmic-to = кому: { $n }
board-cosmic-nothing-yet = пока ничего
board-cosmic-card-of-choice = карта по выбору дающего
board-cosmic-base-on = база на { $n }
board-cosmic-freed = жетоны из Искажения: { $n }
board-cosmic-makes-offer = { $n } готовит предложение
board-cosmic-considers = { $n } обдумывает предложение
board-cosmic-phrases = Сказать в чате
board-cosmic-phrase-card = По карте?
board-cosmic-phrase-base = По базе?
board-cosmic-phrase-both = Что дадите за базу?
board-cosmic-phrase-more = Нужно чуть больше.
board-cosmic-phrase-last = Это моё последнее слово.
board-cosmic-phrase-no = Тогда сделки не будет.
