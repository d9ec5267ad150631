import { describe, expect, it } from 'vitest';
import { measure } from '#advisor/handlers/opinions/measure.ts';
import { understand } from '#advisor/understand/understand.ts';
import { colourOf } from '#stylist/colour/spelled.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { talkTo } from './talk.ts';

const wardrobe = panelWardrobes['office-woman'].garments;
const talk = (messages: readonly string[]) => talkTo(messages, { wardrobe });
const garment = (id: string) => wardrobe.find((one) => one.id === id) as Garment;
const isShoe = (id: string) => garment(id).category === 'shoes';
const sorted = (ids: readonly string[] | undefined) => [...(ids ?? [])].sort();
const office = 'qué me pongo para la oficina';

describe('a follow-up about one piece', () => {
  it.each(['cambia los zapatos', 'otros zapatos', 'esos zapatos no, otros', 'con otros zapatos'])(
    'changes that piece only, and names both: %s',
    async (message) => {
      const [first, second] = await talk([office, message]);
      const before = first?.outfits[0] ?? [];
      const after = second?.outfits[0] ?? [];
      expect(sorted(after.filter((id) => !isShoe(id)))).toEqual(sorted(before.filter((id) => !isShoe(id))));
      const [left = '', came = ''] = [before.find(isShoe), after.find(isShoe)];
      expect(came).not.toBe(left);
      for (const id of [left, came])
        expect(second?.text.toLowerCase()).toContain(garment(id).name.toLowerCase());
    },
  );

  it.each(['¿y los zapatos?', 'y qué zapatos', '¿zapatos?', 'y los zapatos de qué color'])(
    'names the piece and leaves the look alone: %s',
    async (message) => {
      const [first, second] = await talk([office, message]);
      const shoe = first?.outfits[0]?.find(isShoe) ?? '';
      expect(second?.outfits).toEqual([]);
      expect(second?.text.toLowerCase()).toContain(garment(shoe).name.toLowerCase());
    },
  );

  it('explains the piece that is asked about', async () => {
    const [first, second] = await talk([office, '¿por qué esos zapatos?']);
    const shoe = first?.outfits[0]?.find(isShoe) ?? '';
    expect(second?.outfits).toEqual([]);
    expect(second?.text.toLowerCase()).toContain(garment(shoe).name.toLowerCase());
  });

  it('puts in the piece that is wanted, and advises where none is owned', async () => {
    const [first, boots, rings] = await talk([office, 'mejor con botas', 'y los pendientes']);
    const before = first?.outfits[0] ?? [];
    const after = boots?.outfits[0] ?? [];
    expect(after.map(garment).some(({ kind }) => kind === 'boots')).toBe(true);
    expect(sorted(after.filter((id) => !isShoe(id)))).toEqual(sorted(before.filter((id) => !isShoe(id))));
    expect(rings?.outfits).toEqual([]);
    expect(rings?.text).toContain('«pendientes»');
  });

  it('leaves a look alone that has no such piece', async () => {
    const [, second] = await talk([office, 'sin gorra']);
    expect(second?.outfits).toEqual([]);
    expect(second?.text).toContain('«gorra»');
  });
});

describe('an entry that was just told', () => {
  it.each([
    ['cómo quito la mostaza', '¿y en serio sale?'],
    ['¿las sudaderas cada cuánto se lavan?', 'vale y cuántas veces me pongo la sudadera antes de lavarla?'],
  ])('is not told again, honestly: %s, %s', async (question, next) => {
    const [first, second] = await talk([question, next]);
    expect(second?.text).not.toContain(first?.text ?? '');
    expect(second?.text).toMatch(/no lo sé|Hasta ahí llega/);
  });

  it('tells the part of it that is asked for', async () => {
    const [, second] = await talk(['¿cada cuánto lavo unos pantalones de pana?', '¿y a cuántos grados?']);
    expect(second?.text).toBe('Del revés, a 30 grados, en programa suave y poco centrifugado.');
  });
});

it.each([
  ['M es 38, 40 o 42?', /M 38 a 40/],
  ['¿y él puede ir con traje normal si es etiqueta rigurosa?', /esmoquin/],
  ['¿de qué color va el vestido con mantilla?', /mantilla negra/],
  ['¿blanca o celeste con raya diplomática?', /Blanca para lo serio/],
  ['¿qué se lleva este invierno?', /pasarelas|temporada|tendencia/i],
])('answers a plain question by its entry: %s', async (question, answer) => {
  const [told] = await talk([question]);
  expect(told?.text).toMatch(answer);
});

