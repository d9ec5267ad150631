import { describe, expect, it } from 'vitest';
import type { VerdictAsked } from './verdicts/asked.ts';
import { verdictFaults } from './verdicts/faults.ts';
import { last } from './verdicts/last.ts';
import { later } from './verdicts/later.ts';
import { ofLooks } from './verdicts/of-looks.ts';
import { ofPieces } from './verdicts/of-pieces.ts';

async function rightOf(asked: readonly VerdictAsked[]): Promise<number> {
  let right = 0;
  for (const one of asked) if ((await verdictFaults(one)).faults.length === 0) right += 1;
  return right;
}

describe('a question about named garments', () => {
  it.each([
    ['of single pieces, pairs and choices', ofPieces, 52],
    ['of a look that was shown', ofLooks, 40],
    ['by other people', later, 52],
    ['by others again', last, 28],
  ] as const)(
    'is answered with a verdict and its reason, %s',
    async (_, asked, least) => {
      expect(await rightOf(asked)).toBeGreaterThanOrEqual(least);
    },
    240_000,
  );
});
