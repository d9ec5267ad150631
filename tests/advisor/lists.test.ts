import { describe, expect, it } from 'vitest';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { store } from './store.ts';
import { talkTo } from './talk.ts';

const unworn = (one: Garment): Garment => ({ ...one, timesWorn: 0, lastWornDaysAgo: null });
const wardrobes = {
  woman: panelWardrobes['office-woman'].garments.map(unworn),
  man: panelWardrobes.man.garments.map(unworn),
  student: panelWardrobes.teenager.garments.map(unworn),
};

async function listed(whose: keyof typeof wardrobes, ...messages: string[]) {
  const wardrobe = wardrobes[whose];
  const last = (await talkTo(messages, { wardrobe, store, plans: async () => [] })).at(-1);
  const names = wardrobe.flatMap(({ id, name }) => (last?.garmentIds.includes(id) ? [name] : []));
  return { names, text: last?.text ?? '' };
}

describe('a list', () => {
  it.each([
    ['man', 'qué poleras tengo? sin contar las de deporte', /rolling/i, /gimnasio|zaragoza/i],
    [
      'woman',
      'qué abrigos y chaquetas tengo para el frío, sin contar los de entretiempo',
      /paño/i,
      /trench/i,
    ],
    ['woman', '¿Qué bolsos tengo? no incluyas los negros', /clutch/i, /negr/i],
    ['woman', 'qué zapatos tengo, aparte de los de tacón', /mocasines/i, /salones|tacón/i],
    ['woman', 'tops que tengo menos los de manga larga', /top/i, /manga larga/i],
  ] as const)('leaves out what it is told to: %s, %s', async (whose, message, has, lacks) => {
    const { names } = await listed(whose, message);
    expect(names.join(', ')).toMatch(has);
    expect(names.join(', ')).not.toMatch(lacks);
  });

  it.each([
    ['y antiparras tengo cargadas?', /antiparras/i],
    ['y yo tenía una chupalla?', /chupalla/i],
  ])('says that a thing without a name of ours is not there: %s', async (message, thing) => {
    const { names, text } = await listed('woman', message);
    expect(names).toEqual([]);
    expect(text).toMatch(thing);
  });

  it('is no list of what is told beside the question', async () => {
    const { text } = await listed(
      'woman',
      '¿Cuántas faldas tengo y de qué color son? Siento que vivo en pantalón',
    );
    expect(text).toMatch(/\b2\b.*falda/);
    expect(text).not.toMatch(/vaqueros|pantalón/);
  });

  it('is asked on about one of it', async () => {
    const { names } = await listed('woman', '¿Qué faldas tengo?', '¿Y cuándo usé la plisada?');
    expect(names).toEqual(['Falda plisada verde']);
  });

  it('comes before the piece to part with', async () => {
    const { text } = await listed('woman', 'Dígame qué abrigos tengo registrados, que quiero donar uno');
    expect(text).toMatch(/camel.*negro.*plumífero/);
  });

  it.each([
    ['¿qué tengo en la lavadora y qué blusas me quedan limpias?', /colada.*blusa de seda/i],
    ['¿Qué tengo prestado? ¿Y cuántas faldas tengo?', /falda plisada/],
  ])('answers each of two questions: %s', async (message, expected) => {
    expect((await listed('woman', message)).text).toMatch(expected);
  });

  it('is of what serves in a pregnancy', async () => {
    const { names } = await listed(
      'woman',
      'estoy de 5 meses y no me cierra ningún vaquero, ¿qué de lo mío me sirve?',
    );
    expect(names).toContain('Vestido de flores');
    expect(names.join()).not.toMatch(/vaqueros/i);
  });

  it.each([
    '¿qué prendas mías no se pueden meter en la lavadora?',
    '¿qué de mi ropa no puede ir a la lavadora?',
  ])('is of what is delicate: %s', async (message) => {
    const { names } = await listed('woman', message);
    expect(names).toContain('Blusa de seda cruda');
    expect(names).not.toContain('Vaqueros rectos');
  });

  it.each([
    ['man', 'Decime qué tengo de lino, que acá ya empezó el calor en serio', ['Camisa de lino verde']],
    [
      'student',
      'oye cuánta mezclilla tengo?? todo mi closet es de mezclilla',
      ['Camisa vaquera', 'Peto vaquero'],
    ],
    [
      'man',
      'cuántas camisas tengo sin contar las de manga corta? la hawaiana no la cuentes',
      ['Camisa negra'],
    ],
    [
      'man',
      'qué tengo de lino y qué tengo de pana, que voy a separar lo de verano de lo de invierno',
      ['Pantalón de lino crudo', 'Pantalón de pana marrón'],
    ],
    ['man', 'tengo una gabardina delante, creo que ya tengo una parecida', ['Gabardina beige']],
    ['student', 'cuántos pantalones largos tengo?', ['Vaqueros rotos', 'Pantalón cargo caqui']],
    [
      'woman',
      'Mi marido dice que solo tengo ropa negra. ¿Cuántas cosas negras tengo? Y si me pasas la lista, mejor',
      ['Falda lápiz negra', 'Salones negros'],
    ],
  ] as const)('holds what is meant: %s, %s', async (whose, message, expected) => {
    expect((await listed(whose, message)).names).toEqual(expect.arrayContaining([...expected]));
  });

  it('turns from the black to the coloured', async () => {
    const { names } = await listed(
      'student',
      'cuántas cosas negras tengo?',
      'y de color color qué tengo, lo q sea menos gris blanco y negro',
    );
    expect(names).toContain('Jersey corto rosa');
    expect(names.join()).not.toMatch(/negr/i);
  });

  it('is of the basket, and not of all that may be washed', async () => {
    const { names } = await listed(
      'student',
      'Qué hay en el cesto de la ropa sucia? Necesito poner una lavadora oscura',
    );
    expect(names).toEqual([]);
  });

  it('hears no confession in a Christmas wish', async () => {
    const { text } = await listed(
      'student',
      'mi tía me pregunta qué quiero por navidad y no sé qué me falta o sea tengo muchos polos y casacas pero no sé',
    );
    expect(text).not.toMatch(/dirías|manera correcta/);
  });

  it('has nothing besides the piece that is left out', async () => {
    const { names, text } = await listed(
      'woman',
      '¿Tengo algo amarillo aparte del chubasquero? Me piden ir de amarillo a una carrera',
    );
    expect(names).toEqual([]);
    expect(text).toMatch(/no .*«amarillo»|de «amarillo» no/i);
  });

  it('tells nothing of a life that only counts', async () => {
    const { text } = await listed('woman', '¿tengo más faldas que pantalones? Mi hermana dice que sí');
    expect(text).not.toMatch(/dueño|miedo/);
    expect(text).toMatch(/pantalones.*faldas/);
  });

  it('is of what is not worn, though it is kept', async () => {
    const { text } = await listed('man', 'qué es lo que tengo ahí guardado que no me pongo hace rato?');
    expect(text).not.toMatch(/quién la tiene|prestad/i);
  });
});