describe('the table of a conversation', () => {
  it('counts from the first look shown, after single ones', async () => {
    const [first, , , chosen] = await talk([office, 'otro', 'otro', 'el primero']);
    expect(sorted(chosen?.garmentIds)).toEqual(sorted(first?.outfits[0]));
    const [again, , , second] = await talk([office, 'otro', 'otro', 'me quedo con el segundo']);
    expect(sorted(second?.garmentIds)).toEqual(sorted(again?.outfits[1]));
  });

  it('keeps the look before the last change', async () => {
    const [first, , back] = await talk([office, 'cambia los zapatos', 'el de antes era mejor']);
    expect(sorted(back?.outfits[0])).toEqual(sorted(first?.outfits[0]));
  });

  it('edits an earlier look by its number', async () => {
    const [first, , edited] = await talk([office, 'otro', 'la segunda pero con otros zapatos']);
    const before = first?.outfits[1] ?? [];
    const after = edited?.outfits[0] ?? [];
    expect(sorted(after.filter((id) => !isShoe(id)))).toEqual(sorted(before.filter((id) => !isShoe(id))));
  });

  it('keeps the main pieces when the weather changes', async () => {
    const [first, colder] = await talk([office, '¿y si refresca?']);
    const main = (ids: readonly string[]) =>
      ids.filter((id) => ['tops', 'bottoms', 'dresses', 'shoes'].includes(garment(id).category));
    const kept = main(first?.outfits[0] ?? []).filter(
      (id) => !['cardigan', 'blazer'].includes(garment(id).kind),
    );
    for (const id of kept) expect(colder?.outfits[0]).toContain(id);
  });

  it('remembers a refused colour and an exclusion', async () => {
    const turns = await talk([office, 'sin negro', 'otro', 'otro']);
    for (const { outfits } of turns.slice(1))
      for (const id of outfits.flat()) expect(colourOf(garment(id))).not.toBe('negro');
    const boots = await talk([office, 'no quiero tacones', 'otro', 'otro', 'otro']);
    for (const { outfits } of boots.slice(1))
      for (const id of outfits.flat()) expect(garment(id).kind).not.toBe('heels');
  });

  it('asks one thing beside a look, where the plan is unknown', async () => {
    const [only] = await talk(['dame un look rollo kpop']);
    expect(only?.outfits.length).toBeGreaterThan(0);
    expect(only?.text).toMatch(/día a día/);
  });
});

describe('a move along an attribute', () => {
  const at = (axis: Parameters<typeof measure>[0], ids: readonly string[] | undefined) =>
    measure(axis, (ids ?? []).map(garment));
  const dinner = 'cena de empresa en un restaurante';

  it.each([
    ['más arreglado', 'dressiness', 1],
    ['menos formal', 'dressiness', -1],
    ['más atrevido', 'boldness', 1],
    ['¿y si hace 2 grados?', 'warmth', 1],
  ] as const)('lies on the side that is asked for: %s', async (message, axis, sign) => {
    const [first, second] = await talk([dinner, message]);
    expect(sign * (at(axis, second?.outfits[0]) - at(axis, first?.outfits[0]))).toBeGreaterThan(0);
  });

  it('lies between the last two when that was too much', async () => {
    const turns = await talk([dinner, 'más arreglado', 'te has pasado, un punto medio']);
    const [one = 0, other = 0, middle = 0] = turns.map(({ outfits }) => at('dressiness', outfits[0]));
    expect(middle).toBeGreaterThan(Math.min(one, other));
    expect(middle).toBeLessThan(Math.max(one, other));
  });

  it('never takes the coat off for the cold, nor the other layers for the rain', async () => {
    const [first, colder, rain] = await talk([office, 'hace -3 y viento', '¿y si llueve?']);
    expect(at('warmth', colder?.outfits[0])).toBeGreaterThan(at('warmth', first?.outfits[0]));
    const layers = (ids: readonly string[] = []) =>
      ids.filter((id) => ['blazer', 'cardigan', 'sweater'].includes(garment(id).kind));
    expect(layers(rain?.outfits[0])).toEqual(layers(colder?.outfits[0]));
  });
});

describe('an object without its noun', () => {
  const skirt = (ids: readonly string[] | undefined) => ids?.find((id) => garment(id).kind === 'skirt');

  it.each(['la otra falda', 'esa no, la negra'])('is the piece of that sort: %s', async (message) => {
    const [, second] = await talk(['cómo combino la falda plisada verde', message]);
    expect(garment(skirt(second?.outfits[0]) ?? '').name).toBe('Falda lápiz negra');
  });

  it('is taken from the other outfit', async () => {
    const [first, second] = await talk([
      'dame dos opciones para la oficina',
      'la primera con los zapatos de la segunda',
    ]);
    const [one = [], two = []] = first?.outfits ?? [];
    expect(sorted(second?.outfits[0])).toEqual(
      sorted([...one.filter((id) => !isShoe(id)), ...two.filter(isShoe)]),
    );
  });

  it('comes back when it is asked for again', async () => {
    const [, , third] = await talk([office, 'sin abrigo', 'mejor con abrigo']);
    expect((third?.outfits[0] ?? []).some((id) => garment(id).kind === 'coat')).toBe(true);
  });
});

