import { beforeAll, describe, expect, it } from 'vitest';
import { type Judged, judge } from './judge.ts';
import { utterances } from './utterances/all.ts';

/** Thousands of messages take long on a machine that does other work. */
const patience = 240_000;

/** Minimum share of messages understood in intent and every slot. */
const leastRight = 0.95;

describe('the local advisor, with messages as typed', () => {
  const judged: Judged[] = [];

  beforeAll(async () => {
    for (const utterance of utterances) judged.push(...(await judge(utterance)));
  }, patience);

  it('has at least 150 conversations, at least 40 with several messages', () => {
    expect(utterances.length).toBeGreaterThanOrEqual(150);
    expect(utterances.filter(({ turns }) => turns.length > 1).length).toBeGreaterThanOrEqual(40);
  });

  it('understands the intent and every slot of at least 95 in 100 messages', () => {
    const wrong = judged.filter((one) => one.wrong.length > 0);
    const told = wrong.map(({ say, wrong: why }) => `${say}: ${why.join('; ')}`);
    expect(told.length, told.join('\n')).toBeLessThanOrEqual((1 - leastRight) * judged.length);
  });

  it('understands follow-ups as well as first messages', () => {
    const followUps = judged.filter(({ isFollowUp }) => isFollowUp);
    const right = followUps.filter(({ wrong }) => wrong.length === 0);
    expect(right.length / followUps.length).toBeGreaterThanOrEqual(leastRight);
  });

  it('names and shows no garment that the person does not own', () => {
    expect(
      judged.filter(({ foreign }) => foreign.length > 0).map(({ say, foreign }) => ({ say, foreign })),
    ).toEqual([]);
  });

  it('always replies', () => {
    expect(judged.filter(({ answer }) => answer.length < 3)).toEqual([]);
  });
});
