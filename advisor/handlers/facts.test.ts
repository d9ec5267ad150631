import { describe, expect, it } from 'vitest';
import type { Advisor } from '#contract/vocabulary.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { store } from '#tests/advisor/store.ts';
import { localModel } from '../local-model.ts';
import type { Act } from '../tools/act.ts';
import { type Toolbox, toolboxOf } from '../tools/toolbox.ts';

const man = panelWardrobes.man.garments.map(
  (garment): Garment => ({ ...garment, timesWorn: 0, lastWornDaysAgo: null, addedDaysAgo: 3 }),
);

/** A conversation with a wardrobe, and what it changes. */
async function talk(messages: readonly string[], given: Partial<Toolbox> = {}, advisor: Advisor = 'maya') {
  const acts: Act[] = [];
  const toolbox = toolboxOf({
    advisor,
    today: { year: 2026, month: 11, day: 23 },
    wardrobe: man,
    store,
    act: async (act) => {
      acts.push(act);
      return { done: true };
    },
    plans: async () => [],
    cart: async () => ({ lines: [], totalEuros: 0 }),
    wishes: async () => [],
    ...given,
  });
  let state: unknown = null;
  const answers: { text: string; garmentIds: string[]; products: string[] }[] = [];
  for (const message of messages) {
    const answer = { text: '', garmentIds: [] as string[], products: [] as string[] };
    for await (const event of localModel.answer({ advisor, message, history: [], state, toolbox })) {
      if (event.type === 'text') answer.text += event.delta;
      if (event.type === 'garments') answer.garmentIds.push(...event.garmentIds);
      if (event.type === 'products') answer.products.push(...event.products.map(({ id }) => id));
      if (event.type === 'state') state = event.state;
    }
    answers.push(answer);
  }
  const [last] = answers.slice(-1);
  return { answers, last: last ?? { text: '', garmentIds: [], products: [] }, acts };
}

const namesOf = (ids: readonly string[]) =>
  man.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).sort();

