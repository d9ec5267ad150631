import { describe, expect, it } from 'vitest';
import type { Act } from '#advisor/tools/act.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { store } from './store.ts';
import { talkTo } from './talk.ts';

const unworn = (one: Garment): Garment => ({ ...one, timesWorn: 0, lastWornDaysAgo: null });
const wardrobe = panelWardrobes['office-woman'].garments.map(unworn);

async function actsOf(...messages: string[]) {
  const acts: Act[] = [];
  const act = async (one: Act) => {
    acts.push(one);
    return { done: true } as const;
  };
  const turns = await talkTo(messages, { wardrobe, store, act, plans: async () => [] });
  const named = (ids: readonly string[]) =>
    wardrobe.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).sort();
  const told = acts.flatMap((one): [string, ...string[]][] => {
    if (one.act === 'away') return [[one.absence?.place ?? 'back', ...named(one.garmentIds)]];
    return 'garmentIds' in one ? [[one.act, ...named(one.garmentIds)]] : [];
  });
  return { told, last: turns.at(-1)?.text ?? '' };
}

describe('a message with several acts', () => {
  it.each([
    [
      'anótame que hoy usé el vestido de flores con las sandalias planas, y que el cárdigan gris se lo presté a mi hermana Lore',
      [
        ['wear-garments', 'Sandalias planas camel', 'Vestido de flores'],
        ['mi hermana Lore', 'Cárdigan gris'],
      ],
    ],
    [
      'le presté el trench a mi cuñada Rosa y hoy llevo puestos los vaqueros rectos',
      [
        ['mi cuñada Rosa', 'Trench beige'],
        ['wear-garments', 'Vaqueros rectos'],
      ],
    ],
    [
      'apunta que he vendido el vestido de flores y que la blusa de seda está en la modista',
      [
        ['depart', 'Vestido de flores'],
        ['la modista', 'Blusa de seda cruda'],
      ],
    ],
    [
      'le presté la falda lápiz a mi cuñada y la blusa de seda a Lore',
      [
        ['mi cuñada', 'Falda lápiz negra'],
        ['Lore', 'Blusa de seda cruda'],
      ],
    ],
    ['regalé las bailarinas negras a mi sobrina, ¿con qué las sustituyo?', [['depart', 'Bailarinas negras']]],
    ['he vendido el blazer de lino, quítalo del armario', [['depart', 'Blazer de lino beige']]],
    [
      'he dado el abrigo camel a mi nuera, quítelo del armario por favor',
      [['depart', 'Abrigo camel de paño']],
    ],
    [
      'apunta que hoy he salido con las mallas y la camiseta técnica, y mete las mallas a lavar',
      [
        ['wear-garments', 'Camiseta técnica', 'Mallas de correr'],
        ['mark', 'Mallas de correr'],
      ],
    ],
    [
      '¿Cuándo llevé el vestido rojo? Y apunta que se lo he prestado a Clara',
      [['Clara', 'Vestido rojo de fiesta']],
    ],
  ] as const)('does each to its own garments: %s', async (message, expected) => {
    expect((await actsOf(message)).told).toEqual(expected);
  });

  it.each([
    'se me ha caído vino en la blusa de seda cruda, márcala como sucia. ¿cómo lo quito?',
    'se me ha caído vino en la blusa de seda cruda, ¿la puedes poner en sucio? y si sabes cómo sale dime',
    'ponme a lavar la blusa de seda cruda y dime cómo quito el vino',
  ])('does the mark and tells of the stain on that cloth: %s', async (message) => {
    const { told, last } = await actsOf(message);
    expect(told).toEqual([['mark', 'Blusa de seda cruda']]);
    expect(last).toMatch(/vino en seda|seda.*vino/i);
  });

  it('marks as clean what is washed, and puts nothing to the wash', async () => {
    const { last } = await actsOf(
      'he puesto lavadora con las mallas de correr y la camiseta técnica. Ponlas como limpias',
    );
    expect(last).not.toMatch(/en la colada/);
  });

  it.each([
    ['en vinted me han comprado el blazer de lino por 12 pavos, sácalo', 'Blazer de lino beige'],
    ['se vendió el vestido de flores', 'Vestido de flores'],
  ])('notes what was bought of the person: %s', async (message, name) => {
    expect((await actsOf(message)).told).toEqual([['depart', name]]);
  });

  it('notes a loan whose note is asked for, and hears no hunger in it', async () => {
    const { told, last } = await actsOf(
      'Le he dejado el vestido azul noche a mi hermana Pilar hasta el día 15, ¿lo anotas?',
    );
    expect(told).toEqual([['mi hermana Pilar', 'Vestido largo azul noche']]);
    expect(last).not.toMatch(/comida|médico/);
  });

  it('takes back what was returned, and not what comes on Monday', async () => {
    const { told } = await actsOf(
      'ya me devolvió la falda plisada, el vestido de flores me lo pasa el lunes',
    );
    expect(told).toEqual([['back', 'Falda plisada verde']]);
  });

  it('fills the shoes that it is asked for with such as go with the rest', async () => {
    const { last } = await actsOf(
      'Prográmame para el jueves el pantalón negro de vestir con la camisa blanca y la americana azul marino, tengo audiencia. Y dime qué zapatos.',
    );
    expect(last).toMatch(/salones|mocasines|bailarinas|botines/);
  });

  it('says nothing of seams where the wedding is off', async () => {
    const { last } = await actsOf(
      '¿Me borras lo que tenga apuntado para este fin de semana? Nos han suspendido la boda, una pena grande.',
    );
    expect(last).not.toMatch(/bajo|manga|cintura/);
  });

  it('asks for no look where it only says that it forgets', async () => {
    const { last } = await actsOf(
      'hoy me puse el pantalón negro de vestir con los mocasines apúntamelo por favor que luego se me olvida',
    );
    expect(last).not.toMatch(/guard|plan/);
  });

  it('does three that are announced, each its own way', async () => {
    const { last } = await actsOf(
      'Mirá, haceme tres cosas: la americana azul marino mandala como que está en la tintorería, los vaqueros rectos ponelos limpios y para mañana anotame la camisa celeste con el pantalón beige.',
    );
    expect(last).toMatch(/americana azul marino.*vaqueros rectos.*camisa celeste/);
    expect(last).not.toMatch(/colada: los vaqueros/);
  });

  it('saves a named outfit before it is liked', async () => {
    const { last } = await actsOf(
      'Guarda un look que se llame «Entrevista»: americana azul marino, camisa blanca, pantalón negro de vestir y mocasines. Y márcalo como favorito.',
    );
    expect(last).toMatch(/Entrevista.*Entrevista ya está entre tus favoritos/);
  });

  it('takes away what was given and not what was worn', async () => {
    const { told } = await actsOf(
      'anda borrando los shorts vaqueros que los doné. y las mallas las usé hoy pa correr, márcalas usadas',
    );
    expect(told[0]).toEqual(['depart', 'Shorts vaqueros']);
    expect(told.slice(1).every(([act]) => act !== 'depart')).toBe(true);
  });

  it('takes a sale for no good news', async () => {
    const { told } = await actsOf(
      'Le cuento que vendí el mono verde botella, total no me lo iba a poner nunca más. ¿Lo saca de mi ropa por favor?',
    );
    expect(told).toEqual([['depart', 'Mono verde botella']]);
  });

  it('takes a present for no sale', async () => {
    expect((await actsOf('me han comprado un abrigo por mi cumple')).told).toEqual([]);
  });

  it('answers the question before the act', async () => {
    const { last } = await actsOf('¿Cuántas faldas tengo? Y marca el trench como favorito');
    expect(last).toMatch(/falda plisada.*trench/);
  });
});

