import { describe, expect, it } from 'vitest';
import { clausesOf } from '#advisor/understand/asking/clauses.ts';
import { corrected } from '#advisor/understand/asking/corrected.ts';
import { actOn, idOf, idsOf, man, woman } from './acting.ts';

const office = 'qué me pongo para la oficina';

describe('what was done', () => {
  it.each([
    'deshaz',
    'mejor como estaba, deshaz',
    'no, déjalo como antes',
    'no, como antes',
    'vuelve a como estaba antes, deshaz el cambio',
  ])('is a change of the look on the table: %s', async (message) => {
    const { turns, last } = await actOn([office, 'cambia los zapatos', message]);
    expect(last?.outfits[0]).toEqual(turns[0]?.outfits[0]);
  });

  it('is saved again with the change or the name that the person gives', async () => {
    const named = await actOn([
      'guarda este look: vaqueros rectos, camiseta marinera y zapatillas blancas',
      'llámalo paseo',
    ]);
    expect(named.acts.map(({ act }) => act)).toEqual(['keep', 'keep']);
    const look = 'guarda este look: vaqueros rectos, camiseta marinera y zapatillas blancas';
    const other = await actOn([look, 'ay no, espera, cambia las zapatillas por los mocasines']);
    expect(other.acts.map(({ act }) => act)).toEqual(['keep', 'undo', 'keep']);
    expect(other.last?.outfits[0]).toContain(idOf('Mocasines burdeos'));
  });

  it.each(['jaja nah mentira, déjala', 'no, mejor déjala', 'mentira no la borres'])(
    'is undone where a request is taken back: %s',
    async (message) => {
      const { acts } = await actOn(['borra la blusa burdeos de mi armario', message]);
      expect(acts.map(({ act }) => act)).toEqual(['depart', 'undo']);
    },
  );

  it.each(['era broma', 'mentira, quítala'])('is undone where it was a joke: %s', async (message) => {
    const { acts } = await actOn(['pon la camiseta marinera a lavar', message]);
    expect(acts.at(-1)?.act).toBe('undo');
  });
});

describe('a correction within the message', () => {
  it.each([
    [
      'ponme el jueves el traje gris, no perdón, el viernes, con corbata',
      'ponme el viernes el traje gris, con corbata',
    ],
    ['ponme el lunes el mono, no, el martes', 'ponme el martes el mono'],
    [
      'apunta el lunes la americana… no, pará, el martes, el lunes es feriado',
      'apunta el martes la americana',
    ],
    ['a lavar los jeans negros, digo no, los rectos', 'a lavar los jeans rectos'],
    ['¿voy el lunes o mejor el martes?', '¿voy el lunes o mejor el martes?'],
    ['pasa lo del lunes al martes', 'pasa lo del lunes al martes'],
  ])('counts as it is meant: %s', (said, meant) => {
    expect(corrected(said)).toBe(meant);
  });

  it('moves the plan: no, el miércoles', async () => {
    const { acts } = await actOn(['apunta para el martes el vestido de flores', 'no, el miércoles']);
    expect(acts.map(({ act }) => act)).toEqual(['plan', 'move-plans']);
  });

  it('goes back once', () => {
    expect(clausesOf('mejor como estaba, deshaz')).toHaveLength(1);
    expect(clausesOf('guárdalo y ponlo el viernes')).toHaveLength(2);
  });
});

describe('the wash', () => {
  it.each([
    ['y a lavar el pañuelo, tiene café', ['Pañuelo de seda de lunares']],
    ['el vestido negro va a lavar, que me he manchado', ['Vestido negro midi']],
    ['la camisa vaquera pa la lavadora q le cayó salsa', ['Camisa vaquera']],
  ])('takes what is sent to it with a reason: %s', async (message, names) => {
    const { acts } = await actOn([message]);
    expect(acts).toEqual([{ act: 'mark', garmentIds: idsOf(names), inLaundry: true }]);
  });

  it('is done but for what is excepted', async () => {
    const washed = woman.map((one) =>
      /marinera|Vaqueros rectos|cachemir/.test(one.name) ? { ...one, inLaundry: true } : one,
    );
    const { acts } = await actOn(['ya está todo limpio menos el jersey'], washed);
    expect(acts).toEqual([
      { act: 'mark', garmentIds: idsOf(['Camiseta marinera', 'Vaqueros rectos']), inLaundry: false },
    ]);
    const after = await actOn(['ya he lavado todo', 'bueno, todo menos el jersey de ochos']);
    expect(after.acts).toEqual([
      { act: 'mark', garmentIds: idsOf(['Jersey grueso de ochos crudo']), inLaundry: true },
    ]);
  });
});

