// Nebulae for the skies of boards: made small, since they have no fine lines, and drawn large.

import { fractal, noiseFrom } from "./noise";

export type Rgb = readonly [number, number, number];

/** A cloud around a point; places and sizes are parts of the picture's width and height. */
export interface Cloud {
  colour: Rgb;
  x: number;
  y: number;
  rx: number;
  ry: number;
  most: number;
  fine: number;
}

/** The colour at a point, both of whose coordinates go from 0 to 1, with how much of it covers the ground. */
type ColourAt = (x: number, y: number) => number[];

/** Paint a picture that is `coarse` times smaller; its colours may depend on how many times wider it is than high. */
export function paintCoarsely(
  paper: CanvasRenderingContext2D,
  coarse: number,
  colours: (aspect: number) => ColourAt,
): void {
  const { width, height } = paper.canvas;
  const [columns, rows] = [Math.ceil(width / coarse), Math.ceil(height / coarse)];
  const small = document.createElement("canvas");
  [small.width, small.height] = [columns, rows];
  const brush = small.getContext("2d");
  if (!brush) return;
  const image = brush.createImageData(columns, rows);
  const colourAt = colours(columns / rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      image.data.set(colourAt(column / columns, row / rows), 4 * (row * columns + column));
  brush.putImageData(image, 0, 0);
  paper.imageSmoothingQuality = "high";
  paper.drawImage(small, 0, 0, width, height);
}

/** Where a cloud begins to be seen in its noise, and over how much of it it thickens. */
interface Haze {
  seeds: (place: number) => number;
  from: number;
  over: number;
}

/** The colour of all clouds together. */
export function mixed(clouds: readonly Cloud[], { seeds, from, over }: Haze): (aspect: number) => ColourAt {
  const fields = clouds.map((_, place) => noiseFrom(seeds(place)));
  return (aspect) => (x, y) => {
    let [red, green, blue, cover] = [0, 0, 0, 0];
    clouds.forEach(({ colour: [r, g, b], ...cloud }, place) => {
      const near = 1 - Math.hypot((x - cloud.x) / cloud.rx, (y - cloud.y) / cloud.ry);
      if (near <= 0) return;
      const thick = fractal(fields[place]!, x * aspect * cloud.fine, y * cloud.fine);
      const part = cloud.most * near * Math.max(0, Math.min(1, (thick - from) / over));
      [red, green, blue] = [red + (r - red) * part, green + (g - green) * part, blue + (b - blue) * part];
      cover += (1 - cover) * part;
    });
    return [red / (cover || 1), green / (cover || 1), blue / (cover || 1), 255 * cover];
  };
}
