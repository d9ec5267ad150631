import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coverages,
  feelings,
  highestHeels,
  materials,
  styleDirections,
  wearers,
} from '#contract/style-words.ts';
import { anyRequest, fullWardrobe } from '../fixtures/arbitrary.ts';
import { cheapestByForce } from '../fixtures/brute-force.ts';
import { buildGarment as g } from '../fixtures/garment.ts';
import { prepare } from '../fixtures/prepared.ts';
import { sixty } from '../fixtures/scenario-wardrobes.ts';
import { javier, lucia, marta } from '../fixtures/wardrobes.ts';
import { generateOutfits } from '../generate.ts';
import { capsuleOf } from '../requests/capsule.ts';
import { wardrobeGaps } from '../requests/gaps.ts';
import { packingList } from '../requests/packing-list.ts';
import { productViews } from '../requests/product-views.ts';
import { alternativesFor } from '../requests/swap-piece.ts';
import { planWeek } from '../requests/week-plan.ts';
import { bestOutfits } from '../search/best-outfits.ts';
import { workOf } from '../search/work.ts';
import { slotsOfKind } from '../slots.ts';
import type { Garment, OutfitRequest } from '../wardrobe.ts';
import { limitsBroken } from './limits.ts';
import { type SaidProfile, unsaidProfile } from './profile.ts';
import { directionsWorn, profileOf } from './profile-of.ts';

const anySaid: fc.Arbitrary<SaidProfile> = fc.record({
  directions: fc.dictionary(fc.constantFrom(...styleDirections), fc.constantFrom(1, 2, 3)),
  wearer: fc.option(fc.constantFrom(...wearers)),
  covered: fc.subarray([...coverages]),
  highestHeel: fc.option(fc.constantFrom(...highestHeels)),
  avoidedMaterials: fc.subarray([...materials]),
  roomyWaist: fc.boolean(),
  worksOnFeet: fc.boolean(),
  feels: fc.option(fc.constantFrom(...feelings)),
});

const said = (more: Partial<SaidProfile>, wardrobe: readonly Garment[] = []) =>
  profileOf({ ...unsaidProfile, ...more }, wardrobe);

const namesOf = (wardrobe: readonly Garment[], request: Partial<OutfitRequest>) =>
  generateOutfits(wardrobe, {
    occasion: 'casual',
    season: 'spring',
    seed: 1,
    count: 3,
    ...request,
  }).outfits.map(({ garmentIds }) => garmentIds);

/** Half of the scarves and hats cover the head. */
const withHeadscarves = (wardrobe: readonly Garment[]): Garment[] =>
  wardrobe.map((garment, index) =>
    index % 2 === 0 && (garment.kind === 'scarf' || garment.kind === 'hat')
      ? { ...garment, name: `Hiyab ${index}` }
      : garment,
  );

describe('a search with a profile', () => {
  it('finds the same top 10 as exhaustive search', () => {
    fc.assert(
      fc.property(fullWardrobe(24), anyRequest, anySaid, (drawn, asked, told) => {
        const wardrobe = withHeadscarves(drawn);
        const request = { ...asked, profile: profileOf(told, wardrobe) };
        const { candidates, costs, wanted, space } = prepare(wardrobe, request);
        const forced = cheapestByForce(candidates, costs, wanted, 10);
        const { found, proven } = bestOutfits(space, { count: 10, work: workOf(Number.POSITIVE_INFINITY) });
        expect(proven).toBe(true);
        expect(found.map(({ cost }) => cost)).toEqual(forced.map((cost) => expect.closeTo(cost, 5)));
      }),
      { numRuns: 150 },
    );
  });

  it('breaks a limit only where every garment of the place breaks as many', () => {
    fc.assert(
      fc.property(fullWardrobe(30), anyRequest, anySaid, (wardrobe, asked, told) => {
        const profile = profileOf(told, wardrobe);
        const { space, candidates } = prepare(wardrobe, { ...asked, profile });
        const { found } = bestOutfits(space, { count: 5, work: workOf(Number.POSITIVE_INFINITY) });
        for (const piece of found.flatMap(({ pieces }) => pieces)) {
          if (piece.coveredBy) continue;
          const broken = limitsBroken(piece, profile, asked.occasion);
          if (broken === 0) continue;
          expect(['base', 'bottom', 'onePiece', 'shoes']).toContain(piece.slot);
          for (const other of candidates[piece.slot])
            if (!other.coveredBy) expect(limitsBroken(other, profile, asked.occasion)).toBe(broken);
        }
      }),
    );
  });
});

