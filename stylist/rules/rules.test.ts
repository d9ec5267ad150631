import { describe, expect, it } from 'vitest';
import { buildGarment as g } from '../fixtures/garment.ts';
import { type Context, type Outfit, outfitOf } from '../outfit.ts';
import { pieceOf } from '../piece.ts';
import { slotsOfKind } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';
import { colourHarmony } from './colour-harmony.ts';
import { completeness } from './completeness.ts';
import { favourites } from './favourites.ts';
import { formality } from './formality.ts';
import { rules, weights } from './index.ts';
import { novelty } from './novelty.ts';
import { occasion } from './occasion.ts';
import { patternMixing } from './pattern-mixing.ts';
import { season } from './season.ts';

const context = (more: Partial<Context> = {}): Context => ({
  occasion: 'casual',
  season: 'spring',
  owned: new Set(),
  ownsBlazer: false,
  recentOutfits: [],
  ...more,
});

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
    expect(rules.reduce((sum, rule) => sum + weights[rule.key], 0)).toBe(100);
    expect(new Set(rules.map((rule) => rule.key)).size).toBe(rules.length);
  });

  it('occasion: one wrong piece spoils a formal outfit, and is named', () => {
    const day = context({ occasion: 'formal' });
    const right = wear(day, shirt, trousers, shoes);
    const wrong = wear(day, shirt, trousers, sneakers);
    expect(occasion.score(right, day)).toBeGreaterThan(occasion.score(wrong, day) + 0.3);
    expect(occasion.reason(wrong, day).text).toBe(
      'Las zapatillas blancas no son lo más indicado para una ocasión formal.',
    );
  });

  it('colour harmony: likes one accent, dislikes a fight', () => {
    const day = context();
    const accent = wear(day, shirt, jeans, g('Bolso', 'bag', 'rojo'));
    const fight = wear(
      day,
      g('Top', 'top', 'fucsia'),
      g('Falda', 'skirt', 'naranja'),
      g('Botas', 'boots', 'verde lima'),
    );
    expect(colourHarmony.score(accent, day)).toBeGreaterThan(0.9);
    expect(colourHarmony.score(fight, day)).toBeLessThan(0.6);
    expect(colourHarmony.reason(accent, day).text).toBe(
      'Un toque de rojo en el bolso anima una base neutra.',
    );
    expect(colourHarmony.reason(fight, day).tone).toBe('caution');
  });

  it('season: a shirt alone is cold in winter, and says so', () => {
    const day = context({ season: 'winter' });
    const cold = wear(day, shirt, jeans, sneakers);
    const warm = wear(day, shirt, jeans, sneakers, g('Abrigo', 'coat', 'camel', { fabric: 'wool' }));
    expect(season.score(warm, day)).toBeGreaterThan(season.score(cold, day) + 0.1);
    expect(season.reason(cold, day)).toMatchObject({ key: 'season.cold', tone: 'caution' });
  });

  it('formality: leggings and court shoes go to different places', () => {
    const day = context();
    const leggings = g('Mallas', 'pants', 'negro', { style: 'sport', fabric: 'synthetic' });
    const heels = g('Salones', 'heels', 'negro', { style: 'formal', fabric: 'leather' });
    expect(formality.score(wear(day, hoodie, leggings, heels), day)).toBeLessThan(0.4);
    expect(formality.score(wear(day, hoodie, leggings, sneakers), day)).toBeGreaterThan(0.8);
  });

  it('formality: an outfit reaches the level that the occasion asks for', () => {
    const day = context({ occasion: 'formal' });
    const relaxed = wear(day, hoodie, jeans, sneakers);
    expect(formality.score(relaxed, day)).toBeLessThan(0.2);
    expect(formality.reason(relaxed, day).text).toBe(
      'El conjunto se queda informal para una ocasión formal.',
    );
    expect(formality.score(wear(day, shirt, trousers, shoes), day)).toBe(1);
  });

  it('formality: a belt takes the colour of the shoes', () => {
    const day = context({ occasion: 'work' });
    const belt = (colour: 'negro' | 'camel') => g('Cinturón', 'belt', colour, { fabric: 'leather' });
    const score = (one: Garment) => formality.score(wear(day, shirt, trousers, shoes, one), day);
    expect(score(belt('negro'))).toBeGreaterThan(score(belt('camel')));
  });

  it('pattern mixing: one is best, stripes befriend flowers of their colour, checks fight them', () => {
    const day = context();
    const flowers = g('Falda', 'skirt', ['azul marino', 'blanco'], { pattern: 'floral' });
    const stripes = g('Camisa', 'shirt', ['blanco', 'azul marino'], { pattern: 'stripes' });
    const checks = g('Camisa', 'shirt', ['rojo', 'negro'], { pattern: 'checks' });
    const score = (...garments: Garment[]) => patternMixing.score(wear(day, ...garments), day);
    expect(score(stripes, jeans)).toBe(1);
    expect(score(stripes, flowers)).toBeGreaterThan(0.6);
    expect(score(checks, flowers)).toBeLessThan(0.4);
  });

  it('completeness: misses shoes always, a coat only where one is owned', () => {
    const winter = context({ season: 'winter' });
    const owner = context({ season: 'winter', owned: new Set(['outer'] as const) });
    const outfit = wear(winter, shirt, jeans, sneakers);
    expect(completeness.score(outfit, winter)).toBeGreaterThan(completeness.score(outfit, owner));
    expect(completeness.reason(wear(winter, shirt, jeans), winter).key).toBe('completeness.no-shoes');
  });

  it('novelty: rests what was worn yesterday and repeats no outfit', () => {
    const day = context();
    const outfit = wear(day, shirt, jeans, sneakers);
    const worn = wear(day, { ...shirt, lastWornDaysAgo: 1 }, jeans, sneakers);
    const known = context({ recentOutfits: [new Set(['Camisa', 'Vaqueros', 'Zapatillas'])] });
    expect(novelty.score(worn, day)).toBeLessThan(novelty.score(outfit, day));
    expect(novelty.score(outfit, known)).toBe(0);
  });

  it('favourites: gives its points to what the person loves', () => {
    const day = context();
    expect(favourites.score(wear(day, { ...shirt, favorite: true }, jeans), day)).toBe(1);
    expect(favourites.score(wear(day, shirt, jeans), day)).toBe(0.5);
  });
});
