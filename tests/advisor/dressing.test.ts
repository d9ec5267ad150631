import { describe, expect, it } from 'vitest';
import { understand } from '#advisor/understand/understand.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { talkTo } from './talk.ts';

const woman = panelWardrobes['office-woman'].garments;
const man = panelWardrobes.man.garments;
const last = async (messages: readonly string[], wardrobe = woman) =>
  (await talkTo(messages, { wardrobe })).at(-1);
const slotsOf = (message: string, wardrobe = woman) => understand(message, wardrobe).slots;

describe('a garment that is ruled out', () => {
  it.each([
    ['para el cumple de mi cuñada, el mono verde ya me lo vieron, otra cosa', 'Mono verde botella'],
    ['el vestido rojo ya está muy visto, algo para la fiesta de la empresa', 'Vestido rojo de fiesta'],
    ['voy a la boda de mi prima y el vestido rojo lo llevé a otra, qué me pongo', 'Vestido rojo de fiesta'],
    ['ya no me abrocha ningún vaquero, qué me pongo para un brunch', 'Vaqueros rectos'],
    ['no me pongas tacones, voy a una boda', 'Salones negros'],
    ['hoy tengo fiesta y ando en bici así q nada de falda', 'Falda plisada verde'],
    ['tengo una boda, con tacón cero', 'Salones nude'],
    ['estoy embarazada de cinco meses y como con mis padres, qué me pongo', 'Vaqueros rectos'],
    ['voy a recoger castañas al monte, mucho barro y frío', 'Zapatillas blancas'],
    ['qué me pongo para cenar, el vestido negro no que lo llevé la última vez', 'Vestido negro midi'],
  ])('stays out of what is proposed: %s', async (message, id) => {
    const reply = await last([message]);
    expect(reply?.outfits.length).toBeGreaterThan(0);
    expect(reply?.outfits.flat()).not.toContain(id);
  });

  it('leaves the shoes in, where they are not to be changed', async () => {
    const reply = await last(['cañas por el día y discoteca por la noche, no quiero cambiarme de zapatos']);
    for (const ids of reply?.outfits ?? [])
      expect(woman.some(({ id, category }) => ids.includes(id) && category === 'shoes')).toBe(true);
  });
});

describe('the piece that is meant', () => {
  it.each([
    [['un look para el trabajo', 'la blusa burdeos, no la blanca'], 'Blusa burdeos con lazada'],
    [['un look para la oficina con falda', 'esa falda no, la otra'], 'Falda plisada verde'],
    [['un look para la oficina', 'cambia los zapatos por los mocasines burdeos'], 'Mocasines burdeos'],
  ])('comes in: %s', async (messages, id) => {
    expect((await last(messages))?.outfits[0]).toContain(id);
  });

  it('is the suit of that cloth, with its own trousers', async () => {
    const reply = await last(['ponme el traje de raya diplomática para la oficina'], man);
    expect(reply?.outfits[0]).toEqual(
      expect.arrayContaining(['Americana azul de raya diplomática', 'Pantalón de traje de raya diplomática']),
    );
  });

  it('does not change trousers for trousers', async () => {
    const reply = await last(['un look para la oficina con pantalón', 'cámbiame la falda por un pantalón']);
    expect(reply?.outfits).toEqual([]);
  });
});

describe('the weather', () => {
  it.each([
    ['dos bajo cero mañana', -2, null],
    ['mañana con escarcha', -1, null],
    ['está nevando', -1, true],
    ['unos 23 graditos', 23, null],
  ])('is read: %s', (message, temperatureC, rain) => {
    expect(slotsOf(message)).toMatchObject({ temperatureC, rain });
  });

  it.each(['está nevando y voy a la oficina', 'estamos a tres bajo cero y voy al cine'])(
    'asks for a warm coat: %s',
    async (message) => {
      for (const ids of (await last([message]))?.outfits ?? []) {
        const coats = woman.filter(({ id, kind }) => ids.includes(id) && slotsOfKind[kind][0] === 'outer');
        expect(coats.map((one) => traitsOf(one).clo >= 0.5)).toEqual([true]);
      }
    },
  );
});

it('asks for a coat where one goes out, and for trousers that bear snow', async () => {
  const wet = await last(['qué me pongo para trabajar en casa y salir a comprar, llueve']);
  for (const ids of wet?.outfits ?? [])
    expect(woman.some(({ id, kind }) => ids.includes(id) && slotsOfKind[kind][0] === 'outer')).toBe(true);
  const snow = await last(['qué me pongo para tirarnos en trineo en la nieve'], man);
  expect(snow?.outfits.flat()).toContain('Pantalón de montaña');
});

it.each([
  'estoy pendiente de que me llamen para una entrevista',
  'saco al perro y luego voy a misa',
  'una comida de cazadores en una finca',
  'voy a jugar tenis con mi cuñado',
  'no quiero que me vea hecha bolsa',
  'prendemos el alumbrado en el andén',
])('hears no garment in «%s»', (message) => {
  expect(slotsOf(message).garments).toEqual([]);
});

it('takes the dress of the bride for no wish', () => {
  const { garments, colours } = slotsOf('el vestido de la novia es blanco, soy invitada');
  expect(garments.map(({ stance }) => stance)).toEqual(['told']);
  expect(colours).toEqual([]);
});

it.each([
  ['ceno con mi ex marido y su nueva señora', null, 'la cena'],
  ['un look para ir a la feria de San Telmo', 'sightseeing', 'la feria'],
  ['voy a la feria de abril', 'feria', null],
  ['partida de dominó con los del club', null, 'la partida'],
  ['un concierto de Navidad en la catedral', 'classical-concert', null],
  ['algo sin mangas para una cena de verano', null, 'la cena'],
])('knows the plan of «%s»', (message, event, purpose) => {
  expect(slotsOf(message)).toMatchObject({ event, purpose });
});

describe('a reason for a change', () => {
  it.each([
    ['se me va a arrugar sentada dos horas', 'uncreased'],
    ['¿no habría algo que disimule la tripita?', 'loose'],
    ['dale más flow', 'bold'],
    ['no tan de fiesta', 'relaxed'],
    ['no quiero parecer un señor mayor', 'modern'],
  ])('is met: %s', (message, mood) => {
    expect(slotsOf(message).moods).toContain(mood);
  });

  it('warms the feet with boots, and names gloves that are not owned', async () => {
    const feet = await last(['un look para una cena', 'tengo frío en los pies']);
    expect(woman.some(({ id, kind }) => feet?.outfits[0]?.includes(id) && kind === 'boots')).toBe(true);
    const hands = await last(['un look para una cena', 'se me congelan las manos']);
    expect(hands?.text).toContain('guantes');
  });
});

it('leaves out what is of a refused cloth by its name', async () => {
  const teenager = panelWardrobes.teenager.garments;
  const end = await last(['un look para una fiesta, sin cuero'], teenager);
  expect(end?.outfits.flat()).not.toContain('Pantalón de cuero sintético');
});

it.each([
  ['un asado el domingo. Treinta grados', 30],
  ['a treinta y dos grados qué llevo', 32],
  ['salgo a correr, veintiocho grados', 28],
  ['hace tres grados, qué me pongo', 3],
])('reads the air of «%s»', (message, temperatureC) => {
  expect(slotsOf(message)).toMatchObject({ temperatureC });
});