describe('limits', () => {
  const wardrobe = [
    g('Top de tirantes', 'top', 'blanco'),
    g('Camiseta', 't-shirt', 'blanco'),
    g('Camisa', 'shirt', 'celeste'),
    g('Falda midi', 'skirt', 'negro'),
    g('Minifalda', 'skirt', 'negro'),
    g('Pantalón pitillo', 'pants', 'negro'),
    g('Pantalón premamá', 'pants', 'azul marino'),
    g('Falda de piel', 'skirt', 'marrón', { fabric: 'leather' }),
    g('Falda larga de polipiel', 'skirt', 'marrón', { fabric: 'synthetic' }),
    g('Salones', 'heels', 'negro', { fabric: 'leather' }),
    g('Zapatos de tacón bajo', 'heels', 'negro'),
    g('Zapatillas', 'sneakers', 'blanco'),
    g('Cinturón', 'belt', 'negro'),
    g('Hiyab verde', 'scarf', 'verde'),
    g('Bufanda', 'scarf', 'gris', { fabric: 'wool' }),
  ];
  const worn = (more: Partial<SaidProfile>, request: Partial<OutfitRequest> = {}) =>
    new Set(namesOf(wardrobe, { ...request, profile: said(more), count: 8 }).flat());

  it.each([
    ['shoulders', ['Top de tirantes'], 'Camiseta'],
    ['arms', ['Top de tirantes', 'Camiseta'], 'Camisa'],
    ['knees', ['Minifalda'], 'Falda midi'],
    ['legs', ['Minifalda', 'Falda midi', 'Falda de piel'], 'Pantalón premamá'],
  ] as const)('cover the %s', (part, bare, covered) => {
    const names = worn({ covered: [part] });
    for (const name of bare) expect(names).not.toContain(name);
    expect(names).toContain(covered);
  });

  const dressed = [
    g('Vestido de tirantes', 'dress', 'negro', { sleeve: 'none', length: 'long' }),
    g('Minivestido', 'dress', 'azul marino', { sleeve: 'long', length: 'short' }),
    g('Cárdigan', 'cardigan', 'gris', { fabric: 'knit' }),
    g('Blazer sin mangas', 'blazer', 'gris', { sleeve: 'none' }),
    g('Medias negras', 'tights', 'negro'),
    g('Medias de rejilla', 'tights', 'negro'),
    g('Zapatillas', 'sneakers', 'blanco'),
  ];

  it.each([
    ['arms', 'Vestido de tirantes', 'Cárdigan'],
    ['legs', 'Minivestido', 'Medias negras'],
  ] as const)('cover the %s by another garment', (part, bare, cover) => {
    const found = namesOf(dressed, { profile: said({ covered: [part] }), temperatureC: 17, count: 8 });
    expect(found.some((names) => names.includes(bare))).toBe(true);
    for (const names of found) if (names.includes(bare)) expect(names).toContain(cover);
  });

  it('swap a garment that covers only for another that does', () => {
    const look = dressed.filter(({ id }) => ['Vestido de tirantes', 'Cárdigan', 'Zapatillas'].includes(id));
    const day = { occasion: 'casual', season: 'spring', temperatureC: 17, seed: 1 } as const;
    const swaps = (covered: SaidProfile['covered']) =>
      alternativesFor(dressed, look, 'Cárdigan', { ...day, profile: said({ covered }) }, 5).length;
    expect(swaps([])).toBe(1);
    expect(swaps(['arms'])).toBe(0);
  });

  it('put the headscarf into every outfit, in any weather, and no other scarf', () => {
    for (const temperatureC of [-5, 15, 38]) {
      const outfits = namesOf(wardrobe, { profile: said({ covered: ['head'] }), temperatureC });
      expect(outfits.length).toBeGreaterThan(0);
      for (const names of outfits) {
        expect(names).toContain('Hiyab verde');
        expect(names).not.toContain('Bufanda');
      }
    }
  });

  it('end at the highest heel, and on feet at work there is none', () => {
    expect(worn({ highestHeel: 'low' }, { occasion: 'party' })).not.toContain('Salones');
    expect(worn({ highestHeel: 'none' }, { occasion: 'party' })).not.toContain('Zapatos de tacón bajo');
    const onFeet = worn({ worksOnFeet: true }, { occasion: 'work', mustAvoid: ['Zapatillas'] });
    expect(onFeet.size).toBeGreaterThan(0);
    expect(worn({ worksOnFeet: true }, { occasion: 'work' })).not.toContain('Salones');
    expect(worn({ worksOnFeet: true }, { occasion: 'party' })).toContain('Salones');
  });

  it('keep to materials, and imitations are not the real thing', () => {
    const names = worn({ avoidedMaterials: ['leather'] });
    expect(names).not.toContain('Falda de piel');
    expect(names).not.toContain('Salones');
    const skirt = { mustAvoid: ['Falda midi', 'Minifalda', 'Pantalón pitillo', 'Pantalón premamá'] };
    expect(worn({ avoidedMaterials: ['leather'] }, skirt)).toContain('Falda larga de polipiel');
  });

  it('leave room at the waist', () => {
    const names = worn({ roomyWaist: true });
    expect(names).not.toContain('Cinturón');
    expect(names).not.toContain('Pantalón pitillo');
    expect(names).toContain('Pantalón premamá');
  });

  it('give way to what the person asks for', () => {
    const [names] = namesOf(wardrobe, {
      profile: said({ covered: ['arms'], highestHeel: 'none' }),
      mustInclude: ['Top de tirantes', 'Salones'],
    });
    expect(names).toEqual(expect.arrayContaining(['Top de tirantes', 'Salones']));
  });
});

