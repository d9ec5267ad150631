import { describe, expect, it } from 'vitest';
import { distressIn } from '../distress.ts';
import { understand } from '../understand.ts';
import { type Aim, aims } from './aims.ts';
import { buckets, featuresOf } from './features.ts';
import { bytesOfModel, parseModel } from './model.ts';
import { aimsOf } from './shipped.ts';
import { newContext, type Situation } from './situation.ts';

const likeliest = (text: string, situation: Situation, before: Aim | null = null): Aim | undefined =>
  [...aimsOf(text, { situation, before })].sort(([, a], [, b]) => b - a)[0]?.[0];

describe('the learned model of messages', () => {
  it('gives probabilities of all aims that add up to 1', () => {
    const all = aimsOf('qué me pongo mañana', newContext);
    expect(all.size).toBe(aims.length);
    expect([...all.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });

  it.each<[string, Situation, Aim]>([
    ['se me kayo cafe en la kamisa blanka', 'new', 'stain'],
    ['cuanto tardan en mandarme el pedidoo', 'new', 'shipping'],
    ['unas botas de gamuza embarradas como se limpian', 'new', 'shoe-care'],
    ['cambiame los zapatitos por otros', 'look', 'ask-swap'],
    ['apuntamelo para el viernes', 'look', 'plan-day'],
    ['la polera verde a la lavadora', 'new', 'wash-put'],
    ['cuántas camisas tengo en total?', 'new', 'count'],
  ])('reads %s (%s) as %s', (text, situation, aim) => {
    expect(likeliest(text, situation)).toBe(aim);
  });

  it.each<[string, Aim, Aim]>([
    ['y cuáles son de verano', 'count', 'have'],
    ['y de la seda', 'stain', 'stain'],
    ['pues quítalo', 'plan-show', 'plan-delete'],
  ])('reads «%s» after %s as %s', (text, before, aim) => {
    expect(likeliest(text, 'answer', before)).toBe(aim);
  });

  it.each([
    'hace cinco días que tomo solo agua y café para entrar en el vestido de egresada',
    'estoy con pura piña y agua hace días pa el matri',
    'llevo 3 días a puro té pa entrar en el vestido del matri',
  ])('hears hunger without a meal: %s', (message) => {
    expect(understand(message, []).distress?.kind).toBe('eating');
  });

  it.each([
    ['mi marido me rompió toda la ropa', 'violence'],
    ['borra todos mis vestidos', undefined],
    ['me despierto ya cansada', undefined],
    ['como solo, ceno solo, todo solo', undefined],
  ])('tells an emergency from a moment of life and from clothes: %s', (message, kind) => {
    expect(understand(message, []).distress?.kind).toBe(kind);
  });

  it('raises an emergency that no phrase describes', () => {
    const message = 'llevo dos días con solo agua para entrar en el vestido del sábado';
    expect(distressIn(message)).toBeNull();
    expect(understand(message, []).distress?.kind).toBe('eating');
  });

  it.each([
    ['llevo un ritmo de caballo y necesito algo para el cine', 'cinema'],
    ['me citan en el juzgado como testigo y no quiero ir de fiesta', 'court'],
    ['soy dj y pincho el sábado, todo negro', null],
  ])('reads the plan of «%s» from the whole message', (message, event) => {
    expect(understand(message, []).slots.event).toBe(event);
  });

  it.each(['qué me pongo hoy', 'cómo lo guardo', 'cuándo lo estreno'])(
    'takes no question for an act that changes something: %s',
    (question) => {
      const { intent } = understand(question, [], { hasOutfits: true, asked: null, topic: 'dress' });
      expect(['keep', 'wear']).not.toContain(intent);
    },
  );

  it('stays under 6 MB and refuses weights of other aims', () => {
    expect(bytesOfModel).toBeLessThan(6_000_000);
    expect(() => parseModel(new Uint8Array(100))).toThrow('other aims');
  });

  it('has every feature in a bucket, and the same ones each time', () => {
    const features = featuresOf(['hola', 'guapa'], newContext);
    expect(features.every((bucket) => bucket >= 0 && bucket < buckets)).toBe(true);
    expect(features).toEqual(featuresOf(['hola', 'guapa'], newContext));
  });
});
