### Слова самого веб-клиента; слова игр, вопросов и ошибок лежат в других файлах.

web-name = Orrery
web-home = Начало
web-skip = Перейти к содержимому
web-places = Главное меню
web-loading = Минуту…
web-close = Закрыть
web-try-again = Попробовать снова
web-error-unknown = Что-то пошло не так. Попробуйте ещё раз.
web-you = (вы)
web-your-turn = Ваш ход

## Имена для гостей, которые ещё не назвались.

web-guest-names = Вега Альтаир Денеб Ригель Мира Капелла Сириус Антарес Спика Полярис Кастор Электра Майя Атлас Беллатрикс Алькор Мицар Наос Процион Регул

## Начало.

web-hero = Займите место среди звёзд
web-hero-text = Три космические игры, бесплатно и открыто. Играйте сразу против компьютера или отправьте ссылку друзьям. Без регистрации и загрузок.
web-titles = Игры
web-play-now = Играть
web-setting-up = Готовим стол…
web-set-up = Новый стол
web-gallery = Галерея сил
web-gallery-short = Силы
web-gallery-of = { $title }: силы
web-gallery-none = У этой игры нет галереи.
web-learn = Правила
web-players = От { $fewest } до { $most } игроков
web-players-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
web-my-games = Мои партии
web-no-games = Партий пока нет. Начатые будут ждать вас здесь.
web-come-by-link = Войти в игру
web-link-label = Ссылка на стол
web-link-hint = Вставьте ссылку на стол
web-link-wrong = Это не ссылка на стол.
web-go = Присоединиться
web-samples = Малые игры
web-watch = Смотреть
web-watch-about = Загляните через плечо тем, кто играет сейчас, или посмотрите, как была выиграна партия.

## Новый стол.

web-new-table = Новый стол: { $title }
web-seats = Кто играет?
web-seat-number = Место { $number }
web-seat-me = Я
web-seat-open = Друг
web-seat-name = Имя
web-one-screen = Вы играете с одного экрана. Пока он переходит из рук в руки, он закрыт.
web-preset = Вариант
web-preset-none = Обычная партия
web-preset-none-about = Вся игра целиком, как в неё обычно играют.
web-options = { $count ->
    [one] { $count } настройка
    [few] { $count } настройки
   *[many] { $count } настроек
}
web-seat-bot = Бот
web-seat-open-about = получит от вас ссылку
web-seat-count = Сколько игроков
web-level = Уровень
web-personality = Характер
web-personality-none = без пристрастий
web-fewer = На одного меньше
web-more = На одного больше
web-option-own = свой вариант…
web-option-choose = выбрать…
web-goals-left = { $count ->
    [0] Три цели выбраны.
    [one] Выберите ещё { $count } цель; до тех пор цели выбирает случай.
    [few] Выберите ещё { $count } цели; до тех пор цели выбирает случай.
   *[other] Выберите ещё { $count } целей; до тех пор цели выбирает случай.
}
web-clock = Часы
web-clock-none = Без часов
web-clock-none-about = Каждый думает сколько хочет.
web-clock-brisk = Минута на ответ
web-clock-brisk-about = Минута на каждый вопрос; потом за игрока отвечает компьютер.
web-clock-bank = По 20 минут
web-clock-bank-about = Двадцать минут на всю партию и ещё десять секунд после каждого хода; потом место займёт бот.
web-clock-days = По переписке
web-clock-days-about = Три дня на каждый ход. Заходите, когда удобно.
web-pace = Боты ходят
web-pace-about = Сколько они ждут, чтобы все увидели, что произошло.
web-pace-slow = Неспешно
web-pace-normal = В обычном темпе
web-pace-fast = Быстро
web-pace-off = Сразу
web-windows = Время на отклик
web-windows-about = Оно одинаково для всех, чтобы никто не понял, у кого был выбор. Каждый может попросить ещё.
web-windows-quick = 1,5 секунды
web-windows-normal = 2,5 секунды
web-windows-relaxed = 6 секунд
web-windows-untimed = Пока не ответят все
web-private = Закрытый стол
web-private-about = Стол найдут только те, у кого есть ссылка.
web-hints-rule = Подсказки
web-hints-alone = Только в одиночку
web-hints-all = Всем
web-hints-off = Никому
web-hints-alone-about = Кто играет один против ботов, может спросить, что сделал бы компьютер.
web-hints-all-about = За этим столом каждый может спросить, что сделал бы компьютер.
web-hints-off-about = За этим столом никто не может спросить, что сделал бы компьютер.
web-watchable = Зрители приветствуются
web-watchable-about = Они видят то же, что и все, но никогда — скрытые карты.
web-open-table = Открыть стол
web-begin = Начать игру