describe('a look on the table', () => {
  const of = (name: 'man' | 'teenager') => panelWardrobes[name].garments;
  const namesOf = (owned: readonly Garment[], ids: readonly string[] | undefined) =>
    owned.filter(({ id }) => ids?.includes(id)).map(({ name }) => name);

  it.each([
    [['qué me pongo para la comida de empresa del viernes', '¿y la corbata?'], /^Corbata/],
    [['vísteme para una graduación con 27 grados', 'y corbata obligatoria dijeron'], /^Corbata/],
    [['qué me pongo para una boda de día', 'y el cinturón cuál va?'], /^Cinturón/],
  ])('gets what is due: %s', async (messages, piece) => {
    const owned = of('man');
    const turns = await talkTo(messages, { wardrobe: owned });
    expect(
      namesOf(owned, turns.at(-1)?.outfits[0])
        .join('|')
        .split('|')
        .some((name) => piece.test(name)),
    ).toBe(true);
    expect(namesOf(owned, turns.at(-1)?.outfits[0])).not.toContain('Pajarita negra');
  });

  it('has no shoes of sport instead of refused ones', async () => {
    const owned = of('man');
    const messages = [
      'asado en lo de mi suegro con 31 grados',
      'no me gustan esas zapatillas, poneme otra cosa en los pies',
    ];
    const turns = await talkTo(messages, { wardrobe: owned });
    expect(namesOf(owned, turns.at(-1)?.outfits[0])).not.toContain('Zapatillas de correr');
  });

  it('gets other shoes than those worn the day before', async () => {
    const [first, second] = await talk([
      'qué me pongo para un brunch, 24 grados',
      'me gusta, pero ayer ya usé esos zapatos',
    ]);
    const [before, after] = [first?.outfits[0]?.find(isShoe), second?.outfits[0]?.find(isShoe)];
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
  });

  it('gets trousers instead of a dress where skirts are refused', async () => {
    const owned = of('teenager');
    const turns = await talkTo(
      ['vísteme con el vestido negro para un cumpleaños', 'con falda no, que hace frío'],
      { wardrobe: owned },
    );
    const kinds = owned.filter(({ id }) => turns[1]?.outfits[0]?.includes(id)).map(({ kind }) => kind);
    expect(kinds).not.toContain('dress');
    expect(kinds.some((kind) => kind === 'pants' || kind === 'jeans')).toBe(true);
  });

  it('has nothing that shines where it is refused', async () => {
    const [first] = await talk(['vernissage esta noche, algo con carácter pero sin brillos']);
    for (const ids of first?.outfits ?? [])
      expect(ids.map((id) => garment(id).name).join()).not.toMatch(/lentejuelas|dorad/);
  });

  it.each(['¿y con tacones o voy mejor plana?', 'plana o con tacón?'])(
    'is told heels or flat: %s',
    async (message) => {
      const turns = await talk(['una comida de confirmación en la iglesia', message]);
      expect(turns[1]?.text).toMatch(/^(Mejor|Puesta a elegir)/);
    },
  );

  it.each(['vale y en el pelo qué', 'me hago coleta o pelo suelto?'])(
    'is told the hair: %s',
    async (message) => {
      expect((await talk([office, message]))[1]?.text).toMatch(/recogido/);
    },
  );
});

describe('a suitcase', () => {
  const trip = 'hazme la maleta para cuatro días en Roma en mayo, dos de trabajo';

  it('has fewer pieces when fewer are asked for, and names those that left', async () => {
    const [packed, fewer] = await talk([trip, 'es mucho, quita dos cosas']);
    expect(fewer?.garmentIds.length).toBe((packed?.garmentIds.length ?? 0) - 2);
    for (const id of packed?.garmentIds ?? [])
      if (!fewer?.garmentIds.includes(id))
        expect(fewer?.text.toLowerCase()).toContain(garment(id).name.toLowerCase());
  });

  it('keeps what it has when something is added', async () => {
    const [packed, more] = await talk([trip, 'mete algo elegante para una cena']);
    expect(more?.garmentIds).toEqual(expect.arrayContaining(packed?.garmentIds ?? []));
    expect(more?.outfits.length).toBe((packed?.outfits.length ?? 0) + 1);
  });
});

