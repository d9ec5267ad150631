import { describe, expect, it } from 'vitest';
import { actOn, idOf, man, woman } from './acting.ts';
import { talkTo } from './talk.ts';

const wornIn = (acts: Awaited<ReturnType<typeof actOn>>['acts']) =>
  acts.flatMap((one) => (one.act === 'wear-garments' ? [[...one.garmentIds].sort()] : []));
const men = (...names: string[]) => names.map((name) => idOf(name, man)).sort();

describe('a piece that was meant otherwise', () => {
  it('takes the place of the one that was noted', async () => {
    const { acts, last } = await actOn(
      [
        'ayer usé la americana gris marengo con la camisa blanca y la corbata de lunares, anótelo',
        'Disculpe, la corbata era la azul marino. Corríjalo, por favor.',
      ],
      man,
    );
    expect(acts.map(({ act }) => act)).toEqual(['wear-garments', 'undo', 'wear-garments']);
    expect(wornIn(acts).at(-1)).toEqual(
      men('Americana gris marengo', 'Camisa blanca de vestir', 'Corbata azul marino'),
    );
    expect(last?.text).toContain('corbata de lunares');
  });

  it('is exchanged in all that the message did', async () => {
    const { acts } = await actOn(
      [
        'hoy he llevado la camisa de cuadros con los vaqueros lavados, y la camisa ya la he echado a lavar',
        'perdon los vaqueros eran los oscuros',
      ],
      man,
    );
    expect(acts.map(({ act }) => act)).toEqual(['wear-garments', 'mark', 'undo', 'wear-garments', 'mark']);
    expect(wornIn(acts).at(-1)).toEqual(men('Camisa de cuadros de franela', 'Vaqueros oscuros'));
  });

  it('changes nothing where the first note can no longer be taken back', async () => {
    const acts: string[] = [];
    const [, second] = await talkTo(
      [
        'ayer llevé la camisa blanca y la corbata de lunares, anótelo',
        'perdón, la corbata era la azul marino',
      ],
      {
        wardrobe: man,
        act: async ({ act }) => {
          acts.push(act);
          return act === 'undo' ? { done: false, why: 'nothing' } : { done: true };
        },
      },
    );
    expect(acts).toEqual(['wear-garments', 'undo']);
    expect(second?.text).not.toMatch(/azul marino/);
  });
});

describe('an outfit that is dictated', () => {
  it('holds the piece that is called so, whatever its noun is elsewhere', async () => {
    const { turns } = await actOn(
      [
        "guárdame esto como 'viernes de curro': oxford celeste, chinos beige, derby marrones y cárdigan camel",
      ],
      man,
    );
    expect([...(turns[0]?.outfits[0] ?? [])].sort()).toEqual(
      men('Camisa oxford celeste', 'Chinos beige', 'Zapatos derby marrones', 'Cárdigan camel'),
    );
    expect(turns[0]?.text).toContain('viernes de curro');
  });

  it('is not filed without a piece that was named', async () => {
    const { acts, turns } = await actOn(
      ['guárdame camisa rosa, chinos beige y derby marrones para el jueves', 'pues la blanca'],
      man,
    );
    expect(turns[0]?.text).toContain('«camisa rosa»');
    expect(acts).toHaveLength(1);
    expect(turns[1]?.outfits[0]).toContain(idOf('Camisa blanca de vestir', man));
  });

  it('holds both pieces of a suit', async () => {
    const { turns } = await actOn(
      ['Agéndeme para el miércoles el traje gris marengo con camisa blanca y corbata azul'],
      man,
    );
    expect(turns[0]?.outfits[0]).toEqual(
      expect.arrayContaining(men('Americana gris marengo', 'Pantalón de traje gris marengo')),
    );
  });
});

describe('an exception', () => {
  it('of what was washed stays to be washed', async () => {
    const { acts } = await actOn(['ya lavé la camisa vaquera y las mallas, la sudadera no que se me olvidó']);
    expect(acts).toMatchObject([
      { act: 'mark', inLaundry: false },
      { act: 'mark', inLaundry: true, garmentIds: [idOf('Sudadera gris con capucha')] },
    ]);
  });

  it('of what is to be washed is left alone', async () => {
    const { acts } = await actOn([
      'mete a lavar la camisa vaquera y los vaqueros rectos menos las zapatillas blancas',
    ]);
    expect(acts).toMatchObject([{ act: 'mark', inLaundry: true }]);
    expect(acts[0]).not.toMatchObject({
      garmentIds: expect.arrayContaining([idOf('Zapatillas blancas')]),
    });
  });
});

describe('two orders of one message', () => {
  it('go each their own way', async () => {
    const { acts } = await actOn([
      'Por favor marque como favoritos el vestido azul noche y las sandalias doradas, y quite de favoritos el clutch.',
    ]);
    expect(acts).toMatchObject([
      { act: 'mark', favourite: true },
      { act: 'mark', favourite: false, garmentIds: [idOf('Clutch dorado')] },
    ]);
  });
});

describe('what is told of a piece', () => {
  it.each([
    ['vendida la camiseta de los rolling en wallapop, 18 pavos, quitala del armario', man, 'depart'],
    [
      'Le he dejado a mi nuera Cristina el abrigo negro de paño hasta después de Reyes. Anótalo',
      woman,
      'away',
    ],
    ['anota que el esmoquin está en casa de mi hijo', man, 'away'],
    ['marcá que hoy usé los vaqueros lavados y la remera negra', man, 'wear-garments'],
  ] as const)('is noted: %s', async (message, wardrobe, kind) => {
    const { acts } = await actOn([message], wardrobe);
    expect(acts.map(({ act }) => act)).toEqual([kind]);
  });

  it('is of the piece that an order in one breath follows', async () => {
    const { acts } = await actOn([
      'ayer me puse el mono verde con los salones nude para el matrimonio de mi prima y el mono quedó con olor a cigarrillo mándelo a lavar',
    ]);
    expect(acts.at(-1)).toMatchObject({ act: 'mark', garmentIds: [idOf('Mono verde botella')] });
  });
});
