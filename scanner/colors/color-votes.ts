import type { ColorName } from '#contract/colors.ts';
import model from '../../models/garment.json' with { type: 'json' };
import type { Prediction } from '../classify.ts';
import { glanceAt } from '../glance.ts';
import { indicesOf, maskWhere, thin } from '../mask.ts';
import type { Input, Platform } from '../platform.ts';
import { observed, type Reading } from '../reading.ts';
import type { Segmentation } from '../segmentation.ts';
import { sure } from '../thresholds.ts';
import { familyOf } from './color-families.ts';
import { surePixels } from './palette.ts';

export interface ColorVotes {
  /** Most likely first. */
  readonly names: readonly Prediction<ColorName>[];
  /** Descending. */
  readonly accepted: readonly Prediction<ColorName>[];
  /** Descending. */
  readonly shares: readonly Prediction<ColorName>[];
}

/** As in training. */
const GARMENT = 384;
const GROUND = 192;
const SURELY_GROUND = 0.3;

const { classes, temperature, accepted: odds } = model.heads.color;
const nameAt = classes as readonly ColorName[];

const likely = (share: number): number =>
  1 / (1 + Math.exp(-odds.scale * Math.log((share + 1e-4) / (1 - share + 1e-4)) - odds.offset));

function inputOf(lab: Float32Array, indices: Uint32Array): Input {
  const values = new Float32Array(3 * indices.length);
  indices.forEach((index, q) => {
    values.set(lab.subarray(3 * index, 3 * index + 3), 3 * q);
  });
  return { values, shape: [1, indices.length, 3] };
}

const ranked = (values: readonly number[]): Prediction<ColorName>[] =>
  values
    .map((confidence, i) => ({ value: nameAt[i] as ColorName, confidence }))
    .sort((one, other) => other.confidence - one.confidence);

export async function voteOnColors(segmentation: Segmentation, platform: Platform): Promise<ColorVotes> {
  const { lab, likelihood, mask } = segmentation;
  const garment = thin(surePixels(segmentation), GARMENT);
  const outside = indicesOf(maskWhere(likelihood, (p, i) => p < SURELY_GROUND && mask[i] === 0));
  // Without background, the garment shows the light.
  const ground = outside.length > 0 ? thin(outside, GROUND) : thin(garment, GROUND);
  const { names, accepted, votes } = await platform.run('colors', {
    garment: inputOf(lab, garment),
    ground: inputOf(lab, ground),
    ...glanceAt(segmentation),
  });
  if (!names || !accepted || !votes) throw new Error('The colour model has other outputs than expected');
  const powers = Array.from(names, (p) => (p + 1e-9) ** (1 / temperature));
  const sum = powers.reduce((total, power) => total + power, 0);
  const shares = new Array<number>(nameAt.length).fill(0);
  votes.forEach((vote, i) => {
    const at = i % nameAt.length;
    shares[at] = (shares[at] ?? 0) + vote / garment.length;
  });
  return {
    names: ranked(powers.map((power) => power / sum)),
    accepted: ranked(Array.from(accepted, likely)),
    shares: ranked(shares),
  };
}

/** Finer differences than the family are taste. */
export function readMainColor({ names, accepted }: ColorVotes): Reading<ColorName> {
  const [best] = accepted;
  const main = best && names.find(({ value }) => familyOf(value) === familyOf(best.value));
  if (!main) throw new Error('A garment always has a main colour');
  return observed(main.value, best.confidence, sure.color);
}

const MIN_SECOND = 0.2;

/** Undefined for one colour. */
export function readSecondColor({ shares }: ColorVotes, main: ColorName): Reading<ColorName> | undefined {
  const known = new Set([familyOf(main)]);
  const [most] = shares;
  const seen = shares.reduce(
    (sum, { value, confidence }) => sum + (known.has(familyOf(value)) ? confidence : 0),
    0,
  );
  // Then most pixels are the same cloth.
  if (most && seen < MIN_SECOND) known.add(familyOf(most.value));
  const second = shares.find(({ value }) => !known.has(familyOf(value)));
  if (!second || second.confidence < MIN_SECOND) return undefined;
  return observed(second.value, Math.min(1, 2 * second.confidence), sure.second);
}