## Списки партий.

web-new-game = Новая партия
web-archive = Сыгранные партии
web-no-archive = Открытых сыгранных партий пока нет.
web-import = Импорт партии
web-import-file = Выбрать файл…
web-import-about = Текстовый файл, сохранённый за столом.
web-open-tables = Столы со свободными местами
web-no-open = Сейчас никто не ищет игроков.
web-running-tables = Играют сейчас
web-no-watch = Сейчас открытых партий нет.
web-turn-of = Ходит { $name }
web-asked-together = Спрошены: { $names }
web-stage-lobby = ждёт игроков
web-stage-running = идёт
web-stage-over = окончена
web-stage-closed = закрыта
web-free-seat = свободно
web-bot = Бот ({ $level })

## До игры.

web-lobby = { $title }: ждём игроков
web-lobby-closed = { $title }: стол закрыт
web-invite = Отправьте эту ссылку друзьям. Любой, кто её откроет, сможет сесть за стол.
web-invite-network = Отправьте эту ссылку друзьям в той же сети или дайте им навести на код камеру телефона.
web-qr-label = QR-код ссылки
web-only-here = Пока эта ссылка открывается только на этом компьютере. Чтобы впустить телефоны и компьютеры той же сети, остановите сервер и запустите его так:
web-copy-command = Скопировать команду
web-copy-link = Скопировать ссылку
web-copied = Скопировано
web-table-full = Все места заняты. Можно остаться и смотреть или открыть свой стол.
web-your-name = Ваше имя
web-table-closed = Все места заняты, и смотреть за этим столом нельзя. Можно открыть свой стол.
web-take-seat = Занять свободное место
web-sit-down = Присоединиться
web-stand-up = Освободить место
web-put-bot = Добавить бота
web-offer-seat = Оставить для друга
web-begin-when-full = Сначала должны быть заняты все места.
web-waits-for-host = Игру начинает хозяин стола.

## За столом.