describe('a question of fact about the wardrobe', () => {
  it('narrows the garments found before', async () => {
    const { answers } = await talk(['cuantas camisas', 'las d cuadros digo']);
    expect(answers[0]?.text).toContain('7');
    expect(namesOf(answers[1]?.garmentIds ?? [])).toEqual(['Camisa de cuadros de franela']);
  });

  it.each([
    [['¿Tengo algo de ante?', '¿Y de pana?', '¿De terciopelo?'], []],
    [
      ['qué camisetas blancas tengo', 'y negras'],
      ['Camiseta negra', 'Camiseta de los Rolling'],
    ],
  ])('turns to another cloth or colour: %s', async (messages, names) => {
    const { last } = await talk(messages);
    expect(last.garmentIds.length > 0 ? namesOf(last.garmentIds) : []).toEqual(
      expect.arrayContaining(names.slice(0, 1)),
    );
    expect(namesOf(last.garmentIds)).not.toContain('Pantalón de pana marrón');
  });

  it.each([
    [['¿Cuánto me he gastado en zapatos?', 'Entonces dígame cuántos pares tengo'], /10/],
    [['cuantos pares de zapatos tengo en total?', 'y de esos cuales valen pa un traje'], /oxford/],
    [['¿Qué ropa verde tengo?', '¿Pegan entre ellas?'], /parka verde/],
    [['¿para una boda tengo ropa o me tengo que comprar algo?'], /no compres|No te hace falta/],
  ])('does not tell the totals instead: %s', async (messages, expected) => {
    const { last } = await talk(messages);
    expect(last.text).toMatch(expected);
    expect(last.text).not.toContain('partes de arriba (');
  });

  it('repeats the measure for other garments', async () => {
    const prices = new Map(man.map(({ id }): [string, number] => [id, 10]));
    const { last } = await talk(['¿Cuánto he gastado en ropa?', 'solo zapatillas'], { prices });
    expect(last.text).toContain('20,00');
  });

  it('turns an extreme round and keeps to the kind', async () => {
    const wardrobe = man.map((garment) =>
      garment.name === 'Zapatillas blancas' ? { ...garment, timesWorn: 9, lastWornDaysAgo: 1 } : garment,
    );
    const { answers } = await talk(['que zapatillas tengo', 'cual uso mas', 'y la q menos'], { wardrobe });
    expect(namesOf(answers[1]?.garmentIds ?? [])).toEqual(['Zapatillas blancas']);
    expect(namesOf(answers[2]?.garmentIds ?? [])).toEqual(['Zapatillas de correr']);
  });

  it.each([
    ['que marcas tengo', 'marca'],
    ['cual es la prenda q menos uso', 'uso'],
    ['cuál es la prenda más cara que tengo', 'precio'],
    ['hace cuanto no me pongo el esmoquin', 'uso'],
    ['cual es mi camisa mas vieja', 'no'],
  ])('admits what is not recorded: %s', async (message, word) => {
    const { last } = await talk([message]);
    expect(last.text.toLowerCase()).toMatch(/no |sin /);
    expect(last.text.toLowerCase()).toContain(word);
    expect(last.garmentIds.length).toBeLessThan(10);
  });

  it('tells the brands that are noted', async () => {
    const notes = new Map([[man[0]?.id ?? '', { brand: 'Casa Lirio', size: null }]]);
    const { last } = await talk(['que marcas tengo'], { notes });
    expect(last.text).toContain('Casa Lirio (1)');
  });

  it('compares two counts', async () => {
    const { last } = await talk(['tengo mas tenis o mas zapatos d vestir']);
    expect(last.text).toMatch(/zapatos de vestir \(3\).*tenis \(2\)/);
  });

  it('leaves out what is not to be given away', async () => {
    const { answers } = await talk(['dime qué puedo donar que no use', 'pero el abrigo no se toca']);
    expect(answers[0]?.garmentIds.length).toBeGreaterThan(0);
    expect(namesOf(answers[1]?.garmentIds ?? []).join()).not.toContain('Abrigo');
  });

  it('tells what a purpose asks for and the wardrobe lacks', async () => {
    const wardrobe = man.filter(({ kind }) => kind !== 'gloves');
    const { last } = await talk(['qué me falta para la nieve'], { wardrobe });
    expect(last.text).toContain('guantes');
    expect(last.text).not.toContain('botas que no calen');
  });
});

const owned = (holds: (garment: Garment) => boolean) =>
  man
    .filter(holds)
    .map(({ name }) => name)
    .sort();

