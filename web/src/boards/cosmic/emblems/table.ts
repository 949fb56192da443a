// The emblems of all powers: a row each, drawn by one grammar.
//
// A whole ring stands for a power that has to be used, four arcs for one that may be. Beads mark the phases on the ring,
// 1 on top and 36 degrees each; 0 is a hollow one, for whenever it happens. The thing is pale, the deed that is done to it
// is warm. Both are shapes of `shapes.ts`, several with commas between them, each as "name x y size turn".

export type Ring = "must" | "may";

export interface EmblemRow {
  ring: Ring;
  phases: readonly number[];
  thing: string;
  deed: string;
}

const must = (phases: readonly number[], thing: string, deed: string): EmblemRow => ({
  ring: "must",
  phases,
  thing,
  deed,
});
const may = (phases: readonly number[], thing: string, deed: string): EmblemRow => ({
  ring: "may",
  phases,
  thing,
  deed,
});

export const EMBLEMS: Readonly<Record<string, EmblemRow>> = {
  amoeba: may([7], "blob -1 -1", "disc 12 12 .42"),
  ancients: may([0], "temple", "gable"),
  "anti-matter": must([8], "half-moon", "beam 7 0 .42"),
  assassin: must([2], "flat 0 11", "blade 0 -3"),
  bully: may([9], "fist 0 4", "sparks 0 -10"),
  calculator: may([7], "post -8, stump 8", "line 0 -5 1.1"),
  changeling: must([3], "mask", "across 0 15 .7"),
  chronos: may([8], "dial-back", "hands"),
  clone: may([9], "card -5 -3 .9", "card 6 4 .9"),
  cripple: must([7], "crutch", "line 0 3 .6"),
  crystal: may([6], "gem", "facet"),
  dictator: must([2], "crown 0 -3", "line 0 13 1.05"),
  diplomat: may([8], "scroll 0 -1", "disc 6 12 .55"),
  disease: may([2], "trefoil", "disc 0 0 .45"),
  doppelganger: must([7], "bust -7 0 .9", "bust 8 2 .9"),
  empath: may([8], "ring -7 0 .78, ring 7 0 .78", "lens 0 0 .68"),
  ethic: must([9], "scales", "pillar"),
  extortionist: may([0], "purse", "half 0 9 .62 180"),
  filch: may([9], "card -6 1 .95", "hook 9 0 .85"),
  fungus: must([9, 8], "cap 0 -3", "stem 0 0"),
  gambler: may([8], "die", "pips"),
  gorgon: must([0], "snakes 0 -1, disc 0 9 .8", "disc -4 9 .2, disc 4 9 .2"),
  graviton: may([7], "well", "disc 0 -9 .6"),
  grudge: must([6, 9], "heart", "crack"),
  guerrilla: must([9], "cross", "disc 0 0 .42"),
  hate: must([0], "scowl 0 -5", "zigzag 0 11"),
  healer: may([0], "arc 0 6", "plus 0 -4 .9"),
  insect: may([3], "bug", "feelers"),
  judge: may([7], "gavel 0 -2", "line -6 15 .6"),
  kamikaze: may([7], "dart 4 4 .95 135", "cut -11 -11 .55 90, cut -2 -15 .4 90, cut -15 -2 .4 90"),
  laser: must([4], "card 4 0 .8", "line -1 0 1.1, disc -14 0 .4"),
  loser: may([7], "cup 0 0 1 180", "times 0 6 .7"),
  machine: may([10], "gear", "disc 0 0 .35"),
  macron: must([3, 6, 8], "disc 0 5", "beam 0 -13"),
  magnet: may([6], "magnet 0 1", "tips"),
  masochist: must([1], "disc 0 -9 .75", "spikes"),
  mesmer: may([0], "pendulum 0 -2", "swings 0 -2 1.05"),
  mind: may([4], "head", "disc -1 -4 .45"),
  mirror: may([7], "wings", "upright"),
  miser: may([0], "chest", "disc 0 3 .4"),
  mutant: may([4], "strand", "rungs"),
  negator: may([0], "ring", "cut"),
  oracle: must([7], "eye", "rays, disc 0 4 .42"),
  pacifist: must([8], "flag", "upright -11 0"),
  parasite: may([6], "host -2 2", "disc 11 -11 .55"),
  pentaform: must([0], "five", "disc 0 -13 .5"),
  philanthropist: may([6], "gift", "bow"),
  plant: may([7], "leaves", "stalk"),
  progenitor: must([0], "tree 0 -1", "young 0 -1"),
  prophet: may([7], "ball", "star 0 -4 .6"),
  reincarnator: must([9], "tau 0 1", "loop 0 1"),
  seeker: may([7], "glass", "disc -3 -3 .35"),
  silencer: may([3], "bubble", "times 0 -4 .8"),
  siren: may([2], "note 0 -4", "wave 0 14"),
  skeptic: may([7], "fork", "prong"),
  sniveler: may([4], "drop -4 2 .85", "drop 11 -8 .42"),
  sorcerer: may([7], "turning -1 -2", "turning 1 2 1 180"),
  spiff: may([9], "saucer 0 -4 .95 -16", "line 0 14, cut 7 9 .3"),
  sting: may([0], "tail", "tip 2 0 1.1"),
  symbiote: must([0], "stack -8 0 1.1", "stack 8 0 1.1"),
  trader: may([7], "across 0 -7", "across 0 7 1 180"),
  tripler: must([8], "chevron 0 -9, chevron 0 1", "chevron 0 11"),
  vacuum: must([0], "inward", "disc 0 0 .42"),
  virus: must([8], "spokes", "times 0 0 .45"),
  visionary: may([7], "card 0 0 1.15", "lens 0 0 .75 90"),
  void: must([9], "hole", "flung"),
  vulch: must([0], "bird 0 -3", "slab 0 11 .42"),
  warpish: must([8], "spiral -1 0", "outliers"),
  warrior: must([9, 8], "shield", "chevrons"),
  will: must([3], "three-ways", "one-way"),
  witch: may([4], "hat 0 -1", "band 0 -1"),
  wrack: must([4, 5, 6, 7, 8], "rollers", "stretch"),
  worm: may([8], "worm", "disc 9 -6 .5"),
  zombie: must([0], "base 0 4", "rise"),
};