web-question = Вопрос
web-nobody-asked = Одну минуту.
web-nothing-to-decide = Сейчас вам решать нечего: игра идёт дальше сама.
web-others-asked = { $count ->
    [one] Одновременно спрашивают ещё { $count } игрока.
    [few] Одновременно спрашивают ещё { $count } игроков.
   *[many] Одновременно спрашивают ещё { $count } игроков.
}
web-find-answer = Найти среди ответов ({ $count })
web-at-stake = О чём речь
web-look-first = Посмотреть, что будет: { $answer }
web-refused = Сейчас нельзя: { $count }
web-on-board = { $count ->
    [one] На поле: { $count } место
    [few] На поле: { $count } места
   *[many] На поле: { $count } мест
}
web-do-it = Сделать
web-ways = { $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[many] { $count } способов
}
web-other-answers = Другие ответы
web-preview-hint = Наведите на ответ, чтобы увидеть, что он даст.
web-preview = Что это даст
web-preview-quiet = Сразу больше ничего не случится.
web-preview-part = Что будет дальше, ещё неизвестно.
web-can-undo-after = Можно взять назад
web-final-after = Нельзя взять назад
web-undo-until-end = Можно взять назад, пока вы не завершили ход
web-then = Затем: { $reason }
web-final-because = { $reason }: назад не взять
web-hands-over = Ход перейдёт дальше: { $name }
web-hands-over-until = { $reason }. Взять назад можно, только пока нет ответа
web-turn-over = Ваш ход сделан. Завершите его или возьмите ответ назад.
web-end-turn = Завершить ход
web-end-turns = Завершать мои ходы сразу
web-end-turns-now = Всегда завершать сразу
web-end-turns-about = Иначе в конце вашего хода стол ждёт, чтобы вы ещё могли взять назад последний ответ.
web-end-turns-too = То же есть в настройках.
web-keys-end-turn = завершить ход
web-hints = Подсказка
web-hints-thinking = Думаю…
web-hints-about = Что сделал бы компьютер? Узнаете только вы.
web-hints-label = Что сделал бы компьютер
web-undo = Взять назад
web-undo-about = Последний ответ будет словно не дан.
web-undo-not = Взять назад нечего: что-то открылось или действовали другие.
web-ask-undo = Спросить остальных
web-ask-undo-about = Последний ответ вернётся, если все согласны.
web-proposal = { $name } просит взять назад последний ответ.
web-proposal-waits = { $count ->
    [one] Ещё { $count } игрок не согласился.
    [few] Ещё { $count } игрока не согласились.
   *[many] Ещё { $count } игроков не согласились.
}
web-newcomer = { $name } просит место, которое занимает { $owner }: владельца сейчас нет, а рука станет видна.
web-ask-for-seat = Попросить место: { $name }
web-ask-for-seat-about = Вы получите его, если согласятся все за столом. Кто уже видел чью-то руку, не может.
web-agree = Согласиться
web-refuse = Отказать
web-arm = Сделать при первом случае
web-pass-longer = Пасовать дольше…
web-pass-stretch = Пас до следующего вызова
web-pass-turn = Пас до моего хода
web-pass-moment = Всегда пас в этот момент
web-pass-told = Сказать остальным, чтобы меня не ждали
web-passes-change = { $name } пасует, пока что-нибудь не изменится.
web-passes-stretch = { $name } пасует до следующего вызова.
web-passes-turn = { $name } пасует до своего хода.
web-passes-always = { $name } в некоторые моменты всегда пасует.
web-window-closes = Закроется через { $seconds } с; кто промолчит, пасует
web-window-more = Нужно время
web-window-more-about = Стол подождёт вашего ответа, и все увидят, что вы об этом попросили.
web-window-yours = Стол ждёт вас.
web-window-waits = { $name } думает дольше.
web-order-armed = При первом случае: { $what }
web-order-change = Вы пасуете, пока что-нибудь не изменится.
web-order-stretch = Вы пасуете до следующего вызова.
web-order-turn = Вы пасуете до своего хода.
web-order-moment = Вы всегда пасуете в этот момент.
web-order-always = Вы всегда пасуете.
web-cancel-order = Отменить это распоряжение
web-players-label = Игроки
web-points = очки
web-forecast = прогноз
web-thinks = отвечает
web-bot-thinks = думает…
web-may-respond = может откликнуться
web-is-bot = Играет компьютер: { $level }
web-away = нет на месте
web-time-left = Осталось времени
web-days-hours = { $days } д { $hours } ч
web-position = Позиция
web-log = Что было
web-since-last-turn = С вашего последнего хода
web-chat = Чат
web-chat-empty = Пока все молчат.
web-chat-hint = Скажите что-нибудь
web-send = Сказать
web-chat-deleted = (удалено)
web-mute = Отключить чат
web-unmute = Включить чат
web-remove-guest = Убрать
web-remove-guest-sure = Точно убрать: { $name }?
web-removed-guests = Убраны из-за стола
web-removed-earlier = Кто-то, убранный раньше
web-readmit = Впустить снова
web-you-host = Вы хозяин стола
web-spectators-chat = Зрители могут писать
web-close-table = Закрыть стол
web-close-table-sure = Точно закрыть? Партия закончится для всех.
web-act-removed = Хозяин ({ $host }) убрал из-за стола: { $name }.
web-act-readmitted = Хозяин ({ $host }) снова пустил за стол: { $name }.
web-act-muted = Хозяин ({ $host }) отключил чат: { $name }.
web-act-unmuted = Хозяин ({ $host }) снова включил чат: { $name }.
web-act-opened-chat = Хозяин ({ $host }) разрешил зрителям писать.
web-act-closed-chat = Хозяин ({ $host }) больше не разрешает зрителям писать.
web-act-put-bot = Хозяин ({ $host }) отдал компьютеру место: { $name }.
web-act-offered-seat = Хозяин ({ $host }) предложил всем место: { $name }.
web-act-closed = Хозяин ({ $host }) закрыл стол.
web-sheet = Вопрос и ответы
web-tabs = Части стола
web-tab-board = Поле
web-tab-players = Игроки
web-tab-log = Журнал
web-tab-chart = График
web-chart-empty = Здесь появится ход игры.
web-tab-chat = Чат
web-you-watch = Вы смотрите
web-watching = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[many] Смотрят { $count } человек
}
web-link-connecting = Соединяемся…
web-link-open = На связи
web-link-waiting = Связь потеряна; снова через { $seconds } с
web-try-now = Попробовать сейчас
web-link-closed = Связи нет
web-menu = Меню
web-leave = Выйти из игры
web-leave-sure = Точно выйти? Место займёт компьютер.
web-origin-import = Партию принёс из файла игрок { $by }.
web-origin-position = Позицию расставил игрок { $by }.
web-origin-game = Игрок { $by } продолжает другую партию.
web-origin-somebody = кто-то
web-origin-draws = { $count ->
    [one] { $count } жребий был известен заранее.
    [few] { $count } жребия были известны заранее.
   *[other] { $count } жребиев были известны заранее.
}
web-origin-checked = Их подтверждает секрет сдающего, который их вытянул.
web-origin-unknown = Сдающий, который их вытянул, не назвал секрета: проверить их нельзя.
web-origin-badge = Не с начала
web-promise = Обещание сдающего:
web-keys = Клавиши
web-keys-answer = дать ответ с этой клавишей
web-keys-pass = закончить или пасовать
web-keys-move = перебирать ответы и видеть, что даст каждый
web-keys-enter = дать выбранный ответ или открыть группу
web-keys-undo = взять назад
web-keys-tab = перейти к полю, журналу и остальному
web-keys-escape = закрыть открытое
web-keys-rules = открыть правила рядом со столом
web-keys-help = показать эти клавиши
web-curtain = { $name }, ваш ход
web-curtain-about = Передайте экран. Пока вы не скажете, ничего не видно.
web-curtain-open = Я { $name }
web-no-secrets = У нас нет секретов: дальше меняться местами без занавеса