describe('warmth', () => {
  const cloOf = (feels: SaidProfile['feels']) => {
    const { space, context } = prepare(marta, {
      occasion: 'casual',
      season: 'fall',
      temperatureC: 12,
      seed: 1,
      count: 1,
      profile: said({ feels }),
    });
    expect(context.profile?.feels).toBe(feels);
    const { found } = bestOutfits(space, { count: 10, work: workOf(Number.POSITIVE_INFINITY) });
    const sums = found.map(({ pieces }) => pieces.reduce((sum, { clo }) => sum + clo, 0));
    return sums.reduce((a, b) => a + b, 0) / sums.length;
  };

  it('is wished for by those who feel the cold, and less by those who feel the heat', () => {
    expect(cloOf('cold')).toBeGreaterThan(cloOf(null) + 0.05);
    expect(cloOf('heat')).toBeLessThan(cloOf(null) - 0.05);
  });
});

describe('directions', () => {
  const blackLeather = [
    g('Cazadora biker', 'outerwear', 'negro', { fabric: 'leather' }),
    g('Camiseta rock', 't-shirt', 'negro'),
    g('Vaqueros rotos', 'jeans', 'negro', { fabric: 'denim' }),
    g('Botas militares', 'boots', 'negro', { fabric: 'leather' }),
  ];
  const softLace = [
    g('Blusa de encaje', 'blouse', 'rosa'),
    g('Falda de volantes', 'skirt', 'crudo'),
    g('Bailarinas', 'flats', 'rosa'),
    g('Cárdigan', 'cardigan', 'crudo', { fabric: 'knit' }),
  ];
  const both = [...blackLeather, ...softLace];

  it('choose between outfits that suit the day alike', () => {
    const first = (directions: SaidProfile['directions']) =>
      namesOf(both, { profile: said({ directions }), temperatureC: 17, count: 1 })[0] ?? [];
    expect(first({ edgy: 3 })).toContain('Camiseta rock');
    expect(first({ romantic: 3 })).toContain('Blusa de encaje');
  });

  it('are learned from what is worn, with little weight, and only when none is said', () => {
    const wearing = (some: readonly Garment[]) =>
      both.map((garment) => ({ ...garment, timesWorn: some.includes(garment) ? 20 : 0 }));
    const edgy = directionsWorn(wearing(blackLeather));
    const romantic = directionsWorn(wearing(softLace));
    expect(edgy.edgy).toBe(1);
    expect(edgy.romantic).toBeUndefined();
    expect(romantic.romantic).toBe(1);
    expect(romantic.edgy).toBeUndefined();
    expect(directionsWorn(both.map((garment) => ({ ...garment, timesWorn: 1 })))).toEqual({});
    expect(said({}, wearing(blackLeather)).certainty).toBeLessThan(0.5);
    expect(said({ directions: { glam: 1 } }, wearing(blackLeather))).toMatchObject({
      directions: { glam: 1 },
      certainty: 1,
    });
  });
});

