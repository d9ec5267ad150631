import { describe, expect, it } from 'vitest';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { talkTo } from './talk.ts';

const wardrobe = panelWardrobes['office-woman'].garments;
const talk = (messages: readonly string[], advisor: 'maya' | 'valentina' = 'maya') =>
  talkTo(messages, { wardrobe, advisor });

describe('a question within a sorrow', () => {
  it.each([
    ['¿Usted cree que hago mal en seguir poniendo dos platos?', /costumbres/],
    ['¿los domingos se hacen menos largos con el tiempo?', /tiempo/],
    ['Mi nuera dice que ya es hora de dar su ropa y de buscarme a alguien', /calendario|prisa/],
  ])('is answered after a death, and no outfit follows: %s', async (message, answer) => {
    const [, second] = await talk(['Hace tres semanas que murió mi marido.', message]);
    expect(second?.text).toMatch(answer);
    expect(second?.outfits).toEqual([]);
  });

  it('tells how to wear what was of who died', async () => {
    const [, second] = await talk([
      'Mi marido falleció en marzo y hoy he abierto por fin su armario. Todavía huele a él.',
      'Tenía una gabardina preciosa. ¿Sería una tontería que me la pusiera yo?',
    ]);
    expect(second?.text).toMatch(/puños/);
    expect(second?.garmentIds).toEqual([]);
  });

  it('reads the same words of who left by that', async () => {
    const [first] = await talk([
      'me ha dejado mi novia después de seis años y el armario está lleno de cosas que me regaló. no sé si quemarlo todo',
    ]);
    expect(first?.text).toMatch(/caja/);
  });

  it('is none where no sorrow was told', async () => {
    const [first] = await talk(['¿me pongo la gabardina de mi hermano o es raro?']);
    expect(first?.text).not.toMatch(/quien falta/);
  });

  it('shows no party of the firm to who was dismissed', async () => {
    const [first] = await talk(
      ['me botaron del trabajo el viernes, 14 años en la misma empresa'],
      'valentina',
    );
    expect(first?.outfits).toEqual([]);
    expect(first?.text).toMatch(/siento/);
  });

  it('dresses with what was told of beside it', async () => {
    const [, second] = await talk([
      'Hoy ha sido el primer día que salgo de casa desde que murió mi madre. Me he puesto su pañuelo de lunares y me he echado a llorar.',
      'Mañana vuelvo al trabajo y quiero llevarlo otra vez, pero que no llame la atención.',
    ]);
    const scarf = wardrobe.find(({ name }) => name === 'Pañuelo de seda de lunares');
    expect(second?.outfits[0]).toContain(scarf?.id);
  });
});