## Конец.

web-game-over = Игра окончена
web-wins = Победа: { $name }
web-share-victory = Общая победа: { $names }
web-draw = Ничья
web-count-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-ahead-of = впереди на { $points }; второе место: { $name }
web-tie-broken = очков поровну, решил дополнительный показатель; второе место: { $name }
web-final-scoring = Итоговый подсчёт
web-in-play = По ходу игры
web-counting = Откуда они взялись, ещё подсчитывается…
web-counted = { $count } из { $all }
web-sources = Откуда взялись очки
web-sum = Итого
web-achievements = Цели и награды
web-what-was-met = что выполнено
web-nobody = никто
web-course = Ход игры
web-course-rounds = Очки по раундам
web-turning-points = Переломные моменты
web-turning-for-you = что они дали вам
web-round = Раунд { $number }
web-turn = Ход { $number }
web-moment = Ответ { $number }
web-rematch = Реванш тем же составом
web-again-waits = Ждём остальных…
web-next-match = К следующей игре
web-analyse = Разобрать партию
web-picture = Картинка для друзей
web-picture-failed = Не удалось сделать картинку.
web-score-again = Подсчитать ещё раз, медленно
web-end-fold = Журнал и чат
web-end-unfold = Назад к итогам
web-export = Сохранить в файл

## Повтор.

web-replay-failed = Эту партию нельзя повторить
web-to-table = К столу
web-seen-by = Глазами
web-spectator = зрителя
web-what-happened = Что произошло
web-scrubber = Моменты партии
web-first = В начало
web-back = Шаг назад
web-forward = Шаг вперёд
web-last = В конец
web-run = Играть
web-pause = Пауза
web-moment-of = { $at } из { $last }
web-answer-hidden = даёт ответ, который остаётся тайной.
web-answered = отвечает: { $answer }.
web-copy-moment = Ссылка на этот момент
web-play-on = Играть отсюда
web-play-on-as = Играть дальше против ботов за

## Правила.

