import { describe, expect, it } from 'vitest';
import { helpLines } from '#advisor/knowledge/help-lines.ts';
import { momentCalled } from '#advisor/moments/moments.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { store } from './store.ts';
import { talkTo } from './talk.ts';

const wardrobe = panelWardrobes['office-woman'].garments;
const talk = (messages: readonly string[]) => talkTo(messages, { wardrobe, store });
const idOf = (name: string) => wardrobe.find((one) => one.name === name)?.id ?? '';

describe('a piece that others mocked', () => {
  it('is not dressed in, and the person is comforted', async () => {
    const [turn] = await talk(['mis cuñadas se rieron de mi blazer de pata de gallo en la comida']);
    expect(turn?.text).toContain(momentCalled('criticised')?.maya.slice(0, 20));
    expect(turn?.outfits).toEqual([]);
  });

  it('is left out of what is asked for besides', async () => {
    const [turn] = await talk([
      'mi suegra quiere que vaya con falda y yo no puedo. El domingo comemos en su casa, ¿qué me pongo?',
    ]);
    const skirts = ['Falda lápiz negra', 'Falda plisada verde'].map(idOf);
    expect(turn?.outfits.length).toBeGreaterThan(0);
    expect(turn?.outfits.flat().some((id) => skirts.includes(id))).toBe(false);
  });
});

describe('what is over', () => {
  it('is not spoken of as if it went on', async () => {
    const [turn] = await talk(['terminé la quimio en verano y la ropa me queda enorme']);
    expect(turn?.text).not.toContain('sesiones');
    expect(turn?.text).toContain(momentCalled('treatment-over')?.maya.slice(0, 20));
  });
});

describe('a small question beside a loss', () => {
  it('is answered', async () => {
    const [turn] = await talk(['Mi hermano murió en marzo. Tengo su cazadora y no sé si ponérmela.']);
    expect(turn?.text).toContain(momentCalled('wearing-their-clothes')?.maya);
  });
});

describe('an emergency', () => {
  it('of a friend who took pills has its number', async () => {
    const [turn] = await talk(['mi amiga se ha tomado un bote de pastillas, ¿a qué número llamo?']);
    expect(turn?.text).toContain(helpLines.spain.emergency);
    expect(turn?.outfits).toEqual([]);
  });

  it('is an object that was swallowed', async () => {
    const [turn] = await talk(['mi perro se ha tragado un alfiler de la costura, qué hago']);
    expect(turn?.text).toContain(helpLines.spain.emergency);
    expect(turn?.text).toMatch(/veterinario/);
  });

  it('is a partner who burns clothes', async () => {
    const [turn] = await talk(['mi marido me quemó la ropa porque le dije que salía con mis amigas']);
    expect(turn?.text).toContain(helpLines.spain.violence);
  });
});

describe('a rule asked beside a product', () => {
  it('is told', async () => {
    const [turn] = await talk(['busco una bufanda para mi hermana, ¿la puede cambiar si no le gusta?']);
    expect(turn?.text).toContain('14 días naturales');
  });
});
