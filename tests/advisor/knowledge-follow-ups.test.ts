import { describe, expect, it } from 'vitest';
import { textOfTitle } from '#advisor/knowledge/entries.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { talkTo } from './talk.ts';

const woman = panelWardrobes['office-woman'].garments;
const man = panelWardrobes.man.garments;

const lastOf = async (messages: readonly string[], wardrobe = woman) =>
  (await talkTo(messages, { wardrobe })).at(-1);

describe('a follow-up of few words', () => {
  it.each([
    [['puedo ir de blanco a una boda si es un estampado?', 'y de negro?'], 'Ir de negro a una boda'],
    [
      ['cómo guardo los abrigos en verano', 'y la ropa de lana?'],
      'Guardar ropa sin polilla: cedro, lavanda y bolsas',
    ],
    [['cómo se lava un jersey de lana merino', 'y el de cachemir?'], 'Lavar el cachemir en casa'],
  ])('finds the entry for its own words in the question before: %s', async (messages, title) => {
    const turn = await lastOf(messages);
    expect(turn?.text).toBe(textOfTitle(title, 'maya'));
  });

  it.each(['ya probé con vinagre', 'eso ya lo hice, y sigue'])(
    'does not repeat what did not help: %s',
    async (message) => {
      const [first, second] = await talkTo(
        ['mis camisetas de gimnasio huelen mal aunque las lave', message],
        {
          wardrobe: woman,
        },
      );
      expect(first?.text).not.toContain(second?.text);
    },
  );
});

describe('a condition that follows an answer', () => {
  it('is not answered with what the person lacks', async () => {
    const [first, second] = await talkTo(
      ['cómo quito una mancha de vino tinto de una camisa blanca', 'no tengo agua oxigenada'],
      {
        wardrobe: woman,
      },
    );
    expect(first?.text).toContain('oxigenada');
    expect(second?.text).not.toContain('oxigenada');
  });

  it.each(['y en la de seda?', 'y en la de seda no, ¿verdad?'])(
    'asks the same of another cloth: %s',
    async (message) => {
      const turn = await lastOf(['cómo quito la mancha de sudor de una camisa blanca', message]);
      expect(turn?.text).toBe(textOfTitle('Mancha de desodorante o sudor en seda', 'maya'));
    },
  );

  it('takes measures for a size', async () => {
    const turn = await lastOf(['qué talla de pantalón soy', 'de cadera mido 104 y de cintura 78']);
    expect(turn?.text).toContain('la 42 española por las dos');
  });
});

describe('what is owned of an answer', () => {
  it('is of the cloth that was asked about', async () => {
    const turn = await lastOf([
      'cómo se lava un jersey de lana merino',
      'qué más tengo yo de ese material, para no liarla otra vez',
    ]);
    const own = woman.filter(({ fabric }) => fabric === 'wool').map(({ id }) => id);
    expect(turn?.garmentIds.length).toBeGreaterThan(0);
    expect(own).toEqual(expect.arrayContaining(turn?.garmentIds ?? []));
  });

  it('is of the sort, or the colour, that was asked about', async () => {
    const belts = await lastOf(['el cinturón tiene que ser igual que los zapatos?', 'yo cuáles tengo'], man);
    expect(belts?.text).toMatch(/^(?:Cuento|Veo) 2: el cinturón negro y el cinturón marrón/);
    const brown = await lastOf(['con qué pega el marrón', 'qué tengo en ese color'], man);
    expect(brown?.text).toMatch(/marrón/);
  });
});
