import { describe, expect, it } from 'vitest';
import { careInGeneral } from '#advisor/knowledge/care-in-general.ts';
import { withoutSubstance } from '#advisor/knowledge/stains.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { talkTo } from './talk.ts';

const woman = panelWardrobes['office-woman'].garments;
const man = panelWardrobes.man.garments;

const lastOf = async (messages: readonly string[], wardrobe = woman) =>
  (await talkTo(messages, { wardrobe })).at(-1);

describe('a rule of dress', () => {
  it('of a code is told with its verdict first', async () => {
    const turn = await lastOf(['La invitación dice cóctel. ¿Puedo ir de largo o se ve exagerado?']);
    expect(turn?.text).toMatch(/demasiado/);
  });

  it('settles who is right', async () => {
    const turn = await lastOf(
      [
        'Boda en la catedral a las doce y media. Mi mujer dice que saque el esmoquin, a mí me suena que de día no. ¿Quién tiene razón?',
      ],
      man,
    );
    expect(turn?.text).toMatch(/^De día, no/);
  });

  it('leaves no taste to be chosen of "sí o no"', async () => {
    const turn = await lastOf(
      [
        "me llegó una invitación a un matrimonio en Santa Marta que dice 'coctel tropical'. ¿corbata sí o no, y la hawaiana cuenta o es chiste?",
      ],
      man,
    );
    expect(turn?.text).toMatch(/corbata/i);
  });

  it('refuses what is owned in a colour that it refuses', async () => {
    const turn = await lastOf([
      'Voy de invitada a una boda hindú en Londres. ¿Hay colores que no se puedan llevar? ¿Y hombros al aire?',
      '¿Y el vestido rojo que tengo entonces?',
    ]);
    expect(turn?.text).toMatch(/vestido rojo de fiesta/);
    expect(turn?.text).toMatch(/de la novia/);
  });
});

describe('advice on care', () => {
  it('keeps of what was told that with which the person has', async () => {
    const turn = await lastOf([
      'se me mancho la camiseta blanca con base de maquillaje, justo en el cuello',
      'no tengo de eso, q mas sirve? tengo jabon de platos y alcohol',
    ]);
    expect(turn?.text).toMatch(/lavavajillas/);
  });

  it.each([
    ['cómo limpio el sombrero de fieltro', 'un sombrero'],
    ['se me manchó el abrigo de lana', 'un abrigo o una chaqueta con hombros armados'],
    ['cómo lavo un jersey de lana', 'la lana y el punto'],
    ['huelen mal las zapatillas', 'unas zapatillas'],
    ['con qué limpio la cazadora de ante', 'el ante'],
  ])('holds in general for the thing or cloth: %s', (question, named) => {
    expect(careInGeneral(question)?.named).toBe(named);
  });

  it('holds for nothing where no care is asked for', () => {
    expect(careInGeneral('me pongo el abrigo de lana')).toBeNull();
  });

  it('names no substance that was not meant', () => {
    const told = 'Vino en cuero: sécala con un paño.';
    expect(withoutSubstance(told, 'me cayó ketchup en la chaqueta de cuero')).toBe('Sécala con un paño.');
    expect(withoutSubstance(told, 'me cayó rioja en la chaqueta de cuero')).toBe(told);
  });
});
