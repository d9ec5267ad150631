import { describe, expect, it } from 'vitest';
import type { Garment } from '#stylist/wardrobe.ts';
import { actOn, man, woman } from './acting.ts';
import { store } from './store.ts';
import { talkTo } from './talk.ts';

async function lastOf(wardrobe: readonly Garment[], message: string) {
  const turn = (await talkTo([message], { wardrobe, store })).at(-1);
  const named = (ids: readonly string[]) =>
    ids.map((id) => wardrobe.find((one) => one.id === id)?.name ?? id).join(', ');
  return { text: turn?.text ?? '', looks: (turn?.outfits ?? []).map(named) };
}

describe('requests of several fields', () => {
  it.each([
    ['a price and a look', 'cuanto vale el premium y q me pongo mañana pa ir al dentista', /19,95.*médico/],
    ['a thing and its way', 'busco medias negras tupidas baratas, y cuánto tardan en llegar?', /medias.*5/],
    ['two facts', 'dime cuántos bolsos tengo y cuándo llevé por última vez el clutch dorado', /4.*días/],
    [
      'a fact and care of what it is of',
      'oye cuántos vaqueros tengo? y se lavan con las camisetas negras?',
      /2.*índigo/,
    ],
  ])('answers %s in order', async (_, message, expected) => {
    expect((await lastOf(woman, message)).text).toMatch(expected);
  });

  it('leaves what is stained out of the look', async () => {
    const { text, looks } = await lastOf(
      woman,
      'mancha de vino en el vestido blanco de lino, ayuda!! y mañana es la comida, con qué lo sustituyo',
    );
    expect(text).toMatch(/agua/);
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.join()).not.toContain('Vestido blanco de lino');
  });

  it('shows one look where the verdict has shown it', async () => {
    const { text } = await lastOf(
      man,
      'Tengo el entierro de mi abuela mañana. ¿Hace falta corbata? Dime qué me pongo de arriba abajo.',
    );
    expect(text.match(/camisa blanca/g)?.length).toBe(1);
  });

  it('files a day beside what was washed', async () => {
    const { acts } = await actOn(
      [
        'He lavado la camisa blanca y los chinos beige. Déjeme puesto para el lunes la celeste con los chinos azules.',
      ],
      man,
    );
    expect(acts.map(({ act }) => act)).toEqual(['mark', 'plan']);
  });

  it.each([
    'no encuentro el trench por ningun lao, lo tengo prestao o en el tinte o q',
    'Mi mujer dice que saque el esmoquin, que para algo lo tengo. ¿Quién tiene razón?',
  ])('changes nothing: %s', async (message) => {
    expect((await actOn([message])).acts).toEqual([]);
  });
});
