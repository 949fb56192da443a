title-connect-four = Connect four
about-connect-four = Drop discs into a grid and be the first with four in a row.
question-connect-four-drop = { $seat }: into which column do you drop your disc?
    .decides = into which column to drop a disc
answer-connect-four-drop = column { $column }
event-connect-four-dropped = { $seat } drops a disc into column { $column }; it lands in row { $row }.
source-connect-four-line = four in a row
position-connect-four-column = { $discs }.
    .headline = Column { $column }, from the bottom
position-connect-four-empty = { $columns }.
    .headline = { $count ->
        [one] Empty column
       *[other] Empty columns
    }

# The board in the browser.

board-connect-four-grid = The grid, seen from the front
board-connect-four-column = Column { $n }
board-connect-four-empty = empty
