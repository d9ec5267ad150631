import { describe, expect, it } from 'vitest';
import type { Act } from '#advisor/tools/act.ts';
import { actOn, idOf, idsOf, man, woman } from './acting.ts';

const plansOf = (acts: readonly Act[]) =>
  acts.flatMap((act) =>
    act.act === 'plan' ? act.plans.map(({ date, outfit }) => [date, [...outfit.garmentIds].sort()]) : [],
  );
const awayOf = (acts: readonly Act[]) => acts.flatMap((act) => (act.act === 'away' ? [act] : []));

describe('clothes that a person dictates', () => {
  it('are filed as they are said, a shirt tied over a dress too', async () => {
    const { acts } = await actOn([
      'Agéndame para el 7 de diciembre, que es la noche de velitas, el vestido de flores con las sandalias planas y la camisa vaquera amarrada encima',
    ]);
    expect(plansOf(acts)).toEqual([
      ['2026-12-07', idsOf(['Vestido de flores', 'Sandalias planas camel', 'Camisa vaquera']).sort()],
    ]);
  });

  it('are asked about where two of them are not worn at once', async () => {
    const { acts, last } = await actOn(
      ['apúntame para el viernes los vaqueros oscuros con los chinos beige y la camisa blanca'],
      man,
    );
    expect(acts).toEqual([]);
    expect(last?.text).toMatch(/los vaqueros oscuros y los chinos beige/);
  });

  it('stand apart from what the same message washes', async () => {
    const { acts } = await actOn(
      [
        'ya lavé la camisa blanca y los chinos beige, ponelos como limpios. Y dejame apuntado para el lunes la celeste con los chinos azules y los mocasines',
      ],
      man.map((one) => ({ ...one, inLaundry: /blanca de vestir|Chinos beige/.test(one.name) })),
    );
    expect(acts.map(({ act }) => act)).toEqual(['mark', 'plan']);
    expect(acts[0]).toMatchObject({ inLaundry: false });
  });

  it('come again on every day that is told', async () => {
    const { acts } = await actOn(['apúntame todos los lunes el vestido negro midi con los botines negros']);
    const dates = plansOf(acts).map(([date]) => date);
    expect(dates).toHaveLength(4);
    expect(new Set(dates.map((date) => new Date(String(date)).getUTCDay()))).toEqual(new Set([1]));
  });
});

describe('what is to be deleted', () => {
  const gone = (acts: readonly Act[]) => acts.flatMap((act) => (act.act === 'depart' ? [act] : []));

  it.each([
    ['elimina la falda plisada verde', ['Falda plisada verde']],
    ['borra el trench de mi armario porfa', ['Trench beige']],
    ['quítame la camiseta marinera, que la tiré', ['Camiseta marinera']],
    [
      'el vestido de flores se me ha encogido, lo paso a mi sobrina Alba, sácalo del armario',
      ['Vestido de flores'],
    ],
    [
      'tira los botines negros y la bufanda gris, que están rotos',
      ['Botines negros de tacón', 'Bufanda gris'],
    ],
  ])('leaves where it is a few pieces: %s', async (message, names) => {
    const { acts } = await actOn([message]);
    expect(gone(acts).map(({ garmentIds }) => [...garmentIds].sort())).toEqual([idsOf(names).sort()]);
  });

  it('comes back when it is taken back', async () => {
    const { acts } = await actOn(['borra el trench de mi armario porfa', 'uy no, devuélvelo']);
    expect(acts.map(({ act }) => act)).toEqual(['depart', 'undo']);
  });

  it.each([
    'borra todos mis vestidos',
    '¿puedes borrar la blusa de gasa?',
    'cómo borro la falda verde?',
    'quita la falda verde de la maleta',
  ])('stays where all of a kind, or only a question, is meant: %s', async (message) => {
    const { acts, last } = await actOn([message]);
    expect(gone(acts)).toEqual([]);
    expect(last?.text).not.toMatch(/016/);
  });
});

describe('wears of several days', () => {
  it('are noted on each', async () => {
    const { acts } = await actOn(['me puse el vestido de flores el lunes y el martes, apúntalo']);
    expect(acts.map((act) => (act.act === 'wear-garments' ? act.date : act.act))).toEqual([
      '2026-11-16',
      '2026-11-17',
    ]);
  });
});

describe('a loan that was noted', () => {
  it('is added to with the holder that is named then', async () => {
    const { acts } = await actOn([
      'El cárdigan gris se lo dejé a Nuria y el bolso shopper a mi prima Lola, apúntalo',
      'y la bufanda también a Nuria',
    ]);
    expect(awayOf(acts).map(({ absence }) => absence?.place)).toEqual(['Nuria', 'mi prima Lola', 'Nuria']);
  });

  const lent = 'apunta que le presté la cazadora vaquera y la sudadera gris a mi hermano Nico';

  it('takes another piece in place of the one named first', async () => {
    const { acts } = await actOn([lent, 'al final la sudadera no, se lleva la parka. Cámbialo'], man);
    const [, , back, again] = awayOf(acts);
    expect(back).toMatchObject({ garmentIds: idsOf(['Sudadera gris con capucha'], man), absence: null });
    expect(again).toMatchObject({ garmentIds: idsOf(['Parka verde'], man), absence: { why: 'lent' } });
  });

  it('gets the day on which it comes back', async () => {
    const { acts } = await actOn(
      ['apunta que le presté la parka verde a Nico', 'y pon que me la tiene que devolver el lunes'],
      man,
    );
    const [, dated] = awayOf(acts);
    expect(dated?.garmentIds).toEqual([idOf('Parka verde', man)]);
    expect(dated?.absence?.until).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('is noted of what is clear, and the rest is asked about', async () => {
    const { acts, last } = await actOn(['le presté a Lucía el vestido de flores y los salones']);
    expect(awayOf(acts).flatMap(({ garmentIds }) => [...garmentIds])).toEqual([idOf('Vestido de flores')]);
    expect(last?.text).toMatch(/los salones negros y los salones nude/);
  });
});

describe('a question of state', () => {
  it.each([
    'no encuentro el trench por ningún lado, lo tengo prestado o en el tinte o qué',
    '¿el trench lo tengo prestado o está en la modista?',
  ])('changes nothing: %s', async (message) => {
    const { acts, last } = await actOn([message]);
    expect(acts).toEqual([]);
    expect(last?.text).toMatch(/trench beige/);
  });
});

describe('a name for an outfit', () => {
  it.each([
    ['y guárdamelo con el nombre velitas, pa repetirlo en las novenas', 'velitas'],
    ['guárdamelo como conjunto y ponle viernes de oficina', 'viernes de oficina'],
  ])('is only the name: %s', async (message, name) => {
    const { acts } = await actOn(['ponme algo para la oficina', message], woman);
    expect(acts).toMatchObject([{ act: 'keep', outfits: [{ outfit: { name } }] }]);
  });
});
