import { rootOf } from '../../words/root.ts';
import { tokensOf } from '../../words/tokens.ts';
import type { Distress } from '../distress.ts';
import { bucketOf } from './features.ts';
import { featuresOfMessage } from './model.ts';
import { newContext } from './situation.ts';

export const momentBuckets = 1 << 15;

/** The class of messages that tell no moment of life. */
export const noMoment = 'none';

export const emergencies = {
  'farewell-signs': 'suicide',
  'self-harm': 'suicide',
  'hidden-bruises': 'violence',
  'controlling-partner': 'violence',
  assault: 'violence',
  'groomed-online': 'lured',
  'not-eating': 'eating',
} as const satisfies Readonly<Record<string, Distress>>;

export function featuresOfMoment(message: string): readonly number[] {
  const roots = tokensOf(message).map(({ stem }) => rootOf(stem));
  const ofRoots = roots.flatMap((root, at) => [`r ${root}`, `rr ${roots[at - 1] ?? '^'} ${root}`]);
  const all = [...featuresOfMessage(message, newContext), ...ofRoots.map(bucketOf)];
  return [...new Set(all.map((bucket) => bucket % momentBuckets))];
}