describe('what else reads the profile', () => {
  const modest = said({ covered: ['arms', 'knees'], highestHeel: 'none', avoidedMaterials: ['leather'] });
  const broken = (wardrobe: readonly Garment[], ids: readonly string[]) =>
    ids.filter((id) => {
      const garment = wardrobe.find((one) => one.id === id);
      const piece = garment && prepare([garment], { ...day, mustInclude: [id] }).candidates;
      return Object.values(piece ?? {})
        .flat()
        .some((one) => limitsBroken(one, modest) > 0);
    });
  const day = { occasion: 'casual', season: 'spring', temperatureC: 20, seed: 1, count: 1 } as const;

  it('is the week, the suitcase and the capsule', () => {
    const days = Array.from({ length: 4 }, () => ({ ...day, profile: modest }));
    const single = sixty.filter(({ kind }) => !slotsOfKind[kind].includes('mid'));
    const week = planWeek(single, days, 1).flatMap(({ outfit }) => outfit?.garmentIds ?? []);
    expect(week.length).toBeGreaterThan(8);
    expect(broken(single, week)).toEqual([]);
    const { garmentIds } = packingList(single, days, 1);
    expect(garmentIds.length).toBeGreaterThan(4);
    expect(broken(single, garmentIds)).toEqual([]);
    expect(broken(sixty, capsuleOf(sixty, 8, modest).garmentIds)).toEqual([]);
  });

  it('is the gaps and the shop, which propose what the person would wear', () => {
    const vegan = said({ avoidedMaterials: ['leather', 'wool', 'silk'], wearer: 'men' });
    const lacking = javier.filter(({ kind }) => kind !== 't-shirt' && kind !== 'jeans');
    const gaps = wardrobeGaps(lacking, 6, lacking, vegan).map(({ garment }) => garment);
    expect(gaps.length).toBeGreaterThan(0);
    for (const { kind, fabric } of gaps) {
      expect(['leather', 'wool', 'silk']).not.toContain(fabric);
      expect(['dress', 'skirt', 'blouse', 'heels']).not.toContain(kind);
    }
    const products = [
      g('p boots', 'boots', 'negro', { fabric: 'leather' }),
      g('p sneakers', 'sneakers', 'blanco'),
    ];
    const views = productViews(lucia, products, vegan);
    expect(views.get('p boots')).toMatchObject({ matches: 0, outfits: 0, looks: [] });
    expect(views.get('p sneakers')?.outfits).toBeGreaterThan(0);
  });

  it('is the missing pieces', () => {
    const shirt = [g('Camisa', 'shirt', 'blanco')];
    const ask = { occasion: 'work', season: 'spring', seed: 1, count: 1 } as const;
    const [missing] = generateOutfits(shirt, { ...ask, profile: said({ wearer: 'men' }) }).missing;
    expect(missing?.kinds).toEqual(['pants', 'jeans']);
    expect(missing?.text).toBe('Te falta una parte de abajo, como un pantalón o unos vaqueros.');
  });

  it('never hides owned garments of the other wardrobe', () => {
    const outfits = namesOf(marta, { ...day, profile: said({ wearer: 'men' }), mustInclude: [] });
    expect(outfits).toEqual(namesOf(marta, { ...day, profile: said({}) }));
  });
});