describe('a complaint', () => {
  const moodsOf = (text: string) =>
    understand(text, wardrobe, { hasOutfits: true, asked: null, topic: 'dress' }).slots.moods;

  it.each([
    ['demasiado soso', 'bold'],
    ['qué sosa', 'bold'],
    ['muy formal', 'relaxed'],
    ['demasiado atrevido', 'discreet'],
    ['demasiado abrigado', 'cool'],
    ['no quiero ir de oscuro', 'light'],
  ])('turns the other way: %s', (text, mood) => {
    expect(moodsOf(text)).toEqual([mood]);
  });

  it('is none when it is a wish', () => {
    expect(moodsOf('quiero algo muy formal')).toEqual(['elegant']);
  });

  it.each([
    ['mi hermana va de azul klein así que eso no', 'azul'],
    ['el fondo del escenario es azul marino', 'azul marino'],
    ['yo de negro no voy', 'negro'],
  ])('refuses a colour in the words of people: %s', (text, colour) => {
    const { slots } = understand(text, wardrobe);
    expect(slots.colours).toEqual([]);
    expect(slots.avoidedColours).toContain(colour);
  });
});

describe('what the learned aim decides of a follow-up', () => {
  const man = panelWardrobes.man.garments;

  it.each(['entonces el calzado no vale', 'esos zapatos tienen suela de goma, no giran'])(
    'the only piece that is named leaves: %s',
    async (message) => {
      const [first, second] = await talk(['qué me pongo para una cena con amigos', message]);
      const before = first?.outfits[0] ?? [];
      const after = second?.outfits[0] ?? [];
      expect(after.find(isShoe)).not.toBe(before.find(isShoe));
      expect(sorted(after.filter((id) => !isShoe(id)))).toEqual(sorted(before.filter((id) => !isShoe(id))));
    },
  );

  it('a garment that would be too warm does not come in', async () => {
    const [, second] = await talkTo(
      ['boda de tarde en Sevilla en junio, soy invitado', 'con chaleco me muero allí'],
      {
        wardrobe: man,
      },
    );
    expect(second?.outfits).toEqual([]);
  });

  it('more warmth adds a layer and leaves the rest', async () => {
    const [first, second] = await talk(['cena de empresa el viernes', 'el salón tiene el aire a tope']);
    const after = second?.outfits[0] ?? [];
    expect(after.length).toBeGreaterThan(first?.outfits[0]?.length ?? 0);
    for (const id of first?.outfits[0] ?? []) expect(after).toContain(id);
  });

  it('a place or a task that is named with a quality is no new plan', async () => {
    const [, second] = await talkTo(['cumpleaños infantil en un parque de bolas', 'que pueda correr'], {
      wardrobe: man,
    });
    expect(second?.text).not.toContain('salir a correr');
  });

  it('a finishing touch is an accessory', async () => {
    const [first, second] = await talk(['qué me pongo para una cena con amigos', 'y remato con qué']);
    expect(second?.outfits[0]).toHaveLength((first?.outfits[0]?.length ?? 0) + 1);
  });

  it('says that a dry day changes nothing', async () => {
    const [, second] = await talk([
      'tengo la comunión de mi sobrina el domingo a las doce y anuncian lluvia, qué me pongo',
      'y si al final sale el sol?',
    ]);
    expect(second?.text).toMatch(/^Sin lluvia/);
  });

  it('gives the reason against a piece that is missed', async () => {
    const [, second] = await talk(['qué me pongo para la oficina', '¿y por qué no sandalias?']);
    expect(second?.text).not.toContain('ya va sin');
  });
});

describe('a look around what was told', () => {
  it.each([
    ['cuantos vestidos largos tengo', 'ese mismo, arréglamelo para una vernissage'],
    ['tengo alguna falda plisada', 'pues con esa móntame algo para el viernes'],
  ])('%s, %s', async (question, message) => {
    const [first, second] = await talk([question, message]);
    const [told = ''] = first?.garmentIds ?? [];
    expect(told).not.toBe('');
    for (const outfit of second?.outfits ?? []) expect(outfit).toContain(told);
    expect(second?.outfits).not.toHaveLength(0);
  });

  it('keeps the judged pieces that no one exchanges', async () => {
    const [, second] = await talk([
      'blazer azul marino con pantalón negro, bien o mal',
      'vale cambia el pantalón entonces',
    ]);
    for (const outfit of second?.outfits ?? [])
      expect(outfit.map((id) => garment(id).name)).toContain('Americana azul marino');
    expect(second?.outfits).not.toHaveLength(0);
  });
});
