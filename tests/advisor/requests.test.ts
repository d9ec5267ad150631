import { describe, expect, it } from 'vitest';
import type { Act } from '#advisor/tools/act.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { talkTo } from './talk.ts';

const woman = panelWardrobes['office-woman'].garments;
const man = panelWardrobes.man.garments;
const office = 'qué me pongo para la oficina';
const idOf = (name: string, wardrobe = woman) => wardrobe.find((one) => one.name === name)?.id ?? name;
const talk = (messages: readonly string[], wardrobe = woman) => talkTo(messages, { wardrobe });

async function actsOf(messages: readonly string[], wardrobe = woman) {
  const acts: Act[] = [];
  await talkTo(messages, {
    wardrobe,
    plans: async () => [],
    act: async (act) => {
      acts.push(act);
      return { done: true };
    },
  });
  return acts;
}

describe('a request for clothes', () => {
  it.each([
    ['mi jefe me ha gritado delante de todos', 'pues mañana tengo que ir a trabajar, dime algo fácil'],
    ['perdí a mi perro ayer', 'hoy tengo que ir a la oficina, dime algo fácil'],
    ['hoy cumplo 60 y nadie se acordó', 'pues voy a salir yo sola a comer, qué me sugieres'],
  ])('is heard after a confidence: %s', async (...messages) => {
    const turns = await talk(messages);
    expect(turns[0]?.outfits).toEqual([]);
    expect(turns[1]?.outfits.length).toBeGreaterThan(0);
  });

  it('is heard beside thanks', async () => {
    const [first, second] = await talk([office, 'gracias, hija. Venga, dime qué me pongo']);
    expect(second?.garmentIds).toEqual(first?.outfits[0]);
  });

  it.each(['lo que usted vea mejor', 'elija usted', 'como tú quieras, me fío'])(
    'leaves the choice to her: %s',
    async (message) => {
      const [first, second] = await talk([office, message]);
      expect(second?.garmentIds).toEqual(first?.outfits[0]);
    },
  );

  it.each([
    'mañana me llevan a comer cochinillo, a ver qué se le ocurre, pero cómoda',
    'mi abuela cumple 90 y hay comida familiar, un look',
    'mi hermana me quiere sacar a comer, dame un look',
    'mi hijo se va fuera y vamos a despedirlo al aeropuerto, qué me pongo',
  ])('dresses the person who asks: %s', async (message) => {
    const [turn] = await talk([message]);
    expect(turn?.outfits.length).toBeGreaterThan(0);
  });

  it.each([
    'mi cuñada me ha pedido el vestido rojo, dame otro para la fiesta',
    'no tengo nada que ponerme para el viernes que quedo con la cuadrilla',
    'hágame un conjunto para el viernes y otro para el sábado',
  ])('is no question of what is owned or planned: %s', async (message) => {
    const [turn] = await talk([message]);
    expect(turn?.outfits.length).toBeGreaterThan(0);
    expect(turn?.outfits.flat()).not.toContain(idOf('Vestido rojo de fiesta'));
  });

  it('is none where a week was wept', async () => {
    expect(await actsOf(['llevo toda la semana llorando por los rincones'])).toEqual([]);
  });

  it('makes another look of the same clothes for who shares them', async () => {
    const [first, second] = await talk([office, 'y para mi hermana, que tiene mi talla?']);
    expect(second?.outfits).toHaveLength(1);
    expect(first?.outfits).not.toContainEqual(second?.outfits[0]);
  });

  it.each([
    [[office, 'mm no']],
    [[office, 'el mono me aprieta, otra cosa']],
    [[office, 'genial! y para el martes?']],
    [[office, 'top. martes?']],
  ])('is a new look: %s', async (messages) => {
    const [first, second] = await talk(messages);
    expect(second?.outfits).toHaveLength(1);
    expect(first?.outfits).not.toContainEqual(second?.outfits[0]);
  });

  it('refuses the piece that came in last', async () => {
    const [, second, third] = await talk([office, 'esos zapatos no', 'tampoco']);
    const shoesOf = (ids: readonly string[] = []) =>
      ids.filter((id) => woman.some((one) => one.id === id && one.category === 'shoes'));
    expect(shoesOf(third?.outfits[0])).toHaveLength(1);
    expect(shoesOf(third?.outfits[0])).not.toEqual(shoesOf(second?.outfits[0]));
  });

  it('does not put in what another person wears', async () => {
    const [, second] = await talk(['algo para una fiesta', 'el rojo me lo pidió mi prima, no lo uses']);
    expect(second?.outfits.flat()).not.toContain(idOf('Vestido rojo de fiesta'));
  });

  it('names a piece by its own word', async () => {
    const [, second] = await talk(['look para el cine', 'con los chelsea'], man);
    expect(second?.outfits[0]).toContain(idOf('Botines chelsea negros', man));
  });
});

describe('an act', () => {
  it.each([
    [
      ['hoy me he puesto la falda plisada', 'y manda a lavar la camisa blanca'],
      ['wear-garments', 'mark'],
    ],
    [['apunta que llevé hoy la falda plisada y el jersey camel'], ['wear-garments']],
    [['ponga como usados ayer el pantalón palazzo y la blusa de seda'], ['wear-garments']],
    [['y pon que el jersey camel y el cárdigan gris están para lavar'], ['mark']],
    [['hazme algo elegante para el 31 y guárdalo en ese día'], ['plan']],
    [['ponle estrella a la blusa de seda y sácame el trench del armario'], ['mark']],
  ])('is the one that is told: %s', async (messages, acts) => {
    expect((await actsOf(messages)).map(({ act }) => act)).toEqual(acts);
  });

  it('goes on with a piece that is only described', async () => {
    const acts = await actsOf(['camiseta de los rolling a lavar', 'y la del zaragoza'], man);
    expect(acts).toMatchObject([
      { act: 'mark', inLaundry: true },
      { act: 'mark', garmentIds: [idOf('Camiseta del Real Zaragoza', man)], inLaundry: true },
    ]);
  });

  it('is no wear of a piece of the look that was worn before', async () => {
    const acts = await actsOf([office, 'esa camisa ya la usé el viernes']);
    expect(acts.map(({ act }) => act)).not.toContain('wear-garments');
  });

  it.each([
    ['porfa sácame de la maleta las bailarinas', /maleta/],
    ['he perdido el pañuelo de lunares, ¿cómo lo quito de ahí?', /Mi Vestidor/],
    ['cuántos outfits tengo guardados', /Mis Outfits/],
  ])('that cannot be made is told so: %s', async (message, expected) => {
    const [turn] = await talk([message]);
    expect(turn?.text).toMatch(expected);
    expect(turn?.outfits).toEqual([]);
  });
});
