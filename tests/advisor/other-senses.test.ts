import { expect, test } from 'vitest';
import { lookUp } from '#advisor/knowledge/look-up.ts';
import { inPlainSense } from '#advisor/knowledge/other-senses.ts';
import { lacksWords } from '#advisor/moments/support.ts';
import { tokensOf } from '#advisor/words/tokens.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { talkTo } from './talk.ts';

test.each([
  ['¿me sirve un vestido largo color vino de satén?', 'burdeos'],
  ['unos zapatos vino con qué van', 'burdeos'],
  ['mis botas cafés', 'marrón'],
  ['zapatos que no se me entierren en el pasto', 'hunden'],
])('a word is read in the sense that is meant: %s', (said, meant) => {
  expect(inPlainSense(said)).toContain(meant);
});

test.each([
  'me cayó vino en el vestido blanco',
  'se me derramó vino tinto en la falda',
  'lo enterraron el lunes',
])('and left where it means what it says: %s', (said) => {
  expect(inPlainSense(said)).toBe(said);
});

test('nothing on funerals is told where no death is spoken of', () => {
  const titles = (question: string) => lookUp(question, 3).map(({ entry }) => entry.title);
  expect(titles('el pañuelo de lunares, ¿dónde me lo pongo?').join()).not.toMatch(/funeral|velatorio/);
  expect(titles('¿puedo llevar el pañuelo de lunares al entierro?').join()).toMatch(/funeral/);
});

test('who gives the breast hides none', () => {
  const annotated = (text: string) => tokensOf(text).map((token) => ({ ...token, classes: [] }));
  expect(
    lacksWords('flat-chest', annotated('estoy dando el pecho y quiero que no se me marque la tripa'), 0.9),
  ).toBe(true);
  expect(lacksWords('flat-chest', annotated('quiero que no se me note el pecho'), 0.9)).toBe(false);
});

test.each([
  'se me ha caido mojo picon en la camisa oxford celeste, salgo en 20 min socorro',
  'me ha caído típex en la manga del blazer',
])('a stain without an entry of its own gets the way for any: %s', async (message) => {
  const [turn] = await talkTo([message], { wardrobe: panelWardrobes.man.garments });
  expect(turn?.text).toMatch(/agua fría/);
});

const woman = { wardrobe: panelWardrobes['office-woman'].garments };

test('a verse that is a tale is no wish for a poem', async () => {
  const [turn] = await talkTo(['mi abuela dice que la pashmina es un verso, ¿tiene razón?'], woman);
  expect(turn?.text).not.toMatch(/«/);
});

test('what is spilt is not cooked', async () => {
  const [, turn] = await talkTo(
    ['cena en una arrocería el viernes', '¿y si se me cae el arroz encima?'],
    woman,
  );
  expect(turn?.text).not.toMatch(/hierv/i);
});

test('a bag that is packed is not asked what it holds', async () => {
  const [turn] = await talkTo(
    ['Nos vamos del sábado al martes a Edimburgo, solo con mochila de cabina. ¿Qué meto?'],
    woman,
  );
  expect(turn?.outfits.length).toBeGreaterThan(2);
});
