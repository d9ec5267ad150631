import { readFileSync } from 'node:fs';
import { type Aim, aims } from './aims.ts';
import { featuresOfMessage, type Model, parseModel, probabilitiesOf } from './model.ts';
import type { Situation } from './situation.ts';

let shipped: Model | undefined;

/** Probabilities of the aims of a message as it was typed. The weights are constant data, read once. */
export function aimsOf(text: string, situation: Situation): ReadonlyMap<Aim, number> {
  shipped ??= parseModel(readFileSync(new URL('../../../models/messages.bin', import.meta.url)));
  const probabilities = probabilitiesOf(shipped, featuresOfMessage(text, situation));
  return new Map(aims.map((aim, at) => [aim, probabilities[at] ?? 0]));
}
