import { describe, expect, it } from 'vitest';
import { textOfTitle } from '#advisor/knowledge/entries.ts';
import type { Act } from '#advisor/tools/act.ts';
import { inUsted } from '#advisor/voice/usted/in-usted.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { products, store } from './store.ts';
import { talkTo } from './talk.ts';

const wardrobe = panelWardrobes['office-woman'].garments;
const talk = async (messages: readonly string[]) => {
  const acts: Act[] = [];
  const act = async (one: Act) => {
    acts.push(one);
    return { done: true } as const;
  };
  const turns = await talkTo(messages, { wardrobe, store, act });
  return { last: turns.at(-1)?.text ?? '', acts };
};

describe('a question of service', () => {
  it.each([
    [
      'si compro un vestido y no me queda bien, ¿quién paga la devolución?',
      'Devolver un pedido de la tienda',
    ],
    ['¿lo rebajado se puede devolver?', 'Devolver algo rebajado'],
    ['¿las medias y la ropa interior se pueden devolver?', 'Devolver ropa interior o de baño'],
    ['pedí unas zapatillas talla 38 y me mandaron 40', 'El pedido llega roto o equivocado'],
    ['me robaron el paquete del portal', 'Un paquete entregado que no está'],
    ['¿dónde veo mis pedidos?', 'Dónde se ven los pedidos'],
    ['tengo un código de descuento y no me deja meterlo', 'Descuentos y códigos de la tienda'],
    ['¿lo envolvéis para regalo?', 'Envolver para regalo'],
    ['esto es una estafa', 'Una queja'],
    ['la app se cierra sola cuando abro el escáner', 'Algo falla en la aplicación'],
    ['hola, ¿venden ropa de segunda mano o solo nueva?', 'Ropa nueva o de segunda mano en la tienda'],
  ])('is answered by its rule, not by products: %s', async (message, title) => {
    expect((await talk([message])).last).toBe(textOfTitle(title, 'maya'));
  });

  it('is answered by its rule in the address of who asks', async () => {
    const { last } = await talk(['¿le doy a usted el número de la tarjeta?']);
    expect(last).toBe(inUsted(textOfTitle('Los datos de la tarjeta', 'maya') ?? ''));
    expect(last).toContain('no lo escriba');
  });

  it.each([
    [['¿se puede devolver lo rebajado?', '¿y los calzoncillos?'], 'Devolver ropa interior o de baño'],
    [['he pedido una falda hace 5 días y no llega', 'vale y dónde miro eso'], 'Dónde se ven los pedidos'],
    [['busco un vestido', '¿y si no me vale lo puedo devolver?'], 'Devolver un pedido de la tienda'],
  ])('goes on: %s', async (messages, title) => {
    expect((await talk(messages)).last).toBe(textOfTitle(title, 'maya'));
  });
});

describe('what is looked for', () => {
  it.each([[['tienen botines negros', 'algo negro que no sean botines'], /Botín negro/]])(
    'leaves out the kind that is refused: %s',
    async (messages, refused) => {
      const { last } = await talk(messages);
      expect(last).not.toMatch(refused);
    },
  );
});

describe('what is to be filed', () => {
  it.each([
    ['ponme en el carrito un abrigo negro en M', 'abrigo-negro'],
    ['apúntame en deseos un vestido de flores', 'vestido-fucsia'],
  ])('is looked for first: %s', async (message, id) => {
    const { acts } = await talk([message]);
    expect(JSON.stringify(acts)).toContain(id);
    expect(acts).toHaveLength(1);
  });

  it.each(['apúntame en deseos un vestido verde', 'échame al carrito unas zapatillas rojas'])(
    'is not replaced by something else: %s',
    async (message) => {
      const { acts, last } = await talk([message]);
      expect(acts).toEqual([]);
      expect(last).toMatch(/añad/);
    },
  );

  it('is not taken for the basket', async () => {
    const { acts } = await talk(['busco un blazer', 'mételo en la cesta', 'la M']);
    expect(acts).toMatchObject([{ act: 'add-to-cart', productId: 'blazer-camel', size: 'M' }]);
  });

  it('keeps the size that was asked for', async () => {
    const { acts } = await talk(['busco un blazer', '¿lo hay en la L?', 'añádelo al carrito']);
    expect(acts).toMatchObject([{ size: 'L' }]);
  });

  it('leaves the cart when it was put there here, and says so when not', async () => {
    const { acts } = await talk(['ponme en el carrito un abrigo negro en M', 'y quita el abrigo']);
    expect(acts.map((one) => one.act)).toEqual(['add-to-cart', 'undo']);
    expect((await talk(['vacía el carrito'])).acts).toEqual([]);
  });
});

