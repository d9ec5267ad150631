import { describe, expect, it } from 'vitest';
import { understand } from '#advisor/understand/understand.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { talkTo } from './talk.ts';

const woman = panelWardrobes['office-woman'].garments;
const man = panelWardrobes.man.garments;
const all = async (messages: readonly string[], wardrobe = woman) => talkTo(messages, { wardrobe });
const last = async (messages: readonly string[], wardrobe = woman) => (await all(messages, wardrobe)).at(-1);
const eventOf = (message: string) => understand(message, woman).slots.event;
const kindsOf = (ids: readonly string[], wardrobe = woman) =>
  wardrobe.filter(({ id }) => ids.includes(id)).map(({ kind }) => kind);

describe('an occasion that others must not think of', () => {
  it.each([
    ['la posada de la oficina es el jueves y no quiero que digan que me vestí como para boda', 'posada'],
    ['quiero ir a la comunión bien vestida pero no como para una boda', 'communion'],
    ['cena de empresa el viernes, que nadie piense que voy a una entrevista', 'company-party'],
    ['voy a la boda de mi prima, que no digan que voy de fiesta de pueblo', 'wedding'],
  ])('is not the plan: %s', (message, event) => {
    expect(eventOf(message)).toBe(event);
  });

  it.each([
    ['no sé qué ponerme como para un bautizo', 'christening'],
    ['tengo varices y no quiero enseñar las piernas, boda el sábado', 'wedding'],
  ])('is the plan where it is not feared: %s', (message, event) => {
    expect(eventOf(message)).toBe(event);
  });
});

describe('what the body and the day demand', () => {
  it.each([
    'mi hijo se gradúa el viernes, hace calor y tengo las piernas hinchadas, prefiero taparlas',
    'boda el sábado, me da vergüenza enseñar las piernas por las varices',
  ])('covers the legs: %s', async (message) => {
    const reply = await last([message]);
    expect(reply?.outfits.length).toBeGreaterThan(0);
    expect(reply?.outfits.flat()).not.toContain('Vestido negro midi');
    expect(reply?.outfits.flat()).not.toContain('Falda lápiz negra');
  });

  it('gives way at the waist', async () => {
    const reply = await last(['cena de empresa el viernes, ya no me abrocha ningún pantalón']);
    for (const ids of reply?.outfits ?? []) expect(kindsOf(ids)).not.toContain('jeans');
    expect(reply?.outfits.length).toBeGreaterThan(0);
  });

  it('takes the jacket for heat of those that are owned', async () => {
    const reply = await last(
      ['junta con clientes el martes, 31 grados, de saco pero que no me derrita'],
      man,
    );
    expect(reply?.outfits[0]).toContain('Americana de lino azul');
  });

  it('refuses the suit and not every jacket and trousers', async () => {
    const reply = await last(['graduación de mi hija, 31 grados, con traje me muero de calor'], man);
    expect(reply?.outfits.flat()).not.toContain('Pantalón de traje gris marengo');
    expect(kindsOf(reply?.outfits[0] ?? [], man)).not.toContain('jeans');
  });

  it('keeps a refused colour out although colour is wished for', async () => {
    const reply = await last(['boda de día, quiero color pero nada de rojo ni de blanco']);
    expect(reply?.outfits.flat()).not.toContain('Vestido rojo de fiesta');
  });

  it('is said where a piece that was asked for does not meet it', async () => {
    const reply = await last(['quiero llevar los salones negros a la boda aunque haya césped']);
    expect(reply?.text).toMatch(/llevan tacón/);
  });
});

describe('outfits of several days and plans', () => {
  it('wear no shoes twice where that is asked', async () => {
    const reply = await last(
      ['plan de lunes a miércoles para la oficina, 22 grados. No repitas zapatos'],
      man,
    );
    const shoes = (reply?.outfits ?? []).flatMap((ids) =>
      man.filter(({ id, category }) => category === 'shoes' && ids.includes(id)).map(({ id }) => id),
    );
    expect(reply?.outfits.length).toBe(3);
    expect(new Set(shoes).size).toBe(3);
  });

  it('are as many as the days that are told', async () => {
    expect((await last(['dame ropa para tres días de oficina']))?.outfits.length).toBe(3);
  });

  it('are made for each plan of a list', async () => {
    const reply = await last([
      'ármame tres looks: viernes de oficina, almuerzo con mis papás y una para salir de fiesta',
    ]);
    expect(reply?.outfits.length).toBe(3);
  });

  it('are not made of a week that is told in passing', async () => {
    const reply = await last(['trabajo de lunes a viernes en una oficina, ¿qué me pongo mañana?']);
    expect(reply?.outfits.length).toBeLessThan(3);
  });
});

