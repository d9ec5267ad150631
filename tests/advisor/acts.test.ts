import { describe, expect, it } from 'vitest';
import type { Act, PlanSeen } from '#advisor/tools/act.ts';
import { clausesOf } from '#advisor/understand/clauses.ts';
import { corrected } from '#advisor/understand/corrected.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { talkTo } from './talk.ts';

const woman = panelWardrobes['office-woman'].garments;
const man = panelWardrobes.man.garments;
const office = 'qué me pongo para la oficina';

async function actOn(messages: readonly string[], wardrobe: readonly Garment[] = woman) {
  const acts: Act[] = [];
  const plans: PlanSeen[] = [];
  const turns = await talkTo(messages, {
    wardrobe,
    act: async (act) => {
      acts.push(act);
      if (act.act === 'plan')
        for (const { outfit, date } of act.plans)
          plans.push({
            ...outfit,
            id: `00000000-0000-4000-8000-00000000000${plans.length}`,
            date,
            worn: false,
          });
      return { done: true };
    },
    plans: async (from, to) => plans.filter(({ date }) => date >= from && date <= to),
  });
  return { turns, acts, last: turns.at(-1) };
}
const idOf = (name: string, wardrobe: readonly Garment[] = woman) =>
  wardrobe.find((one) => one.name === name)?.id ?? name;
const idsOf = (names: readonly string[], wardrobe: readonly Garment[] = woman) =>
  names.map((name) => idOf(name, wardrobe));

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
    'is nothing where a request is taken back: %s',
    async (message) => {
      const { acts, last } = await actOn(['borra la blusa burdeos de mi armario', message]);
      expect(acts).toEqual([]);
      expect(last?.text).toMatch(/no he tocado nada|no llegué a cambiar nada/);
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
    expect(last?.text).toMatch(/respira|miedo dice/i);
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
