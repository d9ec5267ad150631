import { beforeAll, describe, expect, it } from 'vitest';
import { type Judged, judge } from './judge.ts';
import { utterances } from './utterances/all.ts';

/** Minimum share of messages understood in intent and every slot. */
const leastRight = 0.95;

describe('the local mind, asked as people type', () => {
  const judged: Judged[] = [];

  beforeAll(async () => {
    for (const utterance of utterances) judged.push(...(await judge(utterance)));
  });

  it('is asked at least 150 things, at least 40 of them in conversations of several messages', () => {
    expect(utterances.length).toBeGreaterThanOrEqual(150);
    expect(utterances.filter(({ turns }) => turns.length > 1).length).toBeGreaterThanOrEqual(40);
  });

  it('understands the intent and every slot of at least 95 in 100 messages', () => {
    const wrong = judged.filter((one) => one.wrong.length > 0);
    const told = wrong.map(({ say, wrong: why }) => `${say}: ${why.join('; ')}`);
    expect(told.length, told.join('\n')).toBeLessThanOrEqual((1 - leastRight) * judged.length);
  });

  it('understands follow-ups as well as beginnings', () => {
    const followUps = judged.filter(({ isFollowUp }) => isFollowUp);
    const right = followUps.filter(({ wrong }) => wrong.length === 0);
    expect(right.length / followUps.length).toBeGreaterThanOrEqual(leastRight);
  });

  it('names and shows no garment that the person does not own', () => {
    expect(
      judged.filter(({ foreign }) => foreign.length > 0).map(({ say, foreign }) => ({ say, foreign })),
    ).toEqual([]);
  });

  it('always has something to say', () => {
    expect(judged.filter(({ answer }) => answer.length < 3)).toEqual([]);
  });
});
