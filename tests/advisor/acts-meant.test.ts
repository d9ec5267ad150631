import { describe, expect, it } from 'vitest';
import { actOn, idOf, idsOf } from './acting.ts';

const office = 'qué me pongo para la oficina';

describe('an act that was meant otherwise', () => {
  const wear = (names: readonly string[], date: string) => ({
    act: 'wear-garments',
    garmentIds: idsOf(names),
    date,
  });

  it.each([
    [['hoy me puse el vestido negro midi', 'perdón, era ayer'], wear(['Vestido negro midi'], '2026-11-20')],
    [
      ['ayer llevé el abrigo camel y los mocasines', 'los mocasines no, los salones nude'],
      wear(['Abrigo camel de paño', 'Salones nude'], '2026-11-20'),
    ],
    [
      ['pon a lavar la blusa burdeos', 'perdón, la de seda'],
      { act: 'mark', garmentIds: idsOf(['Blusa de seda cruda']), inLaundry: true },
    ],
  ])('is taken back and made anew: %s', async (messages, expected) => {
    const { acts } = await actOn(messages);
    expect(acts.slice(-2)).toEqual([{ act: 'undo' }, expected]);
  });

  it('keeps what was only saved', async () => {
    const { acts } = await actOn([office, 'guárdalo como "curro 1"', 'ah y es el jueves, ponlo']);
    expect(acts.map(({ act }) => act)).toEqual(['keep', 'plan']);
    expect(acts[0]).toMatchObject({ outfits: [{ outfit: { name: 'curro 1' } }] });
  });
});

describe('a list that was told', () => {
  it('is what an act counts on', async () => {
    const { acts } = await actOn([
      'qué vestidos tengo',
      'la segunda me la puse el martes',
      'y el último a lavar',
      'la primera la vendí, quítala',
    ]);
    const [worn, washed, sold] = acts;
    expect(worn).toMatchObject({ garmentIds: idsOf(['Vestido rojo de fiesta']), date: '2026-11-17' });
    expect(washed).toMatchObject({ garmentIds: idsOf(['Vestido blanco de lino']) });
    expect(sold).toMatchObject({ act: 'depart', garmentIds: idsOf(['Vestido negro midi']) });
  });

  it('loses one piece to a refusal, and none that is only described by sale', async () => {
    const { turns, acts } = await actOn(['qué cinturones tengo', 'y el de hebilla grande lo regalé']);
    expect(acts).toEqual([]);
    expect(turns[1]?.text).toMatch(/prenda/);
    const { last } = await actOn(['qué vestidos tengo', 'el primero no me lo propongas más']);
    expect(last?.garmentIds).toEqual([idOf('Vestido negro midi')]);
  });

  it('gives its first to a mark of one', async () => {
    const { acts } = await actOn(['cuál es la prenda que más uso', 'pues ponle estrella']);
    expect(acts).toHaveLength(1);
    expect(acts[0]).toMatchObject({ act: 'mark', favourite: true });
    expect(acts[0]?.act === 'mark' && acts[0].garmentIds).toHaveLength(1);
  });
});

describe('the calendar', () => {
  it.each([
    ['el lunes la falda lápiz con la blusa burdeos', '2026-11-23'],
    ['recuérdame que el jueves me ponga la blusa burdeos', '2026-11-26'],
  ])('takes a plan without a verb of filing: %s', async (message, date) => {
    const { acts } = await actOn([message]);
    expect(acts).toMatchObject([{ act: 'plan', plans: [{ date }] }]);
  });

  it('takes the garment told last', async () => {
    const { acts } = await actOn([
      'ya recogí de la tintorería el vestido rojo',
      'entonces ese para el viernes',
    ]);
    expect(acts[1]).toMatchObject({ act: 'plan', plans: [{ date: '2026-11-27' }] });
    expect(acts[1]?.act === 'plan' && acts[1].plans[0]?.outfit.garmentIds).toContain(
      idOf('Vestido rojo de fiesta'),
    );
  });

  it.each([
    [['guárdalo y ponmelo el lunes', 'mejor martes, el lunes teletrabajo'], '2026-11-24'],
    [['apúntalo para el lunes', 'al final es el domingo'], '2026-11-22'],
    [['apúntalo para el viernes', 'Me pasaron la reunión al lunes. Muévelo.'], '2026-11-30'],
    [['apúntalo para el viernes', 'la han aplazado al martes, pásalo'], '2026-12-01'],
    [['apúntalo para el viernes', 'mejor el miércoles'], '2026-11-25'],
  ])('moves to the day that is meant: %s', async (messages, date) => {
    const { acts } = await actOn([office, ...messages]);
    expect(acts.at(-1)).toMatchObject({ act: 'move-plans', moves: [{ date }] });
  });

  it('plans the look on the table for the day that it moves to', async () => {
    const { acts } = await actOn([office, 'mejor al otro día, la reunión es el domingo']);
    expect(acts).toMatchObject([{ act: 'plan', plans: [{ date: '2026-11-22' }] }]);
  });

  it('exchanges two days', async () => {
    const { acts } = await actOn(['hazme la semana de la oficina', 'cambia el martes con el jueves']);
    expect(acts.at(-1)).toMatchObject({ act: 'move-plans', moves: [{}, {}] });
  });
});

describe('a mark', () => {
  it.each([
    [['ya salió de la tintorería el abrigo camel']],
    [['manda a lavar la americana negra', 'la americana la planché anoche, quítala de ahí']],
  ])('is taken off where the model is sure: %s', async (messages) => {
    const { acts } = await actOn(messages);
    expect(acts.at(-1)).toMatchObject({ act: 'mark', inLaundry: false });
  });

  it('notes a wear of the look on the table', async () => {
    const { acts } = await actOn([office, 'sí, márcalo, ya lo llevo puesto']);
    expect(acts.map(({ act }) => act)).toEqual(['wear']);
  });

  it('asks for the day that was not told', async () => {
    const { acts, last } = await actOn(['el vestido negro midi me lo puse la semana pasada']);
    expect(acts).toEqual([]);
    expect(last?.text).toMatch(/qué día/i);
  });
});
