import { describe, expect, it } from 'vitest';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { talkTo } from './talk.ts';

const woman = panelWardrobes['office-woman'].garments;
const man = panelWardrobes.man.garments;
const talk = (messages: readonly string[], wardrobe = woman) => talkTo(messages, { wardrobe });
const namesOf = (ids: readonly string[] | undefined, wardrobe = woman) =>
  wardrobe.filter(({ id }) => ids?.includes(id)).map(({ name }) => name);

describe('what the person asked for', () => {
  it('stays when it gets colder', async () => {
    const turns = await talk([
      'qué me pongo para la oficina',
      'ponme la cazadora de cuero',
      'más abrigada, que bajan a 5',
    ]);
    expect(namesOf(turns[2]?.outfits[0])).toContain('Cazadora de cuero negra');
  });

  it('stays when the look must be dressier', async () => {
    const [, turn] = await talk([
      'cena de cumpleaños el sábado, quiero llevar el mono verde',
      'más elegante',
    ]);
    for (const outfit of turn?.outfits ?? []) expect(namesOf(outfit)).toContain('Mono verde botella');
  });

  it('is the scarf that is called so, whatever it must be like', async () => {
    const [, turn] = await talk(['qué me pongo para la oficina', 'añade un pañuelo que le dé color']);
    expect(namesOf(turn?.outfits[0])).toContain('Pañuelo de seda de lunares');
  });
});

describe('a question whether a piece is needed', () => {
  it('is answered, and adds nothing', async () => {
    const [, turn] = await talk(['cena con amigos en un bar el viernes', '¿y la corbata? ¿hace falta?'], man);
    expect(turn?.text).toMatch(/no/i);
    expect(turn?.outfits).toEqual([]);
  });
});

describe('one day of several', () => {
  const days =
    'dame looks para tres días: lunes oficina, martes reunión con clientes y miércoles teletrabajo';

  it('changes alone', async () => {
    const [first, turn] = await talk([days, 'el martes no quiero chaqueta']);
    expect(first?.outfits).toHaveLength(3);
    expect(turn?.text).not.toMatch(/outfits como/);
  });

  it('tells its shoes', async () => {
    const [, turn] = await talk([days, '¿y el lunes qué zapatos?']);
    expect(turn?.text).not.toMatch(/apuntado/);
    expect(turn?.garmentIds).toHaveLength(1);
  });
});

describe('a case on the table', () => {
  it('is for the place that the person corrects', async () => {
    const [, turn] = await talk(
      ['me voy dos semanas a Portugal en enero, qué llevo', 'mejor dicho a Noruega, no a Portugal'],
      man,
    );
    expect(turn?.text).toMatch(/Noruega/);
    expect(turn?.text).not.toMatch(/Portugal/);
  });

  it('gets warm clothes for a cold night, and boots for rain', async () => {
    const turns = await talk([
      'hazme la maleta para 4 días en Quito',
      'de noche baja a 6 grados',
      '¿y si llueve un montón?',
    ]);
    expect(namesOf(turns[1]?.garmentIds).join()).toMatch(/Gorro|Bufanda|Plumífero|Abrigo/);
    expect(namesOf(turns[2]?.garmentIds).join()).toMatch(/Botas/);
  });
});

describe('a piece that is supposed', () => {
  it('comes in, and is not taken for refused', async () => {
    const [, turn] = await talk([
      'unas cañas con amigas el sábado',
      '¿y si llevo las zapatillas blancas? voy a bailar mucho',
    ]);
    expect(namesOf(turn?.outfits[0])).toContain('Zapatillas blancas');
  });
});

describe('a change and a question', () => {
  it('are both answered', async () => {
    const [, turn] = await talk(
      [
        'qué me pongo para una boda de invitado',
        'ponme la de lunares burdeos. ¿Y los zapatos de charol pegan?',
      ],
      man,
    );
    expect(namesOf(turn?.outfits.at(-1), man)).toContain('Corbata de lunares burdeos');
    expect(turn?.text).toMatch(/charol/);
  });
});
