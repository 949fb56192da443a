// A position of backgammon and its fixed facts, as the server sends them.

export interface BackgammonView {
  /** By seat and by place in its own counting: off, points, bar. */
  checkers: readonly (readonly number[])[];
  cube: number;
  holder: number;
  dice: readonly { value: number; is_used: boolean }[];
  roller: number;
}

export interface Components {
  /** The piece of each place in the row of each seat. */
  places: readonly (readonly string[])[];
  off: number;
  bar: number;
  middle: number;
  no_cube: number;
}

/** So many checkers of a stack are drawn; a number tells of more. */
export const TALLEST = 5;

/** What a checker is called for motion: the place it lies on, whose it is, and how many lie up to it. */
export function checkerId(place: string, seat: number, number: number, most: number = TALLEST): string {
  return `${place}/${seat}-${Math.min(number, most)}`;
}