describe('the case', () => {
  const trip = 'hazme la maleta para 3 días en Bogotá';

  it('says what it does not hold instead of taking another', async () => {
    const { turns, last } = await actOn([trip, 'quita el jersey gordo'], man);
    expect(last?.garmentIds).toEqual(turns[0]?.garmentIds);
    expect(last?.text).toContain('«jersey gordo»');
  });

  it('answers whether a piece fits, and takes it on request', async () => {
    const { turns } = await actOn([trip, '¿cabe también la americana de tweed?', 'sí, añádela'], man);
    expect(turns[1]?.garmentIds).toEqual([idOf('Americana de tweed marrón', man)]);
    expect(turns[2]?.garmentIds).toContain(idOf('Americana de tweed marrón', man));
  });

  it.each([
    'añade algo para una boda el sábado',
    'falta algo para correr por el parque',
    'añade algo para una fiesta de blanco',
  ])('grows by one plan more: %s', async (message) => {
    const { turns, last } = await actOn([trip, message], man);
    const before = turns[0]?.garmentIds ?? [];
    expect(before.every((id) => last?.garmentIds.includes(id))).toBe(true);
    expect(last?.garmentIds.length).toBeGreaterThan(before.length);
  });

  it('is packed with what is named', async () => {
    const { acts, last } = await actOn(
      ['mete en la maleta 2 camisetas, los vaqueros oscuros y la gorra azul'],
      man,
    );
    expect(acts).toEqual([]);
    expect(last?.garmentIds).toContain(idOf('Vaqueros oscuros', man));
    expect(last?.garmentIds).toHaveLength(4);
  });

  it('lasts from the first weekday to the last', async () => {
    const { turns } = await actOn(['hazme la maleta para Lisboa, de jueves a domingo']);
    expect(turns[0]?.text).toContain('4 días');
  });
});

describe('a look on the table', () => {
  it.each([
    ['en vez de los zapatos, mocasines', 'Mocasines burdeos'],
    ['cambia la falda por un pantalón', 'Pantalón negro de vestir'],
  ])('takes what comes in, not what goes: %s', async (message, name) => {
    const { last } = await actOn([office, message]);
    expect(last?.outfits[0]).toContain(idOf(name));
  });

  it.each(['¿se me va a arrugar mucho?', '¿esa camisa se transparenta?', '¿tengo que plancharla?'])(
    'is what a doubt is about: %s',
    async (message) => {
      const { last } = await actOn([office, message]);
      expect(last?.outfits).toEqual([]);
      expect(last?.garmentIds).toEqual([idOf('Camisa blanca de popelín')]);
    },
  );

  it('means the scarf that is named', async () => {
    const { last } = await actOn([office, '¿con pañuelo o sin nada?']);
    expect(last?.garmentIds).toEqual([idOf('Pañuelo de seda de lunares')]);
  });

  it('changes for the ground and the paint', async () => {
    const { last } = await actOn([office, 'es una escuela y me siento en el piso a pintar con los nenes']);
    const kinds = last?.outfits[0]?.map((id) => woman.find((one) => one.id === id)?.kind);
    expect(kinds).not.toContain('blazer');
    expect(kinds).not.toContain('skirt');
  });

  it('calms who is afraid', async () => {
    const { last } = await actOn([
      office,
      '¿Y si me preguntan algo que no sé? Me tiembla la voz solo de pensarlo',
    ]);
    expect(last?.text).toMatch(/respira/i);
  });

  it('keeps the days of a week in order', async () => {
    const { acts } = await actOn([
      'planéame la semana de oficina',
      '¿el viernes qué zapatos?',
      'el martes cámbiame los zapatos',
    ]);
    const swapped = acts.find((act) => act.act === 'swap-plan');
    expect(swapped?.act === 'swap-plan' && swapped.planId).toBe('00000000-0000-4000-8000-000000000001');
  });
});

describe('a first request', () => {
  it('is made of the own clothes after a question about a code', async () => {
    const { last } = await actOn(['¿Qué es smart casual?', 'Bien, ármelo con lo que tengo'], man);
    expect(last?.outfits.length).toBeGreaterThan(0);
  });

  it('looks like no one that it must not look like', async () => {
    const { last } = await actOn(['algo para una entrevista, pero no como abogado de los ochenta'], man);
    const worn = (last?.outfits.flat() ?? []).map((id) => man.find((one) => one.id === id)?.name ?? '');
    expect(worn.join()).not.toMatch(/raya diplomática|Corbata/);
  });

  it('may name a saved look by a piece', async () => {
    const { last } = await actOn([
      'del look que guardé para la oficina, el de la falda plisada, cámbiame los zapatos',
    ]);
    expect(last?.outfits[0]).toContain(idOf('Falda plisada verde'));
    expect(last?.text).toMatch(/guardados/);
  });

  it('holds a refusal for good', async () => {
    const { turns } = await actOn([
      'no me vuelvas a proponer los salones nude nunca más',
      'algo para una boda',
    ]);
    expect(turns[1]?.outfits.flat()).not.toContain(idOf('Salones nude'));
  });
});

