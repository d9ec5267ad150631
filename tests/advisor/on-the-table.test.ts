import { describe, expect, it } from 'vitest';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { talkTo } from './talk.ts';

const woman = panelWardrobes['office-woman'].garments;
const man = panelWardrobes.man.garments;
const nameOf = (id: string) => [...woman, ...man].find((one) => one.id === id)?.name ?? id;

describe('a short message with a look on the table', () => {
  it('weighs a colour for the day that was told', async () => {
    const [, court] = await talkTo(
      ['El lunes declaro en el juzgado como testigo. ¿Cómo voy?', '¿Estaría mal ir toda de negro?'],
      { wardrobe: woman },
    );
    expect(court?.text).toMatch(/^No del todo\. .*luto/);
    const [, party] = await talkTo(
      ['La cena de empresa es el viernes, en un hotel. ¿Qué llevo?', '¿Iría bien todo de negro?'],
      { wardrobe: woman },
    );
    expect(party?.text).toMatch(/^Sí\. El negro no falla/);
  });

  it('finishes the look by how much the day wants', async () => {
    const [, court, funeral] = await talkTo(
      [
        'El lunes declaro en el juzgado como testigo. ¿Cómo voy?',
        'Y con el pelo y las joyas, ¿qué hago?',
        '¿Qué me pinto, labios u ojos?',
      ],
      { wardrobe: woman },
    );
    expect(court?.text).toMatch(/pelo.*Joyas, las justas/i);
    expect(funeral?.text).toMatch(/no toca rojo/);
  });

  it('advises who goes along, and is of oneself again', async () => {
    const [, theirs, own] = await talkTo(
      [
        'El sábado celebramos las bodas de oro en un restaurante. ¿Qué me recomienda?',
        '¿Y qué le sugiero a ella para que vayamos a tono?',
        '¿Y los zapatos?',
      ],
      { wardrobe: man },
    );
    expect(theirs?.text).toMatch(/vestido/);
    expect(theirs?.outfits).toEqual([]);
    expect(own?.text).not.toMatch(/armario de/);
  });

  it('puts a raincoat over what has none', async () => {
    const [, second] = await talkTo(
      ['Mañana es el entierro de mi tío. ¿Qué llevo?', 'Va a estar jarreando, dicen.'],
      { wardrobe: man },
    );
    expect(second?.outfits[0]?.map(nameOf)).toContain('Gabardina beige');
  });

  it('takes the other of two', async () => {
    const [first, second] = await talkTo(
      ['una cena con amigas el viernes, ¿qué me pongo?', 'mejor la otra'],
      {
        wardrobe: woman,
      },
    );
    expect(second?.garmentIds).toEqual(first?.outfits[1]);
  });

  it('says whether the packed case is enough', async () => {
    const [, second, third] = await talkTo(
      [
        'Hazme la maleta para París, cuatro días, en diciembre.',
        'El último día vamos a la ópera. ¿Tengo algo ahí dentro que valga o añado un vestido?',
        '¿Y con qué vuelo de todo eso?',
      ],
      { wardrobe: woman },
    );
    expect(second?.text).toMatch(/vestido/);
    expect(third?.garmentIds.map(nameOf)).not.toContain('Salones negros');
  });
});

describe('a question for fun', () => {
  it.each([
    ['estoy esperando el bus y quedan 20 min. tortilla con cebolla o sin? mójate', /cebolla/],
    ['¿Falda o pantalón para la vida? Contéstame sin pensar.', /^Pantalón/],
    ['croquetas o empanadas? contesta rapido', /«(?:croquetas|empanadas)»/],
  ])('gets a side: %s', async (message, answer) => {
    const [first] = await talkTo([message], { wardrobe: woman });
    expect(first?.text).toMatch(answer);
    expect(first?.outfits).toEqual([]);
  });

  it('is none of what is asked about clothes', async () => {
    const [first] = await talkTo(['¿falda negra o pantalón gris para la oficina?'], { wardrobe: woman });
    expect(first?.text).not.toMatch(/Sin pruebas|¿Y tú\?/);
  });
});
