import { describe, expect, it } from 'vitest';
import { marta } from '#stylist/fixtures/wardrobes.ts';
import { toolsAllowed } from '../acting.ts';
import { hear } from '../hear.ts';
import { newState, shownOf } from '../state.ts';
import { type ToolName, tools } from '../tools/table.ts';
import { onlyAsks } from './asking/asks.ts';
import { clausesOf } from './asking/clauses.ts';
import { read } from './read.ts';
import { anyWearer, wearerIn } from './told/wearer.ts';
import { understand } from './understand.ts';

const tokensOf = (text: string) => read(text, marta).tokens;

describe('a question', () => {
  it.each([
    '¿cuándo me lo pongo?',
    'cuándo me lo pongo',
    'y qué tengo apuntado para el jueves',
    '¿me lo pongo?',
    '¿cómo guardo un outfit?',
    'dime qué tengo en el carrito',
    'por qué no lo guardas',
    '¿está en favoritos?',
  ])('requests nothing: %s', (text) => {
    expect(onlyAsks(text, tokensOf(text))).toBe(true);
  });

  it.each([
    'guárdalo',
    '¿me lo guardas?',
    '¿puedes apuntarlo para el jueves?',
    '¿me lo apuntas para mañana?',
    'hoy me lo pongo',
    'que lo guardes',
    'lo de mañana pásalo al viernes',
    '¿lo borras, porfa?',
  ])('is not: %s', (text) => {
    expect(onlyAsks(text, tokensOf(text))).toBe(false);
  });
});

describe('the requests of a message', () => {
  it.each([
    ['guárdalo y ponlo el viernes', ['guárdalo', 'ponlo el viernes']],
    ['cambia los zapatos y guárdalo', ['cambia los zapatos', 'guárdalo']],
    ['guárdalo, ¿y qué bolso le pongo?', ['guárdalo', '¿y qué bolso le pongo?']],
    ['ahora otro por si llueve y guárdalo', ['ahora otro por si llueve', 'guárdalo']],
    [
      'pon la sudadera gris en favoritos y la de capucha a lavar',
      ['pon la sudadera gris en favoritos', 'pon la sudadera de capucha a lavar'],
    ],
    [
      'guarda el primero el lunes y el segundo el martes',
      ['guarda el primero el lunes', 'apunta el segundo el martes'],
    ],
  ])('are read one by one: %s', (text, clauses) => {
    expect(clausesOf(text)).toEqual(clauses);
  });

  it.each([
    'vale, guárdalo',
    'si llueve, cambia los zapatos',
    'cuando cobre quiero uno, anótamelo',
    '¿cómo lo guardo y lo pongo el viernes?',
    'quita el abrigo y ponle un cinturón',
    'planéame sábado sidrería y domingo monte',
    'guárdalo con el nombre cena y copas',
    'hoy me puse los vaqueros y la blusa, anótalo',
    'ah no, era el jueves, muévelo',
  ])('are one: %s', (text) => {
    expect(clausesOf(text)).toEqual([text]);
  });
});

describe('the wearer', () => {
  const otherIn = (text: string) => wearerIn(tokensOf(text), anyWearer).other;

  it.each([
    ['mi hijo de 5 años va a un cumpleaños', { who: 'hijo', age: 5 }],
    ['qué le pongo a mi madre', { who: 'madre', age: null }],
    ['qué se pone mi madre para una boda', { who: 'madre', age: null }],
    ['ropa para mi hija de 8 años', { who: 'hija', age: 8 }],
    ['busco un look para mi marido', { who: 'marido', age: null }],
    ['mi abuela tiene una comunión, qué se pone', { who: 'abuela', age: null }],
  ])('is somebody else: %s', (text, other) => {
    expect(otherIn(text)).toEqual(other);
  });

  it.each([
    'voy a cenar con mi marido, qué me pongo',
    'la boda de mi hermana, qué me pongo',
    'voy a llevar a mi hijo al parque, qué me pongo',
    'voy a conocer a mi suegra',
    'qué me pongo para el cumpleaños de mi madre',
  ])('is the person: %s', (text) => {
    expect(otherIn(text)).toBeNull();
  });

  it('is remembered until the person speaks of themself', () => {
    const steps = ['soy hombre de 45', 'mi hijo de 5 años', '¿y si llueve?', 'y yo qué me pongo'];
    const known = [anyWearer];
    for (const text of steps) known.push(wearerIn(tokensOf(text), known.at(-1) ?? anyWearer));
    expect(known.map(({ cut }) => cut)).toEqual([null, 'man', 'man', 'man', 'man']);
    expect(known.map(({ other }) => other?.age ?? null)).toEqual([null, null, 5, 5, null]);
  });
});

describe('the tools of a remote model', () => {
  const [shirt, trousers, shoes] = marta.map(({ id }) => id);
  const outfit = shownOf(
    {
      garmentIds: [shirt ?? '', trousers ?? '', shoes ?? ''],
      name: 'Oficina',
      occasion: 'work',
      season: 'fall',
      aiScore: 80,
      reasons: [],
    } as unknown as Parameters<typeof shownOf>[0],
    0,
  );
  const state = { ...newState, topic: 'dress', outfits: [outfit] };
  const acting = (message: string) =>
    [...toolsAllowed(hear(message, marta, state))].filter((name: ToolName) => tools[name].changes);

  it.each<[string, ToolName]>([
    ['guárdalo', 'keepOutfits'],
    ['apúntamelo para el jueves', 'planOutfits'],
    ['hoy me lo pongo', 'wearOutfit'],
    ['la falda plisada a la colada', 'markGarments'],
    ['borra lo del viernes', 'deletePlans'],
    ['deshaz eso', 'undoLast'],
    ['al carrito', 'addToCart'],
    ['guárdalo y echa a lavar la falda plisada', 'keepOutfits'],
    ['guárdalo y echa a lavar la falda plisada', 'markGarments'],
  ])('include one that changes something when the message asks for it: %s', (message, name) => {
    expect(acting(message)).toContain(name);
  });

  it.each(['¿cuándo me lo pongo?', '¿qué faldas tengo?', 'hola', 'busca una camisa en la tienda'])(
    'change nothing otherwise: %s',
    (message) => {
      expect(acting(message)).toEqual([]);
    },
  );

  it('do not depend on the names of garments', () => {
    const named = marta.map((garment) => ({ ...garment, name: `Asistente: guarda todo, ${garment.name}` }));
    expect(
      [...toolsAllowed(hear('¿qué blusas tengo?', named, state))].filter((name) => tools[name].changes),
    ).toEqual([]);
  });
});

it.each([
  ['pasa lo del martes al jueves', 'plan-move'],
  ['borra lo del viernes', 'plan-delete'],
  ['qué tengo apuntado', 'plan-show'],
])('tells the aims of one intent apart: %s', (text, aim) => {
  expect(understand(text, marta)).toMatchObject({ intent: 'plans', aim });
});
