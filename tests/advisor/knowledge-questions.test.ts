import { describe, expect, it } from 'vitest';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { talkTo } from './talk.ts';

const woman = panelWardrobes['office-woman'].garments;
const man = panelWardrobes.man.garments;

const lastOf = async (messages: readonly string[], wardrobe = woman) =>
  (await talkTo(messages, { wardrobe })).at(-1);

describe('a custom', () => {
  it('is told before one outfit that keeps it', async () => {
    const turn = await lastOf(
      [
        'El viernes entierran a un compañero que era judío. ¿Hay que ir de negro? ¿Debo cubrirme la cabeza aunque no sea creyente?',
      ],
      man,
    );
    expect(turn?.text).toMatch(/negro no obliga.*kipá/s);
    expect(turn?.text).not.toContain('puedes ir con');
    expect(turn?.outfits).toHaveLength(1);
  });

  it('is asked of further', async () => {
    const turn = await lastOf([
      'Mañana entierran a una vecina rumana, y la misa es en la iglesia ortodoxa. ¿Debo cubrirme la cabeza? ¿Puedo ir con pantalón?',
      '¿Y se llevan flores como aquí?',
    ]);
    expect(turn?.text).toMatch(/número par/);
    expect(turn?.outfits).toEqual([]);
  });

  it('of one faith is not told of another', async () => {
    const turn = await lastOf(
      ['Murió el papá de un amigo coreano. ¿Me cubro la cabeza? ¿Se da dinero?'],
      man,
    );
    expect(turn?.text).not.toMatch(/mezquita|kipá/);
  });

  it('leaves a dress that is named to its verdict', async () => {
    const turn = await lastOf(['¿puedo llevar el vestido rojo de fiesta al funeral de mi tío?']);
    expect(turn?.text).toMatch(/sin rojo|oscuro/);
    expect(turn?.outfits).toHaveLength(1);
  });
});

describe('several questions in one message', () => {
  it('are each answered', async () => {
    const turn = await lastOf(['¿cuánto asoma el puño de la camisa? ¿y se abrocha el saco sentado?'], man);
    expect(turn?.text).toMatch(/centímetro/);
    expect(turn?.text).toMatch(/[Aa]l sentarte/);
  });

  it('say what is not known', async () => {
    const turn = await lastOf(['Tengo canas y piel rosada. ¿El amarillo me apaga? ¿Y el vino?']);
    expect(turn?.text).not.toMatch(/jabón|lavado|mancha/);
  });
});

describe('a follow-up', () => {
  it.each(['¿vale lo mismo para los mocasines de ante?', 'y para las botas de ante es igual?'])(
    'on the same of another thing is answered with it: %s',
    async (message) => {
      const turn = await lastOf([
        'Unas botas de ante han cogido cercos blancos de la nieve. ¿Tienen arreglo?',
        message,
      ]);
      expect(turn?.text).toMatch(/^Sí.*cepill/s);
    },
  );

  it('on what is owned shows it, after colours for the face', async () => {
    const turn = await lastOf(['tengo canas blancas, ¿qué colores me favorecen?', '¿y de lo mío qué?']);
    const shown = woman.filter(({ id }) => turn?.garmentIds.includes(id));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every(({ category }) => category !== 'shoes' && category !== 'bottoms')).toBe(true);
  });

  it('on what did not help does not repeat it', async () => {
    const turn = await lastOf([
      'manché el bolso de cuero con el vaquero, ¿con qué lo limpio?',
      '¿y si no sale?',
    ]);
    expect(turn?.text).toMatch(/especialista|taller/);
  });
});

describe('what would hurt', () => {
  it.each([
    'tengo vinagre y lavandina, ¿se los pongo juntos a las zapatillas?',
    'me echaron cloro y alcohol al mismo balde de la ropa, ¿pasa algo?',
  ])('is warned of first: %s', async (message) => {
    const turn = await lastOf([message]);
    expect(turn?.text).toMatch(/^(?:Antes de nada: la lejía|Nunca)/);
  });

  it('is no percarbonate on silk', async () => {
    const turn = await lastOf(['me cayó palta en la blusa de seda cruda, ¿todavía se salva?']);
    expect(turn?.text).not.toMatch(/(?<!ni )percarbonato/);
  });
});

describe('a question beside something else', () => {
  it('tells the usual air of the place and month', async () => {
    const turn = await lastOf(
      ['Voy a Japón en diciembre por trabajo. ¿Hay que quitarse los zapatos? ¿Y hace mucho frío en Tokio?'],
      man,
    );
    expect(turn?.text).toMatch(/En diciembre, en Tokio ronda los 11 °C/);
  });

  it('is answered after the loss that is told with it', async () => {
    const turn = await lastOf([
      'A mi nieto lo bautizan en enero y soy la abuela y la madrina. ¿Puedo ir de negro? Es que enviudé en marzo',
    ]);
    expect(turn?.text).toMatch(/^(?:Lo siento|Siento).*(?:negro|oscuro)/s);
  });

  it('of somebody whose clothes are not known has the rule of the day', async () => {
    const turn = await lastOf(['cena black tie, qué llevo', '¿y mi esposo puede ir con traje negro?']);
    expect(turn?.text).toMatch(/traje/);
    expect(turn?.outfits).toEqual([]);
  });

  it('of a coat that is to be bought is no search', async () => {
    const turn = await lastOf([
      'Mido 1,52 y quiero un abrigo largo. ¿Me va a comer? ¿Hasta dónde debería llegar?',
    ]);
    expect(turn?.text).not.toContain('tienda');
  });

  it('on what went wrong in the wash marks nothing', async () => {
    const turn = await lastOf(
      [
        'tengo las zapas blancas amarillas por la goma, las metí a la lavadora y peor. hay solución o me olvido',
      ],
      man,
    );
    expect(turn?.text).toMatch(/aclar/);
  });
});

describe('two questions of one message', () => {
  it('keep the journey that both are of', async () => {
    const turn = await lastOf([
      'Me mandan a Arabia Saudí en marzo. ¿Me obligan a llevar velo? ¿Puedo ir en pantalón?',
    ]);
    expect(turn?.text).toMatch(/no son obligatorios.*pantalón, sí/is);
    expect(turn?.outfits).toEqual([]);
  });

  it('are no wish for an outfit', async () => {
    const turn = await lastOf([
      'Voy de madrina de mi sobrina. ¿Es verdad que de negro no se puede? ¿Y los zapatos, del mismo color que el bolso?',
    ]);
    expect(turn?.outfits).toEqual([]);
    expect(turn?.text).toMatch(/No hace falta que sean iguales/);
  });

  it('of a joke’s words are answered in earnest', async () => {
    const turn = await lastOf([
      'Mi hermana dice que no se mezclan zapatos plateados con bolsos dorados, ¿quién lleva razón?',
    ]);
    expect(turn?.text).toMatch(/repite|metal/i);
  });
});

describe('a style that is asked about', () => {
  it('is told with what is owned of it', async () => {
    const turn = await lastOf(['¿Qué es el estilo grunge y cuál de mis cosas sirve para eso?'], man);
    expect(turn?.garmentIds.length).toBeGreaterThan(0);
  });
});
