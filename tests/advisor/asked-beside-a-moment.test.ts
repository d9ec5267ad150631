import { describe, expect, it } from 'vitest';
import { textOfTitle } from '#advisor/knowledge/entries.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { store } from './store.ts';
import { talkTo } from './talk.ts';

const wardrobes = {
  woman: panelWardrobes['office-woman'].garments,
  man: panelWardrobes.man.garments,
  none: [],
};
const talk = (messages: readonly string[], of: keyof typeof wardrobes = 'woman') =>
  talkTo(messages, { wardrobe: wardrobes[of], store, act: async () => ({ done: true }) });

describe('what is asked beside a moment of life', () => {
  it('is an outfit for the day that has to be faced, without a question about harm', async () => {
    const [turn] = await talk([
      'Mi marido se fue hace dos semanas. Llevo en chándal desde entonces. Mañana tengo que ir al juzgado a firmar cosas y no puedo ni abrir el armario.',
    ]);
    expect(turn?.outfits.length).toBeGreaterThan(0);
    expect(turn?.text).not.toMatch(/hacerte daño|pérdida/);
  });

  it('is an outfit after a mastectomy, for the day that is told', async () => {
    const [turn] = await talk([
      'Hace un mes me operaron del pecho, mastectomía. Mañana salgo por primera vez a merendar con mis amigas y no puedo levantar mucho el brazo.',
    ]);
    expect(turn?.text).toMatch(/abr(?:e|en|an) por delante/);
    expect(turn?.outfits.length).toBeGreaterThan(0);
  });

  it('is no turtleneck against hot flushes', async () => {
    const [turn] = await talk([
      'con los bochornos de la menopausia ando empapada en la oficina. ¿Qué me pongo mañana?',
    ]);
    const closed = wardrobes.woman.filter(({ name }) => /cuello alto/i.test(name)).map(({ id }) => id);
    expect(turn?.outfits.flat().some((id) => closed.includes(id))).toBe(false);
  });

  it('is not followed by an invitation to tell more where an outfit follows', async () => {
    const [turn] = await talk([
      'mi ex va a estar en el bautizo del sábado con su nueva novia. ¿qué me pongo para el bautizo?',
    ]);
    expect(turn?.outfits.length).toBeGreaterThan(0);
    expect(turn?.text).not.toMatch(/cuéntame|¿Te da rabia/i);
  });
});

describe('a keepsake of who is gone', () => {
  it.each([
    ['¿Qué opina usted de llevar el reloj de mi padre, que falleció en julio, en mi boda?'],
    [
      'Hoy hace un año que murió mi madre y esta tarde es la misa. ¿Qué me pongo?',
      '¿Y el pañuelo de lunares, que era suyo, queda fuera de lugar?',
    ],
  ])('is never out of place: %s', async (...messages) => {
    expect((await talk(messages)).at(-1)?.text).toMatch(/no desentona/);
  });
});

describe('a result that was awaited', () => {
  it('is good news where it is good', async () => {
    const [turn] = await talk([
      'Me acaban de llamar: la biopsia salió bien. Hoy quiero salir a comer con mi hermana',
    ]);
    expect(turn?.text).not.toMatch(/Siento la espera|Ánimo/);
  });
});

describe('what goes on after a mishap', () => {
  it('is answered with what there is at hand', async () => {
    const [, second] = await talk([
      'estoy en una boda y me ha reventado la cremallera del vestido por la espalda, ¿qué hago?',
      'no tengo chaqueta, solo mi prima con un costurero de hotel y tres imperdibles',
    ]);
    expect(second?.text).toBe(
      textOfTitle('Cerrar un vestido roto con imperdibles, aguja e hilo y ayuda de otra persona', 'maya'),
    );
  });
});

describe('a remark that is to be answered', () => {
  it('gets its words and the outfit that is asked for', async () => {
    const [turn] = await talk([
      'me han dicho en la oficina que voy muy alegre para mi puesto. ¿cómo contesto a eso y qué me pongo mañana?',
    ]);
    expect(turn?.text).toContain('«');
    expect(turn?.outfits.length).toBeGreaterThan(0);
  });
});

describe('the shop', () => {
  it('says the size of what is worn over something thick', async () => {
    const [turn] = await talk(['¿qué talla pillo si soy una 38 pero me lo pongo con sudadera debajo?']);
    expect(turn?.text).toMatch(/^Una 38 suele ser la M; con algo gordo debajo, pide la L/);
  });

  it('keeps the size of a coat that is worn over a jacket', async () => {
    const [turn] = await talk(
      ['Me interesa la gabardina. Uso una 52 de americana y la llevaría encima de la chaqueta. ¿Qué talla?'],
      'man',
    );
    expect(turn?.text).toMatch(/la 52, que en letras es la L/);
  });

  it('tells the price of Premium beside its trial', async () => {
    const [turn] = await talk(['si le doy a probar premium me cobran luego sin avisar? y cuanto vale']);
    expect(turn?.text).toMatch(/7 días/);
    expect(turn?.text).toMatch(/19,95/);
  });
});

describe('what is told of one’s own people beside a plan', () => {
  it.each([
    'mi madre está ingresada y tengo que dar clase igual mañana. ¿Qué me pongo?',
    'mi mujer ha tenido un aborto y mañana tenemos el bautizo de mi sobrino. ¿Qué nos ponemos?',
  ])('is met with a word at least: %s', async (message) => {
    const [turn] = await talk([message], 'man');
    expect(turn?.text).toMatch(/^[^.]*\b(?:Siento|siento)\b/);
  });
});