describe('products on the table', () => {
  it.each([
    ['¿y en qué colores viene?', /negro/],
    ['¿de qué es?', /en la ficha/],
    ['¿cuál me recomiendas?', /conjuntos/],
    ['¿qué diferencia hay?', /59,95/],
  ])('are told: %s', async (message, words) => {
    expect((await talk(['busco botines', '¿cuánto es el envío?', message])).last).toMatch(words);
  });
});

describe('a purchase in doubt', () => {
  it.each([
    '¿compro un vestido negro o me quedo con los que tengo?',
    'estoy por comprarme otro vestido negro midi y no sé si comprarlo o esperar',
  ])('is weighed against what is owned: %s', async (message) => {
    const { last } = await talk([message]);
    expect(last).toContain('vestido negro');
    for (const { name } of products) expect(last).not.toContain(name);
  });
});

describe('a budget', () => {
  it.each(['no tengo ganas de gastar mucho, tengo una camisa blanca', 'tengo un presupuesto y una falda'])(
    'is no article: %s',
    async (message) => {
      expect((await talk([message])).last).not.toContain('1 €');
    },
  );
});

describe('what a message without a noun is of', () => {
  it.each([
    [['¿qué es una sobrecamisa?', '¿tengo alguna?'], /sobrecamisa/],
    [['busco zapatillas blancas', '¿no tengo ya algo así?'], /las zapatillas blancas/],
    [['¿tengo algún abrigo negro?', 'no me vale, enséñame alguno'], /Abrigo negro de lana/],
    [['quiero un bolso, ¿qué me enseñas?', 'mejor otra cosa, muéstrame algo'], /tienda/],
    [['¿qué prendas negras tengo?', '¿cuáles no son negras?'], /48/],
  ])('%s', async (messages, reply) => {
    expect((await talk(messages)).last).toMatch(reply);
  });

  it('asks which of those shown where none is of that colour', async () => {
    const { last, acts } = await talk(['enséñame zapatillas', 'las rojas, al carrito']);
    expect(acts).toEqual([]);
    expect(last).toMatch(/Zapatillas blancas de lona/);
  });

  it('weighs the product on the table with what is owned', async () => {
    const { last } = await talk(['busco unas zapatillas', '¿me van con los vaqueros que tengo?']);
    expect(last).toMatch(/Zapatillas blancas de lona/);
  });

  it('files several of those shown', async () => {
    const { acts } = await talk([
      'enséñame un abrigo y un blazer',
      'guárdame el primero y el segundo en deseos',
    ]);
    expect(new Set(acts.flatMap((act) => (act.act === 'wish' ? act.productIds : []))).size).toBe(2);
  });
});

describe('a question of service with a condition', () => {
  it.each([
    [['¿hasta cuándo puedo devolver un pedido?', '¿y si me llega el 20 de diciembre?'], /3 de enero/],
    [['la app no funciona', 'ya la reinicié y sigue igual'], /Contacto/],
    [['¿cómo cancelo el premium?', '¿y si después no me gusta?'], /Premium|suscripción/],
  ])('%s', async (messages, reply) => {
    expect((await talk(messages)).last).toMatch(reply);
  });
});
