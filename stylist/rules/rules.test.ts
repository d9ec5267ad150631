import { describe, expect, it } from 'vitest';
import { needsOf } from '../context.ts';
import { buildGarment as g } from '../fixtures/garment.ts';
import { wordsOf } from '../language/all.ts';
import { type Context, companionsIn, type Outfit, outfitOf } from '../outfit.ts';
import { pieceOf } from '../piece.ts';
import { slotsOfKind } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';
import { colourHarmony } from './colour-harmony.ts';
import { completeness } from './completeness.ts';
import { favourites } from './favourites.ts';
import { formality } from './formality.ts';
import { rules } from './index.ts';
import { novelty } from './novelty.ts';
import { occasion } from './occasion.ts';
import { patternMixing } from './pattern-mixing.ts';
import { scoreBy } from './rule.ts';
import { season } from './season.ts';
import { silhouette } from './silhouette.ts';
import { weightsOf } from './weights.ts';

const context = (more: Partial<Context> = {}): Context => {
  const day = { ...plainDay, ...more };
  return { ...day, needs: needsOf(day) };
};

const plainDay: Omit<Context, 'needs'> = {
  occasion: 'casual',
  season: 'spring',
  owned: new Set(),
  wanted: [],
  ownsBlazer: false,
  recentOutfits: [],
  temperatureC: null,
  rain: false,
  event: null,
  weights: weightsOf(),
  favouriteColours: new Set(),
  avoidedColours: new Set(),
  wornWith: new Map(),
  taste: null,
  words: wordsOf(),
};

function wear(day: Context, ...garments: Garment[]): Outfit {
  return outfitOf(garments.map((garment) => pieceOf(garment, slotsOfKind[garment.kind][0] ?? 'base', day)));
}

const shirt = g('Camisa', 'shirt', 'blanco');
const hoodie = g('Sudadera', 'hoodie', 'gris');
const jeans = g('Vaqueros', 'jeans', 'azul vaquero', { fabric: 'denim' });
const trousers = g('Pantalón', 'pants', 'negro', { style: 'formal', fabric: 'wool' });
const shoes = g('Zapatos', 'shoes', 'negro', { style: 'formal', fabric: 'leather' });
const sneakers = g('Zapatillas', 'sneakers', 'blanco');

