import { describe, expect, it } from 'vitest';
import { eventNames } from '#contract/events.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { place } from '#stylist/requests/placing.ts';
import { invalidity } from '#stylist/slots.ts';
import {
  isSwapped,
  numberOf,
  type PanelPair,
  passes,
  readAnswer,
  readBoardVerdicts,
  readPairs,
  shuffled,
} from './judging.ts';

const pairs = await readPairs();
const numbers = (list: readonly PanelPair[]) => list.map(numberOf);

describe('the pairs of the panel', () => {
  it('are at least 3,000 pairs of different, wearable outfits', () => {
    expect(new Set(numbers(pairs)).size).toBe(pairs.length);
    expect(pairs.length).toBeGreaterThanOrEqual(3000);
    for (const { id, wardrobe, a, b } of pairs) {
      expect(a.toSorted(), id).not.toEqual(b.toSorted());
      for (const ids of [a, b]) {
        const worn = panelWardrobes[wardrobe].garments.filter((garment) => ids.includes(garment.id));
        expect(worn.length, id).toBe(ids.length);
        expect(invalidity(place(worn)), id).toBeNull();
      }
    }
  });

  it('include the same 42 events in every wardrobe', () => {
    const judged = new Set(pairs.flatMap(({ day }) => day.event ?? []));
    expect(judged.size).toBe(42);
    for (const event of judged) expect(eventNames).toContain(event);
    for (const wardrobe of Object.keys(panelWardrobes)) {
      const events = new Set(pairs.filter((pair) => pair.wardrobe === wardrobe).map(({ day }) => day.event));
      for (const event of judged) expect(events.has(event), `${wardrobe}, ${event}`).toBe(true);
    }
  });

  it('are shown in other orders and from other sides in each pass', () => {
    const orders = passes.map((pass) => numbers(shuffled(pairs, pass)).join());
    expect(new Set(orders).size).toBe(passes.length);
    for (const pass of passes) {
      const share = pairs.filter((pair) => isSwapped(pair, pass)).length / pairs.length;
      expect(share).toBeGreaterThan(0.45);
      expect(share).toBeLessThan(0.55);
    }
  });
});

describe('an answer', () => {
  const byNumber = new Map(pairs.map((pair) => [numberOf(pair), pair]));

  it('is turned back to the sides of the pair', () => {
    for (const swapped of [false, true]) {
      const pair = pairs.find((one) => isSwapped(one, 2) === swapped) as PanelPair;
      expect(readAnswer(`${numberOf(pair)} A 3 yn rain`, 2, byNumber)).toEqual({
        id: pair.id,
        pass: 2,
        prefers: swapped ? 'b' : 'a',
        strength: 3,
        wears: swapped ? [false, true] : [true, false],
        reason: 'rain',
      });
    }
  });

  it('is refused with another form, reason or pair', () => {
    for (const line of ['0001 C 1 yy rain', '0001 A 1 yy ugly', '9999 A 1 yy rain', '0001 A 1 yy'])
      expect(readAnswer(line, 1, byNumber)).toBeUndefined();
  });
});

describe('the verdicts on boards', () => {
  it('are about 120 different pairs', async () => {
    const verdicts = await readBoardVerdicts(pairs);
    expect(new Set(verdicts.map(({ id }) => id)).size).toBe(120);
    expect(verdicts).toHaveLength(120);
  });
});