describe('a piece of the look that is away', () => {
  it.each([
    ['los vaqueros están en la lavadora', 'Vaqueros rectos'],
    ['la camisa esa la tengo en la tintorería', 'Camisa celeste de rayas'],
    ['las zapatillas blancas se las presté a mi hermana', 'Zapatillas blancas'],
  ])('is replaced: %s', async (message, id) => {
    const turns = await all([
      'un look con los vaqueros rectos, la camisa celeste de rayas y las zapatillas blancas para ir de compras',
      message,
    ]);
    const [before, after] = turns;
    expect(before?.outfits[0]).toContain(id);
    expect(after?.outfits[0]).not.toContain(id);
    expect(after?.outfits[0]?.some((one) => before?.outfits[0]?.includes(one))).toBe(true);
  });

  it('is only marked where no look wears it', async () => {
    const reply = await last(['qué me pongo para la oficina', 'pon el chubasquero amarillo a lavar']);
    expect(reply?.outfits).toEqual([]);
  });
});

describe('a demand after a look', () => {
  it('changes only the shoes', async () => {
    const [before, after] = await all([
      'un look con los salones negros y la falda lápiz negra para la oficina',
      'hay que andar veinte minutos hasta allí',
    ]);
    expect(after?.outfits[0]).toContain('Falda lápiz negra');
    expect(after?.outfits[0]).not.toContain('Salones negros');
    expect(before?.outfits[0]).toContain('Salones negros');
  });

  it('changes nothing that meets it', async () => {
    const reply = await last(['un look con el jersey camel para ir de compras', 'los brazos tapados, porfa']);
    expect(reply?.outfits).toEqual([]);
    expect(reply?.text).toMatch(/brazos/);
  });
});

describe('what others ask of the clothes', () => {
  it.each([
    'vísteme para una cena, mi mujer dice que no vaya de gris',
    'vísteme para una cena con los suegros y que no vaya de gris',
  ])('keeps a colour away from every outfit: %s', async (message) => {
    const reply = await last([message], man);
    expect(reply?.outfits.length).toBeGreaterThan(0);
    for (const name of reply?.outfits.flat() ?? []) expect(name).not.toMatch(/gris/i);
  });

  it('heeds the wish of the dead', async () => {
    const reply = await last(['mañana es el funeral de mi abuela, qué me pongo, ella no quería negro']);
    expect(reply?.outfits.flat().length).toBeGreaterThan(0);
    for (const name of reply?.outfits.flat() ?? []) expect(name).not.toMatch(/negr/i);
  });

  it('is a colour of which little is owned', () => {
    const message = 'fiesta en la playa, la consigna es blanco pero blanco no tengo casi nada';
    const { colours, avoidedColours } = understand(message, woman).slots;
    expect([new Set(colours), avoidedColours]).toEqual([new Set(['blanco']), []]);
  });
});

it('changes for breakfast after a run', async () => {
  const reply = await last([
    'salgo a correr con mi jefa y después desayunamos en un sitio fino, ¿qué me pongo y qué llevo para cambiarme?',
  ]);
  expect(reply?.outfits[0]).toContain('Zapatillas de correr');
  expect(reply?.outfits[1]).not.toContain('Zapatillas de correr');
});

it('leaves a look without the refused detail', async () => {
  const reply = await last(
    ['un look con el vestido de satén para un cumpleaños', 'ay no, las lentejuelas pican'],
    panelWardrobes.teenager.garments,
  );
  expect(reply?.outfits).toEqual([]);
  expect(reply?.text).toMatch(/lentejuelas/);
});