describe('the rules', () => {
  it('add up to a percentage', () => {
    for (const advisor of [undefined, 'maya', 'valentina'] as const) {
      const weights = weightsOf(advisor);
      expect(rules.reduce((sum, rule) => sum + weights[rule.key], 0)).toBe(100);
    }
    expect(new Set(rules.map((rule) => rule.key)).size).toBe(rules.length);
  });

  it('occasion: names the one piece that spoils a formal outfit', () => {
    const day = context({ occasion: 'formal' });
    const right = wear(day, shirt, trousers, shoes);
    const wrong = wear(day, shirt, trousers, sneakers);
    expect(scoreBy(occasion, right, day)).toBeGreaterThan(scoreBy(occasion, wrong, day) + 0.3);
    expect(occasion.reason(wrong, day).text).toBe(
      'Las zapatillas blancas no son lo más indicado para una ocasión formal.',
    );
  });

  it('colour harmony: prefers one accent to clashing colours', () => {
    const day = context();
    const accent = wear(day, shirt, jeans, g('Bolso', 'bag', 'rojo'));
    const fight = wear(
      day,
      g('Top', 'top', 'fucsia'),
      g('Falda', 'skirt', 'naranja'),
      g('Botas', 'boots', 'verde lima'),
    );
    expect(scoreBy(colourHarmony, accent, day)).toBeGreaterThan(0.9);
    expect(scoreBy(colourHarmony, fight, day)).toBeLessThan(0.6);
    expect(colourHarmony.reason(accent, day).text).toBe(
      'Un toque de rojo en el bolso anima una base neutra.',
    );
    expect(colourHarmony.reason(fight, day).tone).toBe('caution');
  });

  it('season: reports that a shirt alone is cold in winter', () => {
    const day = context({ season: 'winter' });
    const cold = wear(day, shirt, jeans, sneakers);
    const warm = wear(day, shirt, jeans, sneakers, g('Abrigo', 'coat', 'camel', { fabric: 'wool' }));
    expect(scoreBy(season, warm, day)).toBeGreaterThan(scoreBy(season, cold, day) + 0.1);
    expect(season.reason(cold, day)).toMatchObject({ key: 'season.cold', tone: 'caution' });
  });

  it('formality: leggings and court shoes do not match', () => {
    const day = context();
    const leggings = g('Mallas', 'pants', 'negro', { style: 'sport', fabric: 'synthetic' });
    const heels = g('Salones', 'heels', 'negro', { style: 'formal', fabric: 'leather' });
    expect(scoreBy(formality, wear(day, hoodie, leggings, heels), day)).toBeLessThan(0.4);
    expect(scoreBy(formality, wear(day, hoodie, leggings, sneakers), day)).toBeGreaterThan(0.8);
  });

  it('formality: compares an outfit with the level of the occasion', () => {
    const day = context({ occasion: 'formal' });
    const relaxed = wear(day, hoodie, jeans, sneakers);
    expect(scoreBy(formality, relaxed, day)).toBeLessThan(0.2);
    expect(formality.reason(relaxed, day).text).toBe('El outfit se queda informal para una ocasión formal.');
    expect(scoreBy(formality, wear(day, shirt, trousers, shoes), day)).toBe(1);
  });

  it('formality: a belt matches the shoes', () => {
    const day = context({ occasion: 'work' });
    const belt = (colour: 'negro' | 'camel') => g('Cinturón', 'belt', colour, { fabric: 'leather' });
    const score = (one: Garment) => scoreBy(formality, wear(day, shirt, trousers, shoes, one), day);
    expect(score(belt('negro'))).toBeGreaterThan(score(belt('camel')));
  });

  it('pattern mixing: one pattern is best, stripes match flowers of their colour, checks clash', () => {
    const day = context();
    const flowers = g('Falda', 'skirt', ['azul marino', 'blanco'], { pattern: 'floral' });
    const stripes = g('Camisa', 'shirt', ['blanco', 'azul marino'], { pattern: 'stripes' });
    const checks = g('Camisa', 'shirt', ['rojo', 'negro'], { pattern: 'checks' });
    const score = (...garments: Garment[]) => scoreBy(patternMixing, wear(day, ...garments), day);
    expect(score(stripes, jeans)).toBe(1);
    expect(score(stripes, flowers)).toBeGreaterThan(0.6);
    expect(score(checks, flowers)).toBeLessThan(0.4);
  });

  it('silhouette: volume above needs a slim line below', () => {
    const day = context();
    const palazzo = g('Pantalón palazzo', 'pants', 'negro');
    const oversize = g('Jersey oversize', 'sweater', 'crudo', { fabric: 'knit' });
    const fine = g('Jersey fino', 'sweater', 'crudo', { fabric: 'knit' });
    expect(scoreBy(silhouette, wear(day, fine, palazzo), day)).toBe(1);
    expect(scoreBy(silhouette, wear(day, oversize, palazzo), day)).toBeLessThan(0.5);
    expect(silhouette.reason(wear(day, oversize, palazzo), day).tone).toBe('caution');
  });

  it('completeness: requires shoes always, a coat only when owned', () => {
    const winter = context({ season: 'winter' });
    const owner = context({ season: 'winter', owned: new Set(['outer'] as const) });
    const outfit = wear(winter, shirt, jeans, sneakers);
    expect(scoreBy(completeness, outfit, winter)).toBeGreaterThan(scoreBy(completeness, outfit, owner));
    expect(completeness.reason(wear(winter, shirt, jeans), winter).key).toBe('completeness.no-shoes');
  });

  it('novelty: penalises garments worn yesterday and repeated outfits', () => {
    const day = context();
    const outfit = wear(day, shirt, jeans, sneakers);
    const worn = wear(day, { ...shirt, lastWornDaysAgo: 1 }, jeans, sneakers);
    const recentOutfits = [new Set(['Camisa', 'Vaqueros', 'Zapatillas'])];
    const known = context({ recentOutfits, wornWith: companionsIn(recentOutfits) });
    expect(scoreBy(novelty, worn, day)).toBeLessThan(scoreBy(novelty, outfit, day));
    expect(scoreBy(novelty, outfit, known)).toBe(0);
  });

  it('novelty: does not call an outfit new for one new piece', () => {
    const day = context();
    const unworn = { ...shirt, timesWorn: 0, lastWornDaysAgo: null };
    expect(novelty.reason(wear(day, unworn, trousers), day).key).toBe('novelty.unworn');
    const reason = novelty.reason(wear(day, unworn, { ...trousers, lastWornDaysAgo: 1 }), day);
    expect(reason).toMatchObject({ key: 'novelty.partly', tone: 'aside' });
    expect(reason.text).toMatch(/sin estrenar, pero hace poco que llevaste el pantalón/);
  });

  it('favourites: rewards favourite garments and colours', () => {
    const day = context();
    const plain = scoreBy(favourites, wear(day, shirt, jeans), day);
    expect(scoreBy(favourites, wear(day, { ...shirt, favorite: true }, jeans), day)).toBeGreaterThan(plain);
    const whites = context({ favouriteColours: new Set(['blanco']) });
    const black = wear(whites, { ...shirt, colors: [{ hex: '#1d1c1f', share: 1 }] }, jeans);
    expect(scoreBy(favourites, wear(whites, shirt, jeans), whites)).toBeGreaterThan(
      scoreBy(favourites, black, whites),
    );
  });
});
