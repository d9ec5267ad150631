import { describe, expect, it } from 'vitest';
import type { Act } from '#advisor/tools/act.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { store } from './store.ts';
import { talkTo } from './talk.ts';

const unworn = (one: Garment): Garment => ({ ...one, timesWorn: 0, lastWornDaysAgo: null });
const wardrobes = {
  woman: panelWardrobes['office-woman'].garments.map(unworn),
  man: panelWardrobes.man.garments.map(unworn),
};

async function talk(whose: keyof typeof wardrobes, ...messages: string[]) {
  const wardrobe = wardrobes[whose];
  const acts: Act[] = [];
  const act = async (one: Act) => {
    acts.push(one);
    return { done: true } as const;
  };
  const turns = await talkTo(messages, { wardrobe, store, act });
  const named = (ids: readonly string[]) =>
    wardrobe.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).sort();
  const marks = acts.flatMap((one) =>
    one.act === 'mark' ? [[one.inLaundry ?? one.favourite, named(one.garmentIds)]] : [],
  );
  return { acts, marks, last: turns.at(-1)?.text ?? '' };
}

describe('a mark of the wash', () => {
  it('is of the shirts that are meant, and leaves what is still dirty', async () => {
    const { marks } = await talk(
      'man',
      'Marca como lavadas las dos camisas, la blanca y la oxford, y la de gimnasio también. Los vaqueros oscuros siguen sucios.',
    );
    expect(marks).toEqual([
      [false, ['Camisa blanca de vestir', 'Camisa oxford celeste', 'Camiseta de gimnasio']],
      [true, ['Vaqueros oscuros']],
    ]);
  });

  it.each([
    ['ya lavé la blusa negra y la camisa celeste, pero los pantalones grises todavía no'],
    ['la blusa negra y la camisa celeste ya están limpias, los pantalones grises siguen sucios'],
  ])('is told of each: %s', async (message) => {
    const { marks } = await talk('woman', message);
    expect(marks).toEqual([
      [false, ['Blusa negra de gasa', 'Camisa celeste de rayas']],
      [true, ['Pantalón de pinzas gris']],
    ]);
  });

  it('stays a mark of what is dirty', async () => {
    const { marks } = await talk('woman', 'mete en la lavadora el vestido rojo y el negro');
    expect(marks).toEqual([[true, ['Vestido negro midi', 'Vestido rojo de fiesta']]]);
  });
});

describe('a piece that was lent', () => {
  it.each([
    ['le dejé a mi hermano la cazadora vaquera y la parka verde', ['Cazadora vaquera', 'Parka verde']],
    ['le he dejado la parka verde a mi vecina', ['Parka verde']],
  ])('is lent: %s', async (message, names) => {
    const { acts } = await talk('man', message);
    const ids = wardrobes.man.flatMap(({ id, name }) => (names.includes(name) ? [id] : []));
    expect(acts).toMatchObject([{ act: 'away', absence: { why: 'lent' } }]);
    expect(acts.flatMap((one) => (one.act === 'away' ? one.garmentIds : [])).sort()).toEqual(ids.sort());
  });

  it('is not one that was stained', async () => {
    expect((await talk('woman', 'le dejé una mancha a la blusa de seda')).acts).toEqual([]);
  });
});

describe('a part of the last change', () => {
  it('is taken back alone, and its mishap is answered', async () => {
    const { marks, last } = await talk(
      'woman',
      'Pon como favoritos el trench y el pañuelo de lunares',
      'Deshaz lo del pañuelo, que ayer le cayó lejía',
    );
    expect(marks.at(-1)).toEqual([false, ['Pañuelo de seda de lunares']]);
    expect(last).toMatch(/trench beige/);
    expect(last).toMatch(/color/);
  });

  it('leaves the other piece worn', async () => {
    const { acts } = await talk(
      'man',
      'hoy me puse los chinos beige y el polo burdeos',
      'deshaz lo del polo, me equivoqué',
    );
    expect(acts.map((one) => one.act)).toEqual(['wear-garments', 'undo', 'wear-garments']);
  });
});

describe('a departure that was noted by mistake', () => {
  it('is undone', async () => {
    const { acts } = await talk(
      'woman',
      'vendí el abrigo camel por 50 euros',
      'ay no, me equivoqué, no lo vendí',
    );
    expect(acts.map((one) => one.act)).toEqual(['depart', 'undo']);
  });

  it.each([
    ['marqué sin querer como vendida la cazadora de ante, no la he vendido'],
    ['anoté por error que regalé la cazadora de ante'],
  ])('sells nothing: %s', async (message) => {
    const { acts, last } = await talk('man', message);
    expect(acts).toEqual([]);
    expect(last).toMatch(/cazadora de ante/);
  });

  it('takes no other piece for one that is not owned', async () => {
    expect((await talk('man', 'regalé la chaqueta roja')).acts).toEqual([]);
  });
});

describe('an outfit with a name of its own', () => {
  it('keeps it on its day', async () => {
    const { acts } = await talk(
      'man',
      'guarda los chinos beige con la camisa oxford y los náuticos, llámalo Domingo en el puerto',
      'apúntalo para el domingo',
    );
    const [kept, planned] = acts;
    expect(kept).toMatchObject({ act: 'keep', outfits: [{ outfit: { name: 'Domingo en el puerto' } }] });
    expect(planned).toMatchObject({ act: 'plan', plans: [{ outfit: { name: 'Domingo en el puerto' } }] });
  });

  it('takes no further request into its name', async () => {
    const { acts } = await talk(
      'woman',
      'guarda la blusa burdeos con la falda lápiz y los salones negros y ponle de nombre Boda de Inés, y apúntalo para el sábado',
    );
    expect(acts).toMatchObject([{ act: 'plan', plans: [{ outfit: { name: 'Boda de Inés' } }] }]);
  });
});

describe('several acts of one message', () => {
  it('sell one piece and give the other', async () => {
    const { acts } = await talk(
      'man',
      'marca la camisa negra como vendida por 20 euros y el polo burdeos como donado',
    );
    expect(acts).toMatchObject([
      { act: 'depart', departure: { how: 'sold', received: 20 } },
      { act: 'depart', departure: { how: 'donated' } },
    ]);
  });

  it('plan the suit and wash the shirt', async () => {
    const { acts, marks } = await talk(
      'man',
      'apúntame el terno gris para el martes y la camisa blanca a lavar',
    );
    expect(acts.map((one) => one.act)).toEqual(['plan', 'mark']);
    expect(marks).toEqual([[true, ['Camisa blanca de vestir']]]);
  });

  it('wear each on its day', async () => {
    const { acts } = await talk(
      'woman',
      'hoy llevé el vestido de flores con las bailarinas, y ayer los vaqueros negros con la camisa vaquera',
    );
    expect(acts).toMatchObject([{ date: '2026-11-21' }, { date: '2026-11-20' }]);
  });
});

describe('a question beside an act', () => {
  it('counts the wear that was just noted', async () => {
    const { last } = await talk(
      'woman',
      'Hoy he llevado el jersey camel y los mocasines. Anótelo, y dígame cuántas veces me he puesto ya el jersey.',
    );
    expect(last).toMatch(/1 uso.*jersey camel de cachemir/);
    expect(last).not.toMatch(/¿Cuál/);
  });
});