describe('an act that goes on', () => {
  const wash = (names: readonly string[], value: boolean) => ({
    act: 'mark',
    garmentIds: idsOf(names),
    inLaundry: value,
  });
  const favourite = (names: readonly string[], value: boolean) => ({
    act: 'mark',
    garmentIds: idsOf(names),
    favourite: value,
  });

  it.each([
    [
      ['manda a lavar la blusa burdeos', 'ya po y los vaqueros rectos tb'],
      [wash(['Blusa burdeos con lazada'], true), wash(['Vaqueros rectos'], true)],
    ],
    [
      ['pon el abrigo camel en favoritos', 'y el negro también'],
      [favourite(['Abrigo camel de paño'], true), favourite(['Abrigo negro de paño'], true)],
    ],
    [
      ['pon la falda plisada en favoritos', 'y quita el abrigo camel'],
      [favourite(['Falda plisada verde'], true), favourite(['Abrigo camel de paño'], false)],
    ],
    [
      ['quita el vestido rojo de favoritos y pon los vaqueros rectos en su lugar'],
      [favourite(['Vestido rojo de fiesta'], false), favourite(['Vaqueros rectos'], true)],
    ],
    [['pn en la lavadora la blusa blnca', 'la de popelin'], [wash(['Camisa blanca de popelín'], true)]],
    [['tengo la blusa de seda en la tintorería'], [wash(['Blusa de seda cruda'], true)]],
  ])('changes the list of the act before: %s', async (messages, expected) => {
    expect((await actOn(messages)).acts).toEqual(expected);
  });

  it.each([
    ['Marque por favor que hoy he llevado el vestido negro midi', ['wear-garments']],
    ['Mande a la tintorería el abrigo negro', ['mark']],
    ['Póngame el vestido negro midi con los salones negros para el jueves', ['plan']],
    ['poné la blusa burdeos en favoritos', ['mark']],
  ])('is asked for in the forms of usted and vos: %s', async (message, expected) => {
    expect((await actOn([message])).acts.map(({ act }) => act)).toEqual(expected);
  });

  it('corrects a piece by one of its own sort', async () => {
    const { acts } = await actOn([
      'Hoy me he puesto la americana negra, el pantalón de pinzas gris y los salones nude. Márcalo',
      'No, espera, fueron los negros',
    ]);
    expect(acts.at(-1)).toMatchObject({
      garmentIds: idsOf(['Americana negra entallada', 'Pantalón de pinzas gris', 'Salones negros']),
    });
  });

  it.each(['desguárdalo', 'no, espera, mejor no', 'deshaga eso'])('is undone: %s', async (message) => {
    const { acts } = await actOn([office, 'guárdalo', message]);
    expect(acts.map(({ act }) => act)).toEqual(['keep', 'undo']);
  });

  it('is made again where the undoing was a joke', async () => {
    const { acts } = await actOn([
      office,
      'guárdalo como lunes curro',
      'deshaz',
      'no q era broma, vuelve a guardarlo',
    ]);
    expect(acts.map(({ act }) => act)).toEqual(['keep', 'undo', 'keep']);
    expect(acts.at(-1)).toMatchObject({ named: true });
  });
});

describe('an outfit that was dictated', () => {
  const dictated =
    'Guarda un conjunto con la blusa de seda cruda, el pantalón de pinzas gris y los mocasines burdeos. Que se llame Oficina lunes.';

  it('holds exactly its pieces, and its name is told', async () => {
    const { turns, last } = await actOn([dictated, '¿Qué nombre le pusiste?']);
    expect(turns[0]?.outfits[0]?.toSorted()).toEqual(
      idsOf(['Blusa de seda cruda', 'Pantalón de pinzas gris', 'Mocasines burdeos']).toSorted(),
    );
    expect(last?.text).toContain('Oficina lunes');
  });

  it('is on the day of the number, and moves from there', async () => {
    const { acts } = await actOn([
      'ponme el vestido negro midi con los salones negros para el domingo 6',
      'mejor pásalo al sábado 5',
    ]);
    expect(acts).toMatchObject([
      { act: 'plan', plans: [{ date: '2026-12-06' }] },
      { act: 'move-plans', moves: [{ date: '2026-12-05' }] },
    ]);
  });

  it('comes after a move in the same message', async () => {
    const { acts } = await actOn([
      'ponme el vestido negro midi con los salones negros para el lunes',
      'Pase lo que tengo el lunes al miércoles, y el lunes deje la falda lápiz con la blusa burdeos',
    ]);
    expect(acts.map(({ act }) => act)).toEqual(['plan', 'move-plans', 'plan']);
    expect(acts.at(-1)).toMatchObject({ plans: [{ date: '2026-11-23' }] });
  });
});

