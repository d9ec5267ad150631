import { afterEach, describe, expect, it } from 'vitest';
import { occasions, seasons } from '#contract/vocabulary.ts';
import { marta } from '#stylist/fixtures/wardrobes.ts';
import { Stylist } from './stylist.ts';

let stylists: Stylist[] = [];
const open = (options: ConstructorParameters<typeof Stylist>[0]) => {
  const stylist = new Stylist(options);
  stylists.push(stylist);
  return stylist;
};
afterEach(async () => {
  await Promise.all(stylists.map((stylist) => stylist.close()));
  stylists = [];
});

const request = { occasion: 'work', season: 'fall', seed: 7, count: 3 } as const;

describe('the engine on a thread', () => {
  it('gives the same results as on the main thread', async () => {
    const inPlace = open({});
    const threaded = open({ inPlaceMost: 0, threads: 2 });
    const days = occasions.flatMap((occasion) => seasons.map((season) => ({ ...request, occasion, season })));
    const answers = (stylist: Stylist) =>
      Promise.all(days.map((day) => stylist.run('generateOutfits', [marta, day])));
    const expected = await answers(inPlace);
    expect(expected.some(({ outfits }) => outfits.length > 0)).toBe(true);
    expect(await answers(threaded)).toEqual(expected);

    const look = marta.filter(({ id }) => expected[0]?.outfits[0]?.garmentIds.includes(id));
    const swap = ['alternativesFor', [marta, look, look[0]?.id ?? '', request, 5]] as const;
    expect(await threaded.run(swap[0], [...swap[1]])).toEqual(await inPlace.run(swap[0], [...swap[1]]));
  });

  it('cancels an aborted task and continues with the next', async () => {
    const threaded = open({ inPlaceMost: 0, threads: 1 });
    const gone = new AbortController();
    const running = threaded.run('generateOutfits', [marta, request], gone.signal);
    const waiting = threaded.run('generateOutfits', [marta, request], gone.signal);
    const next = threaded.run('generateOutfits', [marta, request]);
    const refused = Promise.allSettled([running, waiting]);
    gone.abort(new Error('gone'));
    expect(await refused).toEqual([
      { status: 'rejected', reason: new Error('gone') },
      { status: 'rejected', reason: new Error('gone') },
    ]);
    expect((await next).outfits.length).toBeGreaterThan(0);
  });

  it('refuses tasks when the queue is full', async () => {
    const threaded = open({ inPlaceMost: 0, threads: 1, waitingMost: 1 });
    const all = await Promise.allSettled(
      [1, 2, 3].map(() => threaded.run('generateOutfits', [marta, request])),
    );
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(all[2]).toMatchObject({ reason: { code: 'stylist_busy' } });
  });
});