web-rules = Правила
web-rules-of = Правила: { $title }
web-rules-key = Правила (R)
web-rules-page = На отдельной странице
web-contents = Содержание
web-search-rules = Искать
web-search-hint = Слово или номер пункта
web-clauses-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}
web-clause = Пункт { $id }
web-why = Почему? Пункт { $id }
web-clause-unknown = Такого пункта нет.
web-clause-in-rules = Прочесть среди правил

## Первая партия с подсказками.

web-guided = Учиться играя
web-guided-about = Настоящая партия против лёгких ботов, с объяснениями шаг за шагом.
web-guide = Подсказки
web-guide-got-it = Понятно
web-guide-stop = Без подсказок
web-guide-again = Объяснить ещё раз
web-guide-progress = Учимся: { $met } из { $all }

## Настройки.

web-settings = Настройки
web-settings-look = Вид и язык
web-settings-you = Вы
web-settings-call = Звук и уведомления
web-language = Язык
web-theme = Тема
web-as-system = Как в системе
web-theme-dark = Тёмный
web-theme-light = Светлый
web-motion = Движение
web-motion-full = Полное
web-motion-still = Нет
web-speed = Скорость ходов
web-speed-about = Как быстро показываются ходы соперников. Любой щелчок или клавиша — сразу к концу.
web-speed-slow = Медленно
web-speed-normal = Обычно
web-speed-fast = Быстро
web-speed-off = Не показывать
web-volume = Громкость
web-keys-speed = показывать ходы быстрее, медленнее
web-keys-mute = включить или выключить звук
web-sound = Звук
web-sound-about = Кубики, карты, полёты и ваш ход, негромко. За столом звук выключает M.
web-notify = Уведомлять, когда мой ход
web-notify-about-push = Даже когда страница закрыта: браузер позовёт вас, и по щелчку откроется стол.
web-notify-about-page = Пока страница открыта в фоне. Чтобы уведомления приходили всегда, сервер должен открываться по https.
web-notify-about-none = Этот браузер не показывает уведомлений.
web-notify-refused = Браузер не разрешает. Разрешите уведомления для этого сайта в его настройках и попробуйте снова.
web-notify-offer = Сообщать о вашем ходе, даже если страница закрыта?
web-notify-yes = Да, сообщайте
web-notify-no = Нет, спасибо
web-save = Сохранить
web-saved = Сохранено.
web-personal-link = Ваша личная ссылка
web-personal-link-about = Откройте эту ссылку на другом устройстве или наведите на код камеру, и оно тоже станет вашим. Никому её не давайте.
web-forget-me = Забыть меня на этом устройстве
web-personal-link-unknown = Этот браузер больше не знает вашей ссылки, и сервер тоже. Создайте новую, чтобы её увидеть.
web-renew-link = Создать новую ссылку
web-renew-link-sure = Точно? Старая ссылка перестанет работать.
web-renew-link-about = Новая ссылка заменит старую, и все другие ваши устройства выйдут.
web-link-renewed = Ссылка новая. Другие устройства вышли.
web-end-sessions = Выйти везде
web-end-sessions-sure = Точно? Вернуться можно только по личной ссылке.
web-sessions-ended = Вы вышли везде.
web-my-data = Скачать мои данные
web-delete-me = Удалить меня
web-delete-me-sure = Точно удалить? Партии останутся, имя исчезнет, вернуть его нельзя.
web-me-deleted = Вы удалены. Ваши партии остались без имени.
web-restore-failed = Эта личная ссылка не работает

## Что пошло не так.

web-table-trouble = Этот стол не открывается
web-hint-no-such-match = Возможно, ссылка обрезана. Попросите её ещё раз или откройте свой стол.
web-hint-no-session = Попробуйте снова, чтобы войти гостем, или откройте личную ссылку, чтобы снова стать собой.
web-hint-no-spectators = Попросите у хозяина место или посмотрите другой стол.
web-hint-removed = Хозяин может впустить вас снова. А пока откройте свой стол или посмотрите другой.
web-hint-not-seated = Там теперь сидит кто-то другой или компьютер. Попробуйте снова, чтобы смотреть.
web-lost = Здесь ничего нет
web-lost-about = Возможно, адрес обрезан или с опечаткой.
web-error-no-connection = Сервер не отвечает. Проверьте связь; партия сохранена.
web-error-board = Поле не удалось нарисовать.