describe('an act that goes on with another', () => {
  it.each([
    ['Ya han vuelto de la tintorería el abrigo camel y la americana negra. Quítelos de la colada.'],
    ['mete a lavar el abrigo camel de paño', 'ya está de vuelta'],
  ])('takes what came back out of the wash: %s', async (...messages) => {
    const { acts } = await actOn(messages);
    expect(acts.at(-1)).toMatchObject({ act: 'mark', inLaundry: false });
  });

  it('takes the piece that was meant instead of one that is not owned', async () => {
    const { acts } = await actOn([
      'ayer llevé el vestido camel, apúntalo',
      'perdón, quería decir el jersey camel',
    ]);
    const garmentIds = idsOf(['Jersey camel de cachemir']);
    expect(acts).toMatchObject([{ act: 'wear-garments', garmentIds }]);
  });

  it('keeps the day of a wear', async () => {
    const { acts } = await actOn([
      'el lunes me puse los vaqueros rectos, apúntalo',
      'y las botas de montaña tb',
    ]);
    const [first] = acts;
    expect(acts).toHaveLength(2);
    expect(acts[1]).toMatchObject({ date: first?.act === 'wear-garments' ? first.date : '' });
  });

  it('marks as worn what is called so', async () => {
    const message = 'Marca como usados hoy la americana de tweed, los chinos beige y los derby';
    const { acts } = await actOn([message], man);
    const names = ['Americana de tweed marrón', 'Chinos beige', 'Zapatos derby marrones'];
    expect(acts).toMatchObject([{ act: 'wear-garments', garmentIds: idsOf(names, man) }]);
  });

  it('files the trousers of the suit, laced shoes and the name', async () => {
    const { turns, acts } = await actOn(
      [
        'guárdeme este conjunto: saco azul de rayas diplomáticas, su pantalón, camisa blanca y corbata de lunares',
        'Le faltaron los zapatos, póngale los negros de cordones.',
        'Ahora sí. Llámelo «Directorio».',
      ],
      man,
    );
    expect(turns[0]?.outfits[0]).toContain(idOf('Pantalón de traje de raya diplomática', man));
    expect(turns[1]?.outfits[0]).toContain(idOf('Zapatos oxford negros', man));
    expect(acts.at(-1)).toMatchObject({ act: 'keep', named: true });
  });

  it('plans for a feast and moves within its month', async () => {
    const { acts } = await actOn([
      'apunta en el calendario el vestido rojo de fiesta con los salones negros pa nochevieja',
      'mejor pásalo al día 30 que es cuando tenemos la fiesta',
    ]);
    expect(acts).toMatchObject([
      { act: 'plan', plans: [{ date: '2026-12-31' }] },
      { act: 'move-plans', moves: [{ date: '2026-12-30' }] },
    ]);
  });

  it('says what is not owned and files the pieces that are named instead', async () => {
    const { acts, turns } = await actOn([
      'ponme el lunes el traje sastre gris con la camisa blanca',
      'el pantalón de pinzas gris con la americana azul marino',
    ]);
    expect(turns[0]?.text).toContain('traje sastre gris');
    expect(acts).toHaveLength(1);
    expect(turns[1]?.outfits[0]).toContain(idOf('Camisa blanca de popelín'));
  });

  it('plans a span of days', async () => {
    const message = '¿me puede planear la ropa de oficina de lunes a miércoles y dejarla en el calendario?';
    const { acts } = await actOn([message], man);
    expect(acts.flatMap((act) => (act.act === 'plan' ? act.plans : []))).toHaveLength(3);
  });
});

describe('what is to be emptied or removed', () => {
  it.each([
    ['vacia la maleta de londres q al final no voy', /maleta/i],
    ['borra todas mis faldas', /Mi Vestidor/],
    ['añade a mi armario unos zuecos negros que me compré ayer', /Escáner/],
    ['borra el conjunto que tenía guardado para el jueves', /calendario/i],
  ])('is told where it is: %s', async (message, expected) => {
    const { acts, last } = await actOn([message]);
    expect(acts).toEqual([]);
    expect(last?.text).toMatch(expected);
  });
});
