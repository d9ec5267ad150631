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

  it('has one plan dressed otherwise, and the rest as it was', async () => {
    const [first, turn] = await talk([
      'voy 4 días a Milán en enero, turismo y una noche de ópera, hazme la maleta',
      'para la ópera el vestido largo azul',
    ]);
    expect(namesOf(turn?.outfits[0])).toContain('Vestido largo azul noche');
    expect(turn?.outfits).toHaveLength(1);
    expect(first?.outfits.length).toBeGreaterThan(4);
  });

  it('is for fifteen days and for two days, as they are told', async () => {
    const [long] = await talk(['me voy quince días a Praga y Viena en febrero, hazme la maleta']);
    expect(long?.text).toMatch(/quince días/);
    expect(long?.text).not.toMatch(/quince años/);
    const [brief] = await talk(
      ['viajo a Lyon el jueves y viernes por trabajo y vuelvo el viernes, qué meto'],
      man,
    );
    expect(brief?.text).toMatch(/2 días/);
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
      'salimos de discoteca el sábado',
      '¿y si me pongo las bailarinas? andaremos un montón',
    ]);
    expect(turn?.text).toMatch(/bailarinas negras/);
    expect(turn?.text).not.toMatch(/fuera las bailarinas/i);
  });
});

describe('an exchange', () => {
  it('takes out what is named first and puts in what follows', async () => {
    const [, turn] = await talk([
      'qué me pongo para la oficina, quiero la falda lápiz',
      'la falda esa me la cambias por los vaqueros rectos?',
    ]);
    expect(namesOf(turn?.outfits[0])).toContain('Vaqueros rectos');
    expect(namesOf(turn?.outfits[0])).not.toContain('Falda lápiz negra');
  });

  it('stays within the sort that was asked for', async () => {
    const turns = await talk([
      'qué me pongo con la falda lápiz para ir al teatro',
      'mejor otra falda, pero no la lápiz',
    ]);
    expect(namesOf(turns[1]?.outfits[0]).join()).toMatch(/Falda plisada/);
  });

  it('of all for another day repeats none of it', async () => {
    const [first, turn] = await talk([
      'ceno el viernes con los suegros',
      'y el domingo otra vez con ellos, sin repetir nada',
    ]);
    for (const outfit of turn?.outfits ?? [])
      expect(outfit.filter((id) => first?.outfits[0]?.includes(id))).toEqual([]);
    expect(turn?.outfits).not.toHaveLength(0);
  });
});

describe('a coat that is supposed away', () => {
  it('leaves the look, and no account is spoken of', async () => {
    const [, turn] = await talk(['qué me pongo para la oficina', '¿y si me quito el abrigo queda bien?']);
    expect(turn?.text).not.toMatch(/cuenta/i);
    expect(namesOf(turn?.outfits[0]).join()).not.toMatch(/Abrigo/);
  });
});

describe('two looks that were shown', () => {
  it('are chosen between', async () => {
    const turns = await talk([
      'qué me pongo para una cita',
      'cambia los zapatos',
      '¿con cuál de los dos te quedas?',
    ]);
    expect(turns[2]?.text).not.toMatch(/prendas exactas|qué prendas/i);
    expect(turns[2]?.garmentIds.length).toBeGreaterThan(2);
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
