/** The ways of dressing that a garment speaks of; a garment is a mixture of several. */
export const registers = ['sport', 'street', 'casual', 'classic', 'romantic', 'edgy', 'festive'] as const;
export type Register = (typeof registers)[number];

/** Shares that add up to 1, in the order of `registers`. */
export type Registers = readonly number[];

export type RegisterShares = Readonly<Partial<Record<Register, number>>>;

/** The sum of mixtures, scaled to 1; casual when nothing is known. */
export function mixRegisters(...mixtures: readonly RegisterShares[]): Registers {
  const sums = registers.map((register) =>
    Math.max(
      0,
      mixtures.reduce((sum, mixture) => sum + (mixture[register] ?? 0), 0),
    ),
  );
  const total = sums.reduce((a, b) => a + b, 0);
  return total > 0 ? sums.map((sum) => sum / total) : registers.map((one) => (one === 'casual' ? 1 : 0));
}

/** A stylist's judgement of two registers in one outfit: 0 belongs together, 1 clashes. */
const clashes: Readonly<Partial<Record<`${Register}+${Register}`, number>>> = {
  'sport+street': 0.15,
  'sport+casual': 0.3,
  'sport+classic': 0.95,
  'sport+romantic': 0.85,
  'sport+edgy': 0.55,
  'sport+festive': 1,
  'street+casual': 0.1,
  'street+classic': 0.45,
  'street+romantic': 0.4,
  'street+edgy': 0.1,
  'street+festive': 0.5,
  'casual+classic': 0.15,
  'casual+romantic': 0.1,
  'casual+edgy': 0.15,
  'casual+festive': 0.45,
  'classic+romantic': 0.1,
  'classic+edgy': 0.3,
  'classic+festive': 0.2,
  'romantic+edgy': 0.3,
  'romantic+festive': 0.15,
  'edgy+festive': 0.2,
};

const matrix = registers.map((a) => registers.map((b) => clashes[`${a}+${b}`] ?? clashes[`${b}+${a}`] ?? 0));

/** In the order of `registers`. */
export const clashesWith = (mixture: Registers): readonly number[] =>
  matrix.map((row) => row.reduce((sum, clash, at) => sum + clash * (mixture[at] ?? 0), 0));

/** 0 to 1, from one's mixture and the other's `clashesWith`. Symmetric. */
export function registersClash(mixture: Registers, clashes: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < mixture.length; at++) sum += (mixture[at] ?? 0) * (clashes[at] ?? 0);
  return sum;
}
