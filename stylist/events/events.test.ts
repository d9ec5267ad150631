import { describe, expect, it } from 'vitest';
import { eventLabels } from '#contract/event-labels.ts';
import { eventGroups, eventNames, occasionOfEvent } from '#contract/events.ts';
import { buildGarment } from '../fixtures/garment.ts';
import { generateOutfits } from '../generate.ts';
import { isBanned } from '../limits/unfit.ts';
import { panelWardrobes } from '../panel/wardrobes/index.ts';
import { pieceOf } from '../piece.ts';
import { place } from '../requests/placing.ts';
import { events } from './events.ts';

describe('events', () => {
  it('are at least 64, each in one group, with a label of its own', () => {
    const grouped = Object.values(eventGroups).flat();
    expect(grouped.length).toBeGreaterThanOrEqual(64);
    expect(new Set(grouped).size).toBe(grouped.length);
    expect(grouped.toSorted()).toEqual(eventNames.toSorted());
    expect(new Set(Object.values(eventLabels)).size).toBe(eventNames.length);
  });

  it('want nothing that they ban', () => {
    for (const name of eventNames) {
      const { wants = [], bans } = events[name];
      for (const want of wants) {
        const kinds = want.kinds ?? [];
        const banned = kinds.filter((kind) =>
          bans.some((ban) => Object.keys(ban).length === 1 && ban.kinds?.includes(kind)),
        );
        expect(banned, name).toEqual([]);
      }
    }
  });

  it.each(['man', 'minimal', 'office-woman', 'senior-woman'] as const)(
    'never put on what they ban while %s has something else',
    (wardrobe) => {
      const { garments } = panelWardrobes[wardrobe];
      const byId = new Map(garments.map((garment) => [garment.id, garment]));
      for (const event of eventNames) {
        const summer = ['beach', 'pool', 'boat', 'beach-wedding'].includes(event);
        const winter = ['snow-day', 'skiing', 'new-year', 'three-kings'].includes(event);
        const season = summer ? 'summer' : winter ? 'winter' : 'spring';
        const temperatureC = summer ? 30 : winter ? 1 : 18;
        const day = { event: events[event], occasion: occasionOfEvent(event), season, temperatureC } as const;
        const [best] = generateOutfits(garments, { ...day, event, seed: 3, count: 1 }).outfits;
        const worn = place(best?.garmentIds.flatMap((id) => byId.get(id) ?? []) ?? []);
        expect(worn.length, event).toBeGreaterThan(1);
        for (const { garment, slot } of worn)
          expect(isBanned(pieceOf(garment, slot, day), day), `${event}: ${garment.name}`).toBe(false);
      }
    },
  );

  it('swim in swimwear, in an indoor pool in winter too', () => {
    const swimsuit = buildGarment('Bañador negro', 'swimwear', 'negro', {
      style: 'sport',
      fabric: 'synthetic',
    });
    const garments = [...panelWardrobes['senior-woman'].garments, swimsuit];
    for (const [event, season, temperatureC] of [
      ['pool', 'summer', 30],
      ['swimming', 'winter', 4],
    ] as const) {
      const { outfits } = generateOutfits(garments, {
        event,
        occasion: occasionOfEvent(event),
        season,
        temperatureC,
        seed: 3,
        count: 1,
      });
      expect(outfits[0]?.garmentIds, event).toContain(swimsuit.id);
    }
  });

  it('leave the dinner jacket at home by day and at funerals', () => {
    const { garments } = panelWardrobes.man;
    for (const event of ['wedding', 'wedding-family', 'mourning', 'wake', 'bank-interview'] as const) {
      const { outfits } = generateOutfits(garments, {
        event,
        occasion: occasionOfEvent(event),
        season: 'spring',
        temperatureC: 18,
        seed: 3,
        count: 3,
      });
      for (const { garmentIds } of outfits) expect(garmentIds.join(), event).not.toMatch(/Esmoquin|Pajarita/);
    }
  });
});
