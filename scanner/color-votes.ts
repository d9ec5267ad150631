import type { ColorName } from '#contract/colors.ts';
import model from '../models/garment.json' with { type: 'json' };
import type { Answer } from './classify.ts';
import { familyOf } from './color-families.ts';
import { glanceAt } from './glance.ts';
import { indicesOf, maskWhere, thin } from './mask.ts';
import { surePixels } from './palette.ts';
import type { Input, Platform } from './platform.ts';
import { observed, type Reading } from './reading.ts';
import type { Segmentation } from './segment.ts';
import { type Sure, sure } from './thresholds.ts';

/** What the pixels of a garment are called. */
export interface ColorVotes {
  /** Names of the main colour, most likely first; confidences sum to 1. */
  readonly names: readonly Answer<ColorName>[];
  /** How likely a person would accept the family of each name, the likeliest first; often two are accepted. */
  readonly accepted: readonly Answer<ColorName>[];
  /** Shares of the garment by name, the greatest first; they sum to 1. */
  readonly shares: readonly Answer<ColorName>[];
}

/** Pixels that are shown, as many as in training; more change little. */
const GARMENT = 384;
const GROUND = 192;
/** Below this likelihood of garment a pixel tells the light that falls on the ground. */
const SURELY_GROUND = 0.3;

const { classes, temperature, accepted: odds } = model.heads.color;
const nameAt = classes as readonly ColorName[];

/** The nets say what share of looks would accept a family; how likely it is that half of them do. */
const likely = (share: number): number =>
  1 / (1 + Math.exp(-odds.scale * Math.log((share + 1e-4) / (1 - share + 1e-4)) - odds.offset));

function inputOf(lab: Float32Array, indices: Uint32Array): Input {
  const values = new Float32Array(3 * indices.length);
  indices.forEach((index, q) => {
    values.set(lab.subarray(3 * index, 3 * index + 3), 3 * q);
  });
  return { values, shape: [1, indices.length, 3] };
}

const ranked = (values: readonly number[]): Answer<ColorName>[] =>
  values
    .map((confidence, i) => ({ value: nameAt[i] as ColorName, confidence }))
    .sort((one, other) => other.confidence - one.confidence);

/** Asks the small nets, of pixels and of a view, that saw how people name garments under all sorts of light. */
export async function voteOnColors(segmentation: Segmentation, platform: Platform): Promise<ColorVotes> {
  const { lab, likelihood, mask } = segmentation;
  const garment = thin(surePixels(segmentation), GARMENT);
  const outside = indicesOf(maskWhere(likelihood, (p, i) => p < SURELY_GROUND && mask[i] === 0));
  // A garment that fills the picture shows no ground; its own colours then stand for the light.
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

/** The family that most would accept, by the likeliest of its names: finer differences are taste. */
export function readMainColor({ names, accepted }: ColorVotes, from: Sure = sure): Reading<ColorName> {
  const [best] = accepted;
  const main = best && names.find(({ value }) => familyOf(value) === familyOf(best.value));
  if (!main) throw new Error('A garment always has a main colour');
  return observed(main.value, best.confidence, from.color);
}

/** Less of the garment is a trimming or a shadow. */
const LEAST_SECOND = 0.2;

/** Another colour that much of the garment has; undefined where there is none. */
export function readSecondColor({ shares }: ColorVotes, main: ColorName): Reading<ColorName> | undefined {
  const known = new Set([familyOf(main)]);
  const [most] = shares;
  const seen = shares.reduce(
    (sum, { value, confidence }) => sum + (known.has(familyOf(value)) ? confidence : 0),
    0,
  );
  // Hardly a pixel has the main colour: then most of them are the same cloth under another name.
  if (most && seen < LEAST_SECOND) known.add(familyOf(most.value));
  const second = shares.find(({ value }) => !known.has(familyOf(value)));
  if (!second || second.confidence < LEAST_SECOND) return undefined;
  return observed(second.value, Math.min(1, 2 * second.confidence), sure.second);
}
