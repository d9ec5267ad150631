import { describe, expect, it } from 'vitest';
import { legsIn } from '#advisor/handlers/travel/legs.ts';
import { understand } from '#advisor/understand/understand.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { talkTo } from './talk.ts';

const woman = panelWardrobes['office-woman'].garments;
const man = panelWardrobes.man.garments;
const first = async (message: string, wardrobe = woman) => (await talkTo([message], { wardrobe }))[0];
const slotsOf = (message: string) => understand(message, woman).slots;
const named = (wardrobe: typeof woman, ids: readonly string[] = []) =>
  wardrobe.filter(({ id }) => ids.includes(id)).map(({ name }) => name);

describe('frost that is told', () => {
  it('keeps thin shoes at home and is answered with what the wardrobe adds', async () => {
    const reply = await first(
      'mañana funeral en un pueblo a tres bajo cero y luego vamos andando al cementerio',
    );
    const look = named(woman, reply?.outfits[0]);
    expect(look.some((name) => /mocasines|bailarinas|sandalias/i.test(name))).toBe(false);
    expect(reply?.text).not.toMatch(/con el calor/i);
    expect(reply?.text).toMatch(/frío|abriga/);
  });

  it('puts no jeans on who camps in it', async () => {
    const reply = await first('subimos a un volcán y acampamos arriba, a dos grados bajo cero', man);
    for (const ids of reply?.outfits ?? [])
      expect(man.filter(({ id }) => ids.includes(id)).map(({ kind }) => kind)).not.toContain('jeans');
  });

  it.each([
    ['estaremos a menos veinte en Laponia', -20],
    ['va a hacer 29 y es al mediodía', 29],
    ['llego a las seis menos veinte', null],
  ])('is read in figures: %s', (message, degrees) => {
    expect(slotsOf(message).temperatureC).toBe(degrees);
  });

  it('is the weather of a trip, whatever is usual there', () => {
    const [leg] = legsIn('cuatro días en Viena, dicen que a bajo cero', woman, 11);
    expect(leg).toMatchObject({ temperatureC: -1, nightC: null });
  });
});

describe('what a day refuses or asks for', () => {
  it('keeps every pattern of a list away', () => {
    const { avoidedPatterns } = slotsOf('salgo en la tele y nada de rayas ni de cuadros, ¿qué me pongo?');
    expect([...avoidedPatterns].sort()).toEqual(['checks', 'stripes']);
  });

  it('is met by one of two colours', () => {
    expect(slotsOf('posada mañana, quiero ir de verde o rojo').isEitherColour).toBe(true);
    expect(slotsOf('posada mañana, quiero ir de verde y rojo').isEitherColour).toBe(false);
  });

  it('takes no colour from a blush', () => {
    expect(slotsOf('expongo en clase y me pongo roja como un tomate, ¿qué me pongo?').colours).toEqual([]);
  });
});

describe('a day of several plans', () => {
  it('is dressed for the dressiest', () => {
    const { event, then } = slotsOf(
      '8:30 dejo a los niños en el cole andando, a las 10 presentación a clientes y a las 15h dentista',
    );
    expect(event).toMatch(/presentation|client-meeting/);
    expect(then).not.toBeNull();
  });
});

describe('a case', () => {
  it('has looks for the dances besides the days', async () => {
    const reply = await first(
      'hazme la maleta, una pequeña: ocho días en la costa, de día paseo y baile todas las noches',
    );
    expect(reply?.text).toMatch(/\d+ prendas de arriba/);
    expect(reply?.outfits.length).toBeGreaterThan(4);
  });

  it('is completed for a cold outing, and not packed anew', async () => {
    const [before, after] = await talkTo(
      [
        'hazme la maleta para 5 días en Almería',
        'se me olvidaba, hay una excursión a Granada y allí hace un frío que pela, ¿meto algo?',
      ],
      { wardrobe: woman },
    );
    expect(after?.outfits).toEqual([]);
    expect(after?.garmentIds).toEqual(expect.arrayContaining(before?.garmentIds ?? []));
    expect(after?.garmentIds.length).toBeGreaterThan(before?.garmentIds.length ?? 0);
  });
});
