import { beforeAll, describe, expect, it } from 'vitest';
import { fifth } from './held/fifth.ts';
import { first } from './held/first.ts';
import { fourth } from './held/fourth.ts';
import { type Played, play } from './held/play.ts';
import { second } from './held/second.ts';
import { third } from './held/third.ts';

const patience = 300_000;

/** Share of the messages after which all that was said still holds. */
const leastHeld = 0.94;

describe('what was said in a conversation', () => {
  const played: Played[] = [];

  beforeAll(async () => {
    for (const one of [...first, ...second, ...third, ...fourth, ...fifth]) played.push(...(await play(one)));
  }, patience);

  const toldOf = (kind: string) =>
    played.flatMap(({ say, broken }) =>
      broken.filter((one) => one.startsWith(kind)).map((one) => `${say}: ${one}`),
    );

  it('holds in what follows', () => {
    const broken = played.filter((one) => one.broken.length > 0);
    expect(
      broken.length,
      broken.map(({ say, broken: why }) => `${say}: ${why.join('; ')}`).join('\n'),
    ).toBeLessThanOrEqual((1 - leastHeld) * played.length);
  });

  it('keeps its day, its weather and the pieces that were asked for', () => {
    for (const kind of ['day', 'rain', 'air', 'lost']) expect(toldOf(kind)).toEqual([]);
  });

  it('is answered of the day that it asks about', () => {
    expect(toldOf('about another look')).toEqual([]);
  });
});
