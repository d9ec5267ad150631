import { describe, expect, it } from 'vitest';
import { changesOf } from './acted.ts';
import { actsTold } from './acts-told.ts';
import type { Asked } from './asked.ts';
import { compare } from './compare.ts';
import { ofMan } from './of-man.ts';
import { ofOthers } from './of-others.ts';
import { ofPassers } from './of-passers.ts';
import { ofStrangers } from './of-strangers.ts';
import { ofStudent } from './of-student.ts';
import { ofWoman } from './of-woman.ts';

const patience = 120_000;

async function faultsOf(questions: readonly Asked[]): Promise<string[]> {
  const faults: string[] = [];
  for (const asked of questions) {
    const { fault, text } = await compare(asked);
    if (fault !== null) faults.push(`${asked.messages.join(' | ')}: ${fault}\n  ${text}`);
  }
  return faults;
}

describe('questions of fact, compared with what is owned', () => {
  it.each([
    ['a woman’s', ofWoman, 1],
    ['a man’s', ofMan, 1],
    ['a student’s', ofStudent, 1],
    ['others’', ofOthers, 4],
    ['strangers’', ofStrangers, 4],
    ['passers-by’s', ofPassers, 1],
  ] as const)(
    'of %s wardrobe',
    async (_, questions, most) => {
      const faults = await faultsOf(questions);
      expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(most);
    },
    patience,
  );
});

describe('acts, compared with what is kept afterwards', () => {
  it(
    'change what is asked, and nothing else',
    async () => {
      const faults: string[] = [];
      for (const [whose, messages, changes] of actsTold) {
        const { lines, text } = await changesOf(whose, messages);
        if (JSON.stringify(changes.toSorted()) !== JSON.stringify(lines))
          faults.push(`${messages.join(' | ')}: ${lines.join('; ')}\n  ${text}`);
      }
      expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(2);
    },
    patience,
  );
});
