import { seeded } from '../seeded.ts';
import type { KnownPhotograph } from './photographs.ts';
import { commonKinds } from './trained-kinds.ts';

/** Fixed before any training. */
const SEED = 20261120;
const VALIDATION_SHARE = 0.115;
/** Or validation would be about one wardrobe. */
const MAX_VALIDATION_PHOTOGRAPHS_OF_ONE = 40;

/** Whole photographers, about 11.5 % of the photographs. */
export function drawValidationSenders(photographs: readonly KnownPhotograph[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { sender } of photographs) counts.set(sender, (counts.get(sender) ?? 0) + 1);
  const random = seeded(SEED);
  const senders = [...counts.keys()].sort().map((sender) => ({ sender, at: random() }));
  senders.sort((a, b) => a.at - b.at);
  const drawn = new Set<string>();
  let held = 0;
  for (const { sender } of senders) {
    const count = counts.get(sender) ?? 0;
    if (held >= photographs.length * VALIDATION_SHARE) break;
    if (count > MAX_VALIDATION_PHOTOGRAPHS_OF_ONE) continue;
    drawn.add(sender);
    held += count;
  }
  for (const kind of commonKinds) {
    if (!photographs.some((p) => p.kind === kind && drawn.has(p.sender)))
      throw new Error(`The validation photographers have no ${kind}`);
  }
  return drawn;
}
