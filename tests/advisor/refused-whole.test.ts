import { expect, it } from 'vitest';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { talkTo } from './talk.ts';

const student = panelWardrobes.teenager.garments;
const lastOf = async (...messages: string[]) => (await talkTo(messages, { wardrobe: student })).at(-1);

it('the death of a pet brings comfort, and no outfit for a funeral', async () => {
  const turn = await lastOf(
    'se ha muerto mi gata hoy. tengo que ir igual a trabajar, dime tú qué me pongo, todo de negro no',
  );
  expect(turn?.text).toMatch(/siento/);
  expect(turn?.text).not.toMatch(/funeral/);
  expect(turn?.outfits[0]).not.toHaveLength(0);
  expect(turn?.outfits[0]?.every((name) => /negr/.test(name))).toBe(false);
});

it('who does not want to feel in disguise gets no costume', async () => {
  const turn = await lastOf(
    'como con los padres de mi novio, cómo me visto sin disfrazarme de lo que no soy',
  );
  expect(turn?.text).not.toMatch(/antifaz|barba|disfraz/);
});

it('a garment that others want is not worn against the will of who wears it', async () => {
  const turn = await lastOf(
    'soy un chico trans. el sábado se casa mi tía y mi madre quiere que lleve el vestido verde. no voy a ir con vestido. qué puedo hacer con lo que hay',
  );
  expect(turn?.outfits.length).toBeGreaterThan(0);
  expect(turn?.outfits.flat().filter((name) => /vestido/i.test(name))).toEqual([]);
});