describe('a set of garments', () => {
  it.each<[messages: string[], truth: (garment: Garment) => boolean]>([
    [['qué camisas tengo que no sean de algodón'], (one) => one.kind === 'shirt' && one.fabric !== 'cotton'],
    [['los cinturones ya no me los pongo, cuántos son?'], ({ kind }) => kind === 'belt'],
    [['tengo algo de ante que me ponga?'], ({ fabric }) => fabric === 'suede'],
    [
      ['qué camisetas tengo lisas'],
      ({ name, pattern }) => name.startsWith('Camiseta') && pattern === 'plain',
    ],
    [
      ['cuáles de mis zapatos puedo llevar al zapatero a cambiar las suelas'],
      ({ name }) => /Zapatos|Mocasines|Náuticos|chelsea/.test(name),
    ],
    [['mi cazadora de ante aguanta la lluvia?'], () => false],
    [
      ['qué corbatas tengo', 'y de eso qué es de lunares'],
      ({ name }) => name === 'Corbata de lunares burdeos',
    ],
  ])('holds what was asked: %s', async (messages, truth) => {
    const { last } = await talk(messages);
    expect(namesOf(last.garmentIds)).toEqual(owned(truth));
  });

  it('serves snow by warmth and dryness', async () => {
    const { last } = await talk(['tengo algo q me sirva pa la nieve o me congelo']);
    const names = namesOf(last.garmentIds);
    expect(names).toContain('Plumífero negro');
    expect(names).toContain('Botas de montaña');
    expect(names.join()).not.toMatch(/Camisa|Zapatillas|Americana|Corbata|Bermudas/);
  });

  it('is told apart from another', async () => {
    const { last } = await talk(['de mi ropa, qué es de invierno y qué es de verano']);
    expect(last.text).toMatch(/invierno.*verano.*todo el año/i);
    const [, winter = '', summer = ''] = /invierno(.*)de verano(.*)para todo/i.exec(last.text) ?? [];
    expect(winter).not.toMatch(/lino|Bermudas|chanclas/i);
    expect(summer).not.toMatch(/lana|jersey|abrigo/i);
  });

  it.each([
    ['qué es lo más elegante que tengo', ['Esmoquin negro']],
    ['cuál de mis zapatos es el más cómodo', ['Zapatillas de correr']],
  ])('has one that is most so: %s', async (message, [name = '']) => {
    const { last } = await talk([message]);
    expect(last.text.toLowerCase()).toMatch(new RegExp(`^[^:]*${name.toLowerCase()}[^:]*:`));
    expect(last.garmentIds.length).toBeLessThanOrEqual(3);
  });

  it('goes with a garment that was named', async () => {
    const { last } = await talk(['cuántos cinturones tengo', 'cuál va con los oxford']);
    expect(last.text).toMatch(/cinturón negro/);
  });

  it('is not wanted for an act', async () => {
    const { last, acts } = await talk(['cuántos polos tengo', 'esos los regalo. no los borres todavía']);
    expect(last.text).toMatch(/no (borro|quito)/i);
    expect(acts).toEqual([]);
  });

  it.each(['con que puedo usar el saco de tweed', 'con que combino los chinos beige'])(
    'is not asked for its wears: %s',
    async (message) => {
      const { last } = await talk([message]);
      expect(last.text).not.toMatch(/usos?|puesto/);
    },
  );
});

describe('a purchase', () => {
  it.each([
    ['unas zapatillas blancas hasta 60', ['zapatillas-blancas']],
    ['botines negros baratos', ['botin-negro']],
    ['hay pantalones beige?', ['pantalon-beige']],
    ['quiero un abrigo negro que pegue con lo que tengo', ['abrigo-negro']],
  ])('is looked for in the shop: %s', async (message, products) => {
    const { last } = await talk([message]);
    expect(last.products).toEqual(products);
  });

  it.each([
    ['qué talla de cinturón pido con 104 de cintura', '105'],
    ['una camisa de cuello 42 qué talla sería, la L o la XL?', 'la L'],
    ['qué talla de guantes cojo, la mano me mide 22 cm', 'un 8'],
    ['hacen envíos a México?', 'Península'],
    ['me ha llegado la blusa con un agujero, qué hago', 'sin coste'],
    ['puedo devolver una chaqueta sin la etiqueta?', 'etiqueta'],
    ['si dejo de pagar premium pierdo la ropa que he subido?', 'quedan donde están'],
    ['como cancelo la suscripción', 'Cancelar la suscripción'],
    ['quiero cancelar lo que pedí ayer', 'se cancela desde su página'],
    ['cuánto tarda en llegar y cuánto cobran de envío', '3,95'],
    ['los datos de mi tarjeta los guardáis vosotros?', 'ni lo ve ni lo guarda'],
    ['me equivoqué de dirección en el pedido, cómo la cambio', 'dirección buena'],
  ])('has its terms and sizes: %s', async (message, words) => {
    const { last } = await talk([message]);
    expect(last.text).toContain(words);
    expect(last.products).toEqual([]);
  });
});

