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
const answer = async (whose: keyof typeof wardrobes, ...messages: string[]) =>
  (await talkTo(messages, { wardrobe: wardrobes[whose], store, plans: async () => [] })).at(-1)?.text ?? '';

describe('a question about what is owned', () => {
  it.each([
    ['man', 'cuántas camisetas tengo? es que mi mamá dice que solo visto de negro', /\b6\b.*2 de 6/],
    [
      'woman',
      '¿Cuántos abrigos y chaquetas tengo en total? Mi marido dice que más que él camisas.',
      /11 prendas/,
    ],
    ['student', 'q tengo en el placard q sea de jean??', /\b8\b.*vaqueros rotos.*peto/],
    [
      'woman',
      'Tengo la sensación de que todo mi armario es negro, beige y gris. ¿Es verdad o exagero?',
      /30 de 67/,
    ],
    ['man', 'cuántas corbatas tengo y con qué chaquetas casan', /corbata azul marino, con la americana/],
    ['man', '¿qué zapatos de vestir tengo? tengo una boda', /boda.*oxford/],
    ['woman', '¿cuánto llevo gastado en ropa este año?', /precio/],
    ['man', '¿Qué llevé el viernes pasado a la cena de empresa?', /viernes 20/],
    ['woman', 'le preste algo a mi hermana hace un mes y ni me acuerdo que fue, ahi aparece?', /[Aa]punt/],
  ] as const)('%s: %s', async (whose, message, expected) => {
    expect(await answer(whose, message)).toMatch(expected);
  });

  it('tells no sum of nothing', async () => {
    expect(await answer('woman', 'cuanto llevo gastado en ropa este año?')).not.toMatch(/0,00/);
  });

  it('counts what is clean for a week', async () => {
    expect(
      await answer('man', 'qué tengo sucio', '¿y camisas limpias para toda la semana me quedan?'),
    ).toMatch(/7.*semana/);
  });

  it('keeps a piece out of the clear-out', async () => {
    const said = await answer(
      'woman',
      '¿Qué prendas tengo que no me haya puesto en seis meses? Quiero hacer limpieza.',
      'El top de lentejuelas no lo toques, que es para Año Nuevo',
    );
    expect(said).toMatch(/top de lentejuelas/);
  });

  it('judges the listed pieces for a day', async () => {
    const said = await answer('woman', 'qué zapatillas tengo?', '¿me sirven para la oficina?');
    expect(said).toMatch(/zapatillas blancas.*zapatillas de correr/);
  });
});

describe('what is looked for in the shop', () => {
  it('does not end where a kind is not sold', async () => {
    expect(await answer('man', 'busco una corbata verde')).toMatch(/corbata.*\?|corbata.*fuera/);
  });

  it('does not take what is owned for the colour that is wanted', async () => {
    const said = await answer(
      'woman',
      'quiero un vestido que no sea negro',
      'el azul que tengo ya me lo vieron',
    );
    expect(said).not.toMatch(/en azul/);
  });

  it.each([
    ['yo uso 30 de jean en perú, ¿cuál talla pido?', /40/],
    ['tengo 80 de cintura y 100 de cadera, ¿qué talla de pantalón?', /42.*40/],
  ])('tells a size: %s', async (message, expected) => {
    expect(await answer('woman', message)).toMatch(expected);
  });
});
