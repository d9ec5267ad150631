import { describe, expect, it } from 'vitest';
import { understand } from '#advisor/understand/understand.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { talkTo } from './talk.ts';

const woman = panelWardrobes['office-woman'].garments;
const man = panelWardrobes.man.garments;
const student = panelWardrobes.teenager.garments;
const last = async (messages: readonly string[], wardrobe = woman) =>
  (await talkTo(messages, { wardrobe })).at(-1);
const moodsOf = (message: string) => understand(message, woman).slots.moods;
const named = (ids: readonly string[], wardrobe = woman) =>
  wardrobe.filter(({ id }) => ids.includes(id)).map(({ kind }) => kind);

describe('what is worn already', () => {
  it('stays, and only the rest is chosen', async () => {
    const reply = await last([
      'me acabo de tirar el café por la camisa blanca y tengo videollamada, ¿qué me cambio? abajo llevo el pantalón gris de pinzas',
    ]);
    for (const ids of reply?.outfits ?? []) {
      expect(ids).toContain('Pantalón de pinzas gris');
      expect(ids).not.toContain('Camisa blanca de popelín');
    }
    expect(reply?.outfits.length).toBeGreaterThan(0);
    expect(reply?.text).toMatch(/agua fría/);
  });

  it('may be several pieces', async () => {
    const reply = await last([
      'Llevo puesto el pantalón negro de vestir y los mocasines burdeos, ¿qué me pongo arriba para comer con el director?',
    ]);
    expect(reply?.outfits[0]).toEqual(
      expect.arrayContaining(['Pantalón negro de vestir', 'Mocasines burdeos']),
    );
  });

  it('is not what a question of fact names', async () => {
    const reply = await last(['¿qué llevo siempre con la falda lápiz negra?']);
    expect(reply?.text).not.toMatch(/ya llevas/);
  });
});

describe('clothes that are told and not kept', () => {
  it('make the outfit', async () => {
    const reply = await last(
      [
        'recién me registré y no cargué nada. tengo jean negro, remera blanca, campera de jean y zapatillas blancas, qué me pongo para salir',
      ],
      [],
    );
    expect(reply?.text).toMatch(/jean negro/);
    expect(reply?.text).toMatch(/remera blanca/);
    expect(reply?.outfits).toEqual([]);
  });
});

describe('one layer over the look', () => {
  it('is told for a cool evening, and the look stays', async () => {
    const [first, second] = await talkTo(
      [
        'boda civil el sábado al mediodía con 30 grados, ¿qué me pongo?',
        'y después hay asado hasta cualquier hora, ¿qué llevo por si refresca?',
      ],
      { wardrobe: woman },
    );
    const dress = first?.outfits[0]?.[0] ?? '';
    const ids = second?.outfits[0] ?? first?.outfits[0] ?? [];
    expect(ids).toContain(dress);
    expect(ids).not.toContain('Jersey grueso de ochos crudo');
  });
});

describe('demands of what is done in the clothes', () => {
  it.each([
    ['me colocan un Holter el lunes', 'front-opening'],
    ['mañana dono sangre antes de clase', 'arm-free'],
    ['me quitan los puntos de la rodilla', 'leg-free'],
    ['me hacen una ecografía de abdomen', 'two-piece'],
    ['prender velitas con los sobrinos', 'by-fire'],
    ['que no parezca que voy a un entierro', 'colourful'],
    ['que al cogerla en brazos no le pique ni le enganche nada', 'soft'],
    ['y que disimule las manchas', 'stain-hiding'],
    ['seis horas sentada en el bus', 'seated'],
  ])('are heard: %s', (message, mood) => {
    expect(moodsOf(message)).toContain(mood);
  });

  it('are not heard in what resembles them', () => {
    expect(moodsOf('no me gusta enseñar las rodillas')).not.toContain('leg-free');
    expect(moodsOf('voy a un entierro mañana')).not.toContain('colourful');
  });

  it('rule every proposal', async () => {
    const reply = await last(
      ['El lunes me colocan un Holter y después como con compañeros, ¿qué me pongo?'],
      man,
    );
    for (const ids of reply?.outfits ?? [])
      expect(named(ids, man).some((kind) => kind === 'sweater' || kind === 't-shirt')).toBe(false);
  });
});

describe('a party in costume', () => {
  it('is dressed for with what is owned', async () => {
    const reply = await last(
      ['mañana fiesta de disfraces y cero presupuesto, con lo de mi armario'],
      student,
    );
    expect(reply?.text).toMatch(/Ladrón de banco/);
  });

  it('wants the loudest jumper where it is to be ugly', async () => {
    const reply = await last(['la posada es de suéter feo, ¿se arma algo con lo mío?'], man);
    expect(reply?.text).toMatch(/rombos/);
  });

  it('is not heard in a doubt', async () => {
    const reply = await last(['¿la falda plisada con botas queda o me veo disfrazada?']);
    expect(reply?.text).not.toMatch(/Ladrón|Mimo/);
  });
});

describe('a case', () => {
  it('is packed against frost with what is owned', async () => {
    const reply = await last(['me voy 4 días a Nueva York en enero, ¿qué llevo en la maleta?'], man);
    expect(reply?.garmentIds).toEqual(
      expect.arrayContaining(['Gorro de lana negro', 'Guantes de piel', 'Camiseta térmica']),
    );
  });

  it('tells what is worn on the way', async () => {
    const reply = await last(['maleta para tres días en Londres en noviembre', '¿y con qué vuelo?']);
    expect(reply?.text).toMatch(/viaj/i);
    expect(reply?.garmentIds.length).toBeGreaterThan(2);
  });
});
