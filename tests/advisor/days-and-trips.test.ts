import { describe, expect, it } from 'vitest';
import { legsIn, shared } from '#advisor/handlers/travel/legs.ts';
import { understand } from '#advisor/understand/understand.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { talkTo } from './talk.ts';

const woman = panelWardrobes['office-woman'].garments;
const man = panelWardrobes.man.garments;
const student = panelWardrobes.teenager.garments;
const talk = (messages: readonly string[], wardrobe = woman) => talkTo(messages, { wardrobe });
const november = 11;

describe('the legs of a trip', () => {
  const daysOf = (message: string, all: number | null = null) =>
    shared(legsIn(message, woman, november), all);

  it('have their own days', () => {
    const message = 'Viajo del lunes al jueves a Puno por trabajo y luego bajo dos días a Arequipa';
    expect(legsIn(message, woman, november).map(({ place }) => place)).toEqual(['puno', 'arequipa']);
    expect(daysOf(message)).toEqual([4, 2]);
    expect(daysOf('tres días en Bariloche y cuatro en Buenos Aires')).toEqual([3, 4]);
    expect(daysOf('salgo el lunes a Bilbao para dos días, y de ahí a Londres hasta el viernes')).toEqual([
      2, 3,
    ]);
    expect(daysOf('10 días, París y Roma', 10)).toEqual([5, 5]);
  });

  it('have the weather that is told of them, and not that of home', () => {
    const [atacama] = legsIn(
      'voy a San Pedro de Atacama, de día pega el sol y de noche hiela',
      woman,
      november,
    );
    expect(atacama).toMatchObject({ nightC: -1, isSunny: true, temperatureC: null });
    const [lisbon] = legsIn('voy a Lisboa tres días, aquí en casa hace mucho calor', woman, november);
    expect(lisbon).toMatchObject({ nightC: null, temperatureC: null });
  });
});

describe('a packed case', () => {
  it('has a coat for icy nights beside the clothes for warm days', async () => {
    const [turn] = await talk(['me voy 4 días a San Pedro de Atacama, de noche hiela. hazme la maleta'], man);
    expect(turn?.outfits.flat()).not.toContain('Parka verde');
    expect(turn?.text).toContain('parka verde');
  });

  it('is asked for by who travels with hand luggage, and has an evening after work', async () => {
    const [turn] = await talk([
      'Voy a Lisboa tres días por trabajo, de martes a jueves: una feria de pie y una cena con clientes. Solo maleta de mano.',
    ]);
    expect(turn?.text).toMatch(/3 días en Lisboa/);
    expect(turn?.outfits.length).toBeGreaterThan(3);
  });

  it('does not hold the bag that it is', async () => {
    const [, turn] = await talk(
      ['hazme la maleta para 4 días en Sevilla', 'sácale cosas, voy con mochila chica'],
      man,
    );
    expect(turn?.text).not.toContain('«mochila»');
    expect(turn?.text).toMatch(/se quedan en casa|fuera de la maleta/i);
  });
});

describe('a case for a long stay', () => {
  it('is told by its length, dressed for both ends of the year, and washed', async () => {
    const [turn] = await talk(['Me voy a Berlín cinco meses desde febrero a estudiar, ¿qué ropa meto?'], man);
    expect(turn?.text).toMatch(/cinco meses en Berlín \(de unos 4 °C en febrero a unos 22 °C en junio\)/);
    expect(turn?.text).toMatch(/cada semana/);
    const bottoms = man.filter(({ id, category }) => category === 'bottoms' && turn?.garmentIds.includes(id));
    expect(bottoms.length).toBeGreaterThan(2);
  });

  it('is enough, says who washes', async () => {
    const [, turn] = await talk(['me quedo tres semanas en Dublín en enero, qué llevo', '¿y no es poco?']);
    expect(turn?.text).toMatch(/semana/);
    expect(turn?.text).toMatch(/prendas/);
  });
});

describe('the weather of a packed case', () => {
  it('adds to it and keeps its plans', async () => {
    const [before, after] = await talk([
      'hazme la maleta para 3 días en Lyon en enero, dos de reuniones',
      '¿y si nieva?',
    ]);
    expect(after?.text).toMatch(/botas/);
    expect(after?.outfits).toEqual([]);
    expect(after?.garmentIds).toEqual(expect.arrayContaining(before?.garmentIds ?? []));
    expect(before?.garmentIds.length).toBeGreaterThan(5);
  });

  it('is no reason to keep what is refused', async () => {
    const [, turn] = await talk(['hazme la maleta para 4 días en Oslo', '¿los shorts para qué? sácalos']);
    expect(turn?.text).toMatch(/no va|no hace falta|fuera|casa/i);
  });
});

