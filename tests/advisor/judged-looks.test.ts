import { describe, expect, it } from 'vitest';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { talkTo } from './talk.ts';

const woman = panelWardrobes['office-woman'].garments;
const man = panelWardrobes.man.garments;
const student = panelWardrobes.teenager.garments;

const piecesOf = (wardrobe: readonly Garment[], ids: readonly string[] | undefined) =>
  (ids ?? []).flatMap((id) => wardrobe.find((one) => one.id === id) ?? []);

describe('a look on the table is judged before it is changed', () => {
  it('keeps shoes on, whichever leave', async () => {
    const [, second] = await talkTo(
      [
        'concierto de rock el sábado, hace mucho calor',
        'en los pies botas no, otra cosa que no deje los dedos al aire',
      ],
      { wardrobe: student },
    );
    expect(piecesOf(student, second?.outfits[0]).some(({ category }) => category === 'shoes')).toBe(true);
  });

  it('says yes or no first where another plan takes the place of the first', async () => {
    const [, second] = await talkTo(
      [
        'tengo un café con una amiga el domingo, ¿qué me pongo?',
        'dice que mejor vamos a caminar al parque, ¿me sirve lo mismo?',
      ],
      { wardrobe: man },
    );
    expect(second?.text).toMatch(/^(?:S[ií]|No|Casi|Lo mismo, no|Lo mismo no|Nop)/);
  });

  it('wears a jacket open that does not close', async () => {
    const [, second] = await talkTo(
      [
        'mañana tengo una entrevista, ¿qué me pongo?',
        'me he probado la americana azul marino y no me abrocha, ¿la llevo abierta?',
      ],
      { wardrobe: woman },
    );
    expect(second?.text).toMatch(/abierta/i);
    expect(second?.outfits).toEqual([]);
  });

  it('weighs an idle piece that is proposed, and leaves the look alone where it loses by it', async () => {
    const [, second] = await talkTo(
      [
        'el sábado tengo un bautizo, ¿qué me pongo?',
        '¿y de rojo no? que el vestido rojo lo tengo muerto de risa',
      ],
      { wardrobe: woman },
    );
    expect(second?.text).toMatch(/vestido rojo/i);
    expect(second?.text).not.toMatch(/ya va sin|no hay «/i);
  });

  it('refuses a colour in the part that is named alone', async () => {
    const [first, second] = await talkTo(
      [
        'mañana tengo oficina, ¿qué me pongo?',
        'me gusta, pero no quiero ir de blanco arriba, cámbiame solo eso',
      ],
      { wardrobe: woman },
    );
    const bottoms = (ids: readonly string[] | undefined) =>
      piecesOf(woman, ids)
        .filter(({ category }) => category === 'bottoms')
        .map(({ id }) => id);
    expect(second?.outfits).toHaveLength(1);
    expect(bottoms(second?.outfits[0])).toEqual(bottoms(first?.outfits[0]));
    const tops = piecesOf(woman, second?.outfits[0]).filter(({ category }) => category === 'tops');
    expect(tops.some(({ name }) => /blanc/i.test(name))).toBe(false);
  });

  it('takes out what "me lo sacas" names', async () => {
    const [, second] = await talkTo(
      [
        'el sábado se casa mi amiga por lo civil, 27 grados',
        'ella va de blanco, así que todo lo blanco o crudo me lo sacas',
      ],
      { wardrobe: woman },
    );
    expect(piecesOf(woman, second?.outfits[0]).some(({ name }) => /blanc|crud/i.test(name))).toBe(false);
  });
});
