// The shapes that emblems are put together from, around 0, 0 and within 18 units of it.
//
// A shape is one or more paths; one that begins with `-` is drawn as a line 4 units wide, any other is filled.

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const ray = (turn: number, from: number, to: number) => {
  const [x, y] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)];
  const at = (r: number) => `${round(x * r)} ${round(y * r)}`;
  return `M${at(from)}L${at(to)}`;
};
const around = (count: number, first: number, draw: (turn: number) => string) =>
  Array.from({ length: count }, (_, place) => draw(first + (360 / count) * place)).join("");
const spot = (turn: number, far: number, r: number) => {
  const angle = (turn * Math.PI) / 180;
  return circle(round(Math.sin(angle) * far), round(-Math.cos(angle) * far), r);
};
const corners = (count: number, r: number) =>
  `M${Array.from({ length: count }, (_, place) => {
    const angle = (2 * Math.PI * place) / count;
    return `${round(Math.sin(angle) * r)} ${round(-Math.cos(angle) * r)}`;
  }).join("L")}Z`;
const round = (value: number) => Math.round(value * 10) / 10;
const teeth = around(8, 0, (turn) => ray(turn, 11, 16.5));

export const SHAPES: Readonly<Record<string, readonly string[]>> = {
  // Tokens, bases, cards, numbers.
  disc: [circle(0, 0, 12)],
  ring: [`-${circle(0, 0, 14)}`],
  "half-moon": [`-${circle(0, 0, 14)}`, "M0-14a14 14 0 0 0 0 28Z"],
  flat: ["-M-16 0a16 7 0 1 0 32 0a16 7 0 1 0-32 0Z"],
  base: ["M-13 7a13 13 0 0 1 26 0Z", "-M-18 11H18"],
  card: ["-M-9-14H9V14H-9Z"],
  slab: ["M-9-14H9V14H-9Z"],
  stack: ["-M-6-10H6M-6-3.5H6M-6 3H6M-6 9.5H6"],
  post: ["M-4-16H4V16H-4Z"],
  stump: ["M-4-5H4V16H-4Z"],
  line: ["-M-16 0H16"],
  upright: ["-M0-17V17"],
  beam: ["M-15-3H15V3H-15Z"],
  lens: ["M0-11a14 14 0 0 1 0 22a14 14 0 0 1 0-22Z"],
  // Deeds.
  plus: ["M-3.5-13H3.5V-3.5H13V3.5H3.5V13H-3.5V3.5H-13V-3.5H-3.5Z"],
  times: ["-M-7-7L7 7M7-7L-7 7"],
  cut: ["-M-11 11L11-11"],
  blade: ["M-3-15H3V-8H9V-3H4L0 16L-4-3H-9V-8H-3Z"],
  dart: ["M0-16L12 12L0 6L-12 12Z"],
  hook: ["-M6-16V4a8 8 0 0 1-16 0V0", "M-16 1L-10-8L-4 1Z"],
  half: ["M-13 6.5a13 13 0 0 1 26 0Z"],
  arc: ["-M-15 0a15 12 0 0 0 30 0"],
  zigzag: ["-M-14 4L-7-4L0 4L7-4L14 4"],
  crack: ["-M3-15L-4-5L4 3L-3 15"],
  wave: ["-M-16 2q4-8 8 0t8 0t8 0t8 0"],
  turning: ["-M-13 4a13.5 13.5 0 0 1 23-12", "M14-17V-2L1-7Z"],
  across: ["-M-15 0H8", "M6-8V8L17 0Z"],
  chevron: ["-M-13 6L0-6L13 6"],
  inward: [around(4, 0, (turn) => wedge(turn))],
  sparks: ["-M-11 4L-14-5M0 2V-8M11 4L14-5"],
  star: ["M0-14L3.4-3.4L14 0L3.4 3.4L0 14L-3.4 3.4L-14 0L-3.4-3.4Z"],
  // Signs of their own.
  blob: [
    `M-4-16c6-3 9 2 12 4c6 3 9 6 7 11c-1 4 1 8-3 12c-4 4-8 2-12 4c-6 2-12 0-13-5c-1-4-5-6-4-11c1-6 6-5 8-8c1-3 2-6 5-7Z${circle(0, 1, 4.5)}`,
  ],
  temple: ["-M-11-3V10M0-3V10M11-3V10M-17 14H17"],
  gable: ["M-17-6L0-17L17-6Z"],
  fist: ["M-15-6h6v9h-6ZM-7-9h6v12h-6ZM1-9h6v12h-6ZM9-6h6v9h-6ZM-15 5H15v9H-15Z"],
  mask: [`M-15-12q15-6 30 0q2 16-7 24q-8 5-16 0q-9-8-7-24Z${circle(-6, -3, 3.6)}${circle(6, -3, 3.6)}`],
  "dial-back": ["-M-12-8a15 15 0 1 1-2 12", "M-19-13L-5-10L-15 0Z"],
  hands: ["-M1-9V1L8 6"],
  crutch: ["-M-12-14H12M-9-14L-2 4M9-14L2 4M0 3V17"],
  gem: ["-M-9-15H9L14-6L0 17L-14-6ZM-14-6H14"],
  facet: ["M-4.5-6H4.5L0 14Z"],
  crown: ["M-17 9L-15-10L-7-1L0-14L7-1L15-10L17 9Z"],
  scroll: ["-M-11-15H11V9H-11ZM-5-8H5M-5-1H5"],
  trefoil: [`-${around(3, 0, (turn) => spot(turn, 9, 7))}`],
  bust: [circle(0, -8, 6), "M-9 13q0-14 9-14t9 14Z"],
  scales: ["-M-16-8H16", "M-20 5L-13-8L-6 5a7 6 0 0 1-14 0ZM6 5L13-8L20 5a7 6 0 0 1-14 0Z"],
  pillar: ["-M0-15V14M-8 15H8"],
  purse: ["M-6-9q-12 7-11 17q1 8 17 8t17-8q1-10-11-17ZM-8-17H8L5-11H-5Z"],
  stem: ["M-5 0H5L7 16H-7Z"],
  cap: ["M-17 2a17 17 0 0 1 34 0Z"],
  die: ["-M-8.2-13.8L13.8-8.2L8.2 13.8L-13.8 8.2Z"],
  pips: [circle(-3, -6, 3) + circle(0, 0, 3) + circle(3, 6, 3)],
  snakes: ["-M-9 0q-9-5-4-10t-2-7M0-2q-5-6 0-9t0-7M9 0q9-5 4-10t2-7"],
  well: ["-M-18-9Q-5-9-4 15M18-9Q5-9 4 15M-15 3H-9M9 3H15"],
  heart: ["M0 16Q-17 4-17-6a8.4 8.4 0 0 1 17-3a8.4 8.4 0 0 1 17 3Q17 4 0 16Z"],
  cross: [`-${circle(0, 0, 11)}${around(4, 0, (turn) => ray(turn, 8, 18))}`],
  scowl: ["M-17-9L-2-1a8 8 0 0 1-15 0ZM17-9L2-1a8 8 0 0 0 15 0Z"],
  bug: ["M0-8q8 2 8 12t-8 12t-8-12t8-12Z", "-M-8-1L-17-6M8-1L17-6M-9 5H-18M9 5H18M-8 10L-16 16M8 10L16 16"],
  feelers: [circle(0, -9, 4), "-M-2-12L-9-18M2-12L9-18"],
  gavel: ["M-13-7L2-16L8-6L-7 3Z", "-M2-5L16 12"],
  cup: [
    "M-10-15H10V-6a10 10 0 0 1-20 0ZM-3 2H3V9H9V14H-9V9H-3Z",
    "-M-11-11H-17a6 9 0 0 0 8 9M11-11H17a6 9 0 0 1-8 9",
  ],
  gear: [`${circle(0, 0, 12)}${circle(0, 0, 6.5)}`, `-${teeth}`],
  magnet: ["M-14-5V2a14 14 0 0 0 28 0V-5H5V2a5 5 0 0 1-10 0V-5Z"],
  tips: ["M-14-15H-5V-8H-14ZM5-15H14V-8H5Z"],
  spikes: ["M-18 16L-12 2L-6 16ZM-6 16L0 2L6 16ZM6 16L12 2L18 16Z"],
  pendulum: ["-M0-18V4", circle(0, 9, 8)],
  swings: ["-M-13-2a16 16 0 0 0-3 13M13-2a16 16 0 0 1 3 13"],
  head: ["-M-6 16V9Q-14 5-14-4a13 12 0 0 1 26-1L16 4H11V10H4V16"],
  wings: ["M-4-13V13L-17 0Z", "-M6-11V11L16 0Z"],
  chest: ["-M-15-2H15V14H-15ZM-15-2a15 13 0 0 1 30 0"],
  strand: ["-M-9-17Q-9-9 0-6T9 5T0 17"],
  rungs: ["-M9-17Q9-9 0-6T-9 5T0 17"],
  eye: ["-M-18 4Q0-13 18 4Q0 21-18 4Z"],
  rays: ["-M-12-8L-15-13M0-11V-17M12-8L15-13"],
  flag: ["M-9-16q9-5 14 0t12 0V2q-7 5-12 0t-14 0Z"],
  host: ["-M6-9a13.5 13.5 0 1 0 6 9", "-M4 1a6 6 0 1 0-2 6"],
  five: [`-${corners(5, 12)}`, around(5, 72, (turn) => (turn < 360 ? spot(turn, 14, 4.5) : ""))],
  gift: ["M-15-6H-3V16H-15ZM3-6H15V16H3Z"],
  bow: ["-M0 16V-6M-15-6H15M0-6q-10 0-9-7t9 6q8-12 9-6t-9 7"],
  leaves: ["M-2 4Q-17 4-17-11Q-2-11-2 4ZM2-2Q2-16 17-16Q17-2 2-2Z"],
  stalk: ["-M0 17V-1M-9 17H9"],
  tree: ["-M0-8V1M-11 9V1H11V9", circle(0, -11, 6)],
  young: ["M-17 8H-5V18H-17ZM5 8H17V18H5Z"],
  ball: [`-${circle(0, -4, 12.5)}`, "M-13 17L-8 9H8L13 17Z"],
  tau: ["-M-13 0H13M0 0V18"],
  loop: ["-M0-1Q-8-8-7-13a7 5 0 0 1 14 0Q8-8 0-1Z"],
  glass: [`-${circle(-3, -3, 11)}`, "-M6 6L15 15"],
  bubble: ["M-17-14H17V7H2L-7 16V7H-17Z"],
  note: [circle(-6, 8, 6), "M-2.5 8V-16L13-11V-3L1.5-7V8Z"],
  fork: ["-M0 17V4L-9-7", "M-14-1L-13-15L-1-8Z"],
  prong: ["-M0 4L9-7", "M14-1L13-15L1-8Z"],
  drop: ["M0-17Q13 0 13 5a13 12 0 0 1-26 0Q-13 0 0-17Z"],
  saucer: ["M-18 2q0-6 18-6t18 6q0 6-18 6t-18-6Z", "M-9-4a9 9 0 0 1 18 0Z"],
  tail: [
    circle(-13, 12, 4) +
      circle(-5, 14.5, 5) +
      circle(5, 12, 5) +
      circle(11.5, 4.5, 4.5) +
      circle(12, -5, 4) +
      circle(6, -12, 3.5),
  ],
  tip: ["M2-17L1-7L-13-8Z"],
  spokes: [
    around(6, 0, (turn) => spot(turn, 15, 4)),
    `-${around(6, 0, (turn) => ray(turn, 6, 15))}${circle(0, 0, 8)}`,
  ],
  hole: [`${circle(-2, 3, 13)}M-2-6a9 9 0 1 0 9 9a9 9 0 0 0-9-9Z`],
  flung: [circle(8, -8, 4.5), circle(15, -15, 3)],
  bird: ["M0-3Q-8-14-20-6Q-12-5-10 5Q-4-1 0 6Q4-1 10 5Q12-5 20-6Q8-14 0-3Z"],
  spiral: ["-M1 1a3 3 0 0 0-4 3q3 5 8 1q5-6-1-11q-9-4-13 4q-4 12 6 16q12 2 16-8q2-12-7-18"],
  outliers: [circle(15, -10, 3.5), circle(-13, 13, 3.5)],
  shield: ["-M0-16Q8-11 15-11Q16 9 0 17Q-16 9-15-11Q-8-11 0-16Z"],
  chevrons: ["-M-7-3L0-8L7-3M-7 5L0 0L7 5"],
  "three-ways": ["-M-12 0H0M0-12V12", "M-18 0L-11-6V6ZM0-18L-6-11H6ZM0 18L-6 11H6Z"],
  "one-way": ["-M1 0H8", "M18 0L8-8V8Z"],
  hat: ["M-9 8L-1-18L4-8L9 8Z", "-M-18 12Q0 17 18 12"],
  band: ["M-8 3H8L9 9H-9Z"],
  rollers: ["-M-16-15H16M-16 15H16"],
  stretch: ["M-8-3L0-12L8-3ZM-8 3L0 12L8 3Z", "-M0-5V5"],
  worm: [
    circle(-15, 6, 3.5) +
      circle(-10.5, 0, 4) +
      circle(-4.5, 4, 4.5) +
      circle(-0.5, 11, 4.5) +
      circle(7, 12, 4.5) +
      circle(11, 4.5, 4.5),
  ],
  rise: ["-M0-2V-11", "M-8-9H8L0-19Z"],
};

/** A triangle that points at the middle. */
function wedge(turn: number): string {
  const at = (by: number, far: number) => {
    const angle = ((turn + by) * Math.PI) / 180;
    return `${round(Math.sin(angle) * far)} ${round(-Math.cos(angle) * far)}`;
  };
  return `M${at(-27, 18)}L${at(27, 18)}L${at(0, 6)}Z`;
}