describe('two plans of a day', () => {
  it('are dressed each where one would spoil the clothes of the other', async () => {
    const [turn] = await talk(
      [
        'mañana firmo ante notario a las 10 y luego nos vamos a pintar la casa, ¿sirve lo mismo o llevo cambio?',
      ],
      man,
    );
    expect(turn?.outfits).toHaveLength(2);
    expect(turn?.text).toMatch(/cambio|muda/);
  });

  it('are both met by one look, made for the graver', async () => {
    const [turn] = await talk(
      [
        'el sábado tengo el funeral de un tío a las 11 y la boda de un colega a las 19, ¿cómo lo hago con un solo traje?',
      ],
      man,
    );
    expect(turn?.text).toMatch(/funeral/);
    expect(turn?.text).toMatch(/boda/);
    expect(turn?.outfits).toHaveLength(1);
  });

  it('are no second plan where a wedding tells its own dinner', () => {
    expect(
      understand('mañana boda a las 12 y después el banquete en el jardín', woman).slots.then?.event,
    ).toBeFalsy();
  });

  it.each(['y luego baile en el casino, me cambio allí', 'y después al gimnasio'])(
    'get another look where one changes: %s',
    async (message) => {
      const [first, second] = await talk(['un look para un día de campo', message], man);
      expect(second?.outfits[0]).toBeDefined();
      expect(second?.outfits[0]).not.toEqual(first?.outfits[0]);
    },
  );

  it('keep the dress and change the shoes', async () => {
    const [first, second] = await talk(
      [
        'algo formal para mi graduación',
        'y después vamos a comer a un pueblo con los tíos, ¿con qué lo vuelvo informal?',
      ],
      student,
    );
    const [before = [], after = []] = [first?.outfits[0], second?.outfits[0]];
    expect(after.filter((id) => before.includes(id)).length).toBeGreaterThan(0);
    expect(after).not.toEqual(before);
  });
});

describe('a message that goes on', () => {
  it('adds one layer, and not the one that is refused', async () => {
    const [, turn] = await talk([
      'un bautizo al mediodía con 29 grados',
      'y si a la noche refresca ¿qué me echo encima? la cazadora de cuero no',
    ]);
    expect(turn?.outfits[0]).toBeDefined();
    expect(turn?.outfits[0]).not.toContain('Cazadora de cuero negra');
  });

  it('changes the shoes for the rain alone', async () => {
    const [first, second] = await talk(
      ['qué me pongo para ir al trabajo', 'si llueve cámbiame los zapatos'],
      man,
    );
    const came = second?.outfits[0]?.filter((id) => !first?.outfits[0]?.includes(id)) ?? [];
    expect(came).toHaveLength(1);
    expect(man.find(({ id }) => id === came[0])?.kind).toBe('boots');
  });

  it('means the colour that was spoken of', async () => {
    const turns = await talk([
      'voy a la misa de aniversario de mi marido, ¿debo ir de negro?',
      'a él le encantaba verme de burdeos',
      'entonces hágame el conjunto con ese toque',
    ]);
    expect(turns.at(-1)?.outfits.flat()).toContain('Blusa burdeos con lazada');
  });

  it('keeps what no longer fits out of the looks', async () => {
    const turns = await talk([
      'estoy de 5 meses y ya no me cierra ningún vaquero, ¿qué me sirve todavía?',
      'hazme tres looks para la oficina con eso',
    ]);
    const worn = turns.at(-1)?.outfits.flat() ?? [];
    expect(worn.length).toBeGreaterThan(0);
    expect(worn.some((id) => /vaqueros/i.test(id))).toBe(false);
  });

  it('takes a bag that holds what it is for', async () => {
    const [, turn] = await talk(
      ['qué me pongo para clase', 'qué bolso llevo para que me quepa el portátil'],
      student,
    );
    expect(turn?.outfits[0]).toContain('Mochila negra');
  });

  it('answers how the look goes with what another wears', async () => {
    const [, turn] = await talk(
      ['qué me pongo para la graduación de mi hija', 'mi señora irá de verde botella, ¿armonizamos?'],
      man,
    );
    expect(turn?.outfits).toEqual([]);
    expect(turn?.text).toContain('verde botella');
  });

  it('picks one of the person’s own', async () => {
    const [, turn] = await talk([
      '¿cómo anudo un pañuelo?',
      'el nudo en el bolso me gusta, ¿en cuál de los que tengo?',
    ]);
    expect(turn?.text).toMatch(/bolso (shopper camel|negro estructurado)/);
  });
});

describe('words of work and weather', () => {
  it('know a verb from a job', () => {
    expect(understand('de día pega fuerte el sol', woman).slots.occasion).toBeNull();
    expect(understand('mañana entro a la pega', woman).slots.occasion).toBe('work');
    expect(understand('voy a Bilbao', woman).slots.place).toBe('bilbao');
  });
});

describe('days that are listed', () => {
  const datesOf = async (message: string) => {
    const turns = await talkTo([message], { wardrobe: woman, act: async () => ({ done: true }) });
    return turns.at(-1)?.outfits.length;
  };

  it.each([
    [
      '¿me planificas la semana de exámenes? Lunes, miércoles y viernes, cómoda. Y me lo dejas en el calendario',
      3,
    ],
    ['esta semana dame hecho el lunes, martes y miércoles de oficina', 3],
    ['planifica la semana: lunes y miércoles teletrabajo, el resto oficina', 5],
    ['hazme la semana de oficina, el martes tengo cena con amigas y el jueves reunión con un cliente', 5],
  ])('are those days and no more: %s', async (message, count) => {
    expect(await datesOf(message)).toBe(count);
  });
});