describe('the shop in a conversation', () => {
  it('keeps what is looked for while it is refined', async () => {
    const { answers } = await talk(['busco un blazer', 'hay en M?', 'y en verde?']);
    expect(answers[0]?.products).toEqual(['blazer-camel']);
    expect(answers[1]?.text).toContain('M');
    expect(answers[2]?.text).not.toContain('Premium');
  });

  it('gives up one wish and says which', async () => {
    const { last } = await talk(['busco zapatillas por menos de 20 euros']);
    expect(last.text).toContain('20 €');
    expect(last.products).toEqual(['zapatillas-blancas']);
  });

  it('tells the price of what it has shown', async () => {
    const { last } = await talk(['busco un blazer', 'cuanto cuesta?']);
    expect(last.text).toContain('89,95');
  });
});

describe('a correction', () => {
  it('takes the last change back and makes it anew', async () => {
    const { acts } = await talk(['apunta que hoy me puse la gabardina', 'ah no, era la parka verde']);
    expect(acts.map(({ act }) => act)).toEqual(['wear-garments', 'undo', 'wear-garments']);
    const [, , again] = acts;
    expect(again?.act === 'wear-garments' && namesOf(again.garmentIds)).toEqual(['Parka verde']);
  });

  it('plans every day that is named', async () => {
    const { acts } = await talk(['qué me pongo para la oficina', 'apúntalo para mañana y para el lunes']);
    const plan = acts.find(({ act }) => act === 'plan');
    expect(plan?.act === 'plan' && plan.plans.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-30']);
  });
});

describe('a question of knowledge', () => {
  it.each([
    ['puedo planchar la camisa puesta? voy tarde', 'queman'],
    ['le puse lejia y vinagre a la ropa y huele fuerte', '112'],
    ['seco los calcetines en el microondas', 'prende'],
    ['talla 42 de zapatilla europea cuanto es en us', 'US 9'],
    ['que talla de sujetador tengo si mido 78 debajo y 92 de pecho', '80B'],
  ])('is answered: %s', async (message, word) => {
    const { last } = await talk([message]);
    expect(last.text).toContain(word);
  });

  it('is read with the one before', async () => {
    const { last } = await talk([
      'que es un fit oversize bien hecho',
      'pero yo soy flaquita y me come la ropa',
    ]);
    expect(last.text).toContain('volumen');
  });
});

describe('facts of words and follow-ups', () => {
  const woman = panelWardrobes['office-woman'].garments;
  const asked = async (...messages: string[]) => (await talk(messages, { wardrobe: woman })).answers.at(-1);

  it.each([
    ['¿tengo algún mono?', /mono verde botella/],
    ['tengo algún poncho?', /«poncho» .*(no|tal cual)/],
    ['no tengo nada térmico, ¿verdad?', /«térmico»/],
    ['¿qué cinco prendas mías serían la base de mi armario?', /juego|conjuntos/],
    ['¿está en la lavadora la blusa burdeos?', /blusa burdeos/],
  ])('%s', async (message, expected) => {
    expect((await asked(message))?.text).toMatch(expected);
  });

  it('counts all garments after coats, and heels on boots too', async () => {
    const black = await asked(
      '¿cuántos abrigos tengo?',
      'jajaja pues díselo a él. ¿Y cuántas prendas son negras?',
    );
    expect(black?.garmentIds.length).toBeGreaterThan(3);
    const heels = await asked('¿cuántos zapatos planos tengo?', '¿y de tacón?');
    expect(heels?.garmentIds).toContain(woman.find(({ name }) => name === 'Botines negros de tacón')?.id);
  });

  it.each([
    [['¿Qué prendas mías son de verano?', '¿Y el blazer de lino también?'], /^(Sí|También)/],
    [['Apunta en mi lista de deseos unos guantes marrones', '¿Qué tengo ya en la lista?'], /deseos/],
    [['Vacía el carrito, que ya he gastado bastante'], /carrito/],
    [['¿Qué no uso?', '¿las vendo o las regalo?'], /véndelo|vende/],
    [['qué llevo más tiempo sin ponerme', 'el vestido rojo se queda, es de mi boda'], /vestido rojo/],
  ])('%s', async (messages, expected) => {
    expect((await asked(...messages))?.text).toMatch(expected);
  });
});
