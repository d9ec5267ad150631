import { rootOf } from '../../words/root.ts';
import type { Token } from '../../words/tokens.ts';
import type { Stance } from '../slots.ts';
import { bucketOf } from './features.ts';

export const stances: readonly Stance[] = ['wanted', 'unwanted', 'kept', 'told'];

export const stanceBuckets = 1 << 15;
export const stanceWidth = 32;

const reach = 12;
const partLength = 4;

/** Distances from the mention that count alike: beside it, two or three words away, in the same clause, beyond. */
const zoneOf = (distance: number): string => (distance === 1 ? '1' : distance <= 3 ? '3' : '9');

/**
 * The words around a mention, by side and distance, and whether a pause parts them from it; the stance by rules, and
 * whether an outfit is on the table. `start` and `end` are indices of tokens, the latter exclusive.
 */
export function featuresOfStance(
  tokens: readonly Token[],
  start: number,
  end: number,
  ruled: Stance,
  hasOutfits: boolean,
): readonly number[] {
  const features = new Set<string>([`p ${ruled}`, `h ${tokens[start]?.stem}`, `s ${hasOutfits}`]);
  const side = (name: string, from: number, step: 1 | -1): void => {
    let isParted = step === 1 && tokens[end - 1]?.pause === true;
    let last = 'm';
    for (let distance = 1; distance <= reach; distance++) {
      const token = tokens[from + step * (distance - 1)];
      if (!token) {
        features.add(`${name} edge ${zoneOf(distance)}`);
        return;
      }
      if (step === -1 && token.pause) isParted = true;
      const root = rootOf(token.stem);
      const place = `${name}${isParted ? 'x' : zoneOf(distance)}`;
      features.add(`${place} ${token.text}`);
      features.add(`${name} ${root}`);
      if (distance <= 4) features.add(`${place} ${last} ${token.text}`);
      if (distance <= 3) {
        const marked = `<${token.text}>`;
        for (let at = 0; at + partLength <= marked.length; at++)
          features.add(`${name} ${marked.slice(at, at + partLength)}`);
      }
      if (step === 1 && token.pause) isParted = true;
      last = token.text;
    }
  };
  side('l', start - 1, -1);
  side('r', end, 1);
  return [...new Set([...features].map((feature) => bucketOf(feature) % stanceBuckets))];
}

/** Times by which another stance must be likelier than that of the rules, from messages that were not learned. */
const surely: Readonly<Record<Stance, number>> = { wanted: 5, unwanted: 20, kept: 8, told: 20 };

export function decidedStance(probabilities: Float64Array, ruled: Stance): Stance {
  const most = Math.max(...probabilities);
  const likeliest = stances[probabilities.indexOf(most)] ?? ruled;
  return most >= surely[ruled] * (probabilities[stances.indexOf(ruled)] ?? 0) ? likeliest : ruled;
}