describe('a loan', () => {
  it.each([
    ['la falda plisada la tiene mi prima Ana, anótalo', 'mi prima Ana', 'Falda plisada verde'],
    ['mi hermana se llevó prestada la blusa de seda', 'mi hermana', 'Blusa de seda cruda'],
    ['le e dejado a mi prima el mono verde para el finde, apúntalo', 'mi prima', 'Mono verde botella'],
    ['el trench se lo ha quedado mi vecina', 'mi vecina', 'Trench beige'],
    ['apunta q el trench lo tiene mi hermano, se llama jorge', 'Jorge', 'Trench beige'],
  ])('is heard of who has the piece: %s', async (message, place, name) => {
    expect((await actsOf(message)).told).toEqual([[place, name]]);
  });

  it.each([
    ['uy no, la que se la llevó fue Vane, no Marta', 'Vane'],
    ['perdón, a Marta no, a mi prima Lucía', 'mi prima Lucía'],
  ])('is corrected of its holder: %s', async (message, place) => {
    const { told } = await actsOf('le presté el trench a Marta', message);
    expect(told).toEqual([
      ['Marta', 'Trench beige'],
      [place, 'Trench beige'],
    ]);
  });

  it.each([
    '¿He prestado algo que no me hayan devuelto? Me falta la bufanda.',
    'mi hermana tiene la misma falda plisada, ¿la combino igual?',
    '¿le dejo la blusa de seda a mi hermana?',
  ])('is not noted where it is only asked: %s', async (message) => {
    expect((await actsOf(message)).told).toEqual([]);
  });
});

it('an outfit that is named in quotes keeps the name', async () => {
  const { last } = await actsOf(
    'Guárdame este conjunto como «cena de empresa»: mono verde botella, americana negra, salones nude y clutch dorado.',
  );
  expect(last).toMatch(/cena de empresa/);
});
