import { describe, expect, it } from 'vitest';
import { advisors } from '#contract/vocabulary.ts';
import { namesOnlyOwned } from '../guard/names-only-owned.ts';
import { entries } from './entries.ts';
import { textOf } from './entry.ts';
import { alternativesIn, definedIn, glossary } from './glossary.ts';
import { firstText, lookUp, missingFrom, nearestTo } from './look-up.ts';
import { lackedIn, sentencesOn, textWithout } from './parts.ts';
import { goingOn, goingOnSubjects } from './telling.ts';
import { trends } from './trends.ts';

const spoken = entries.flatMap((entry) =>
  advisors.map((advisor) => ({ title: entry.title, text: textOf(entry, advisor) })),
);

const titleFor = (question: string) => lookUp(question, 1)[0]?.entry.title ?? null;

const everyOther = 3;

describe('the knowledge base', () => {
  it('has at least 120 short entries on different subjects', () => {
    expect(entries.length).toBeGreaterThanOrEqual(120);
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
    for (const { text } of spoken) expect(text.length).toBeLessThanOrEqual(340);
  });

  it('describes garments in general, never as the person’s', () => {
    const defined = glossary.map(({ names: [title], definition: text }) => ({ title, text }));
    const named = [...spoken, ...defined, ...trends].filter(({ text }) => !namesOnlyOwned(text, []).ok);
    expect(named.map(({ title, text }) => ({ title, foreign: namesOnlyOwned(text, []).foreign }))).toEqual(
      [],
    );
  });

  it('covers every season', () => {
    for (const season of ['spring', 'summer', 'fall', 'winter'] as const) {
      expect(trends.filter((trend) => trend.seasons.includes(season)).length).toBeGreaterThanOrEqual(5);
    }
  });

  it('finds an entry first by at least 95 % of its own questions', () => {
    const asked = entries
      .flatMap(({ title, questions }) => questions.map((question) => ({ question, title })))
      .filter((_, at) => at % everyOther === 0);
    const missed = asked
      .map((one) => ({ ...one, found: titleFor(one.question) }))
      .filter(({ title, found }) => title !== found);
    const worst = missed.map(({ question, title, found }) => `${question} → ${found}, not ${title}`);
    expect(missed.length / asked.length, worst.join('\n')).toBeLessThanOrEqual(0.05);
  }, 120_000);

  it('says each entry in two voices', () => {
    const [entry] = entries.filter(({ text }) => typeof text !== 'string');
    const [question = ''] = entry?.questions ?? [];
    expect(firstText(question, 'maya')).not.toBe(firstText(question, 'valentina'));
  });

  it.each([
    ['como quito las bolitas', 'Quitar bolitas'],
    ['cada cuanto hay que lavar unos jeans', 'Vaqueros: cada cuánto se lavan'],
    ['puedo ponerme charol con traje en la oficina', 'Zapatos de charol con traje'],
    ['mando flores a un entierro', 'Flores, corona o algo que llevar a un velorio o funeral'],
    ['unas botas altas cafés con marca blanca del agua', 'Marcas de sal en las botas'],
    ['por que encoge la lana', 'Por qué encoge la lana'],
    ['se me ha encogido el jersey de lana', 'Recuperar un jersey de lana encogido'],
    ['mancha de aceite en la camisa', 'Mancha de grasa o aceite'],
    ['puedo ir de blanco a una boda', 'Ir de blanco a una boda'],
    ['que quiere decir smart casual', 'Qué es smart casual'],
    ['como parecer mas alta', 'Parecer más alta'],
    ['el cinturon tiene que ir a juego con los zapatos', 'Cinturón y zapatos'],
    ['equivalencia de tallas italianas', 'Tallas entre países'],
    ['me conviene alquilar ropa de fiesta', 'Alquilar ropa de fiesta'],
    ['cuantas prendas caben en la maleta de cabina', 'Maleta de cabina'],
    ['la etiqueta tiene un circulo con una P y una raya debajo', 'Símbolo del círculo: limpieza profesional'],
    ['me han invitado a una boda judia de una compañera de mi hija', 'Boda judía o musulmana'],
    ['mi buzo de lana encogio en el lavarropas, tiene arreglo?', 'Recuperar un jersey de lana encogido'],
    ['blusa de seda manchada de desodorante', 'Mancha de desodorante o sudor en seda'],
    ['tengo los hombros anchos que mangas me van', 'Equilibrar hombros anchos'],
    ['puedo mezclar rayas con flores o queda horrible', 'Rayas con flores'],
    ['se me ha caido cera de vela en la falda plisada como la quito', 'Cera en seda o en una tela delicada'],
    ['cada cuanto lavo unos pantalones de pana', 'Pana: cada cuánto y cómo se lava'],
    ['se me cayo fernet en una remera blanca', 'Mancha de fernet, vermut o licor oscuro en algodón blanco'],
    ['la talla m de mujer es 38 40 o 42', 'Letra y número en mujer: S, M, L y XL'],
    ['puedo meter vaqueros con camisetas blancas', 'Vaqueros y camisetas blancas en la misma lavadora'],
    ['de que color va el vestido con mantilla', 'De qué color va el vestido con mantilla'],
    ['la 46 italiana qué talla es en España', 'Tallas entre países'],
    ['Quito en diciembre, qué ropa llevo', 'Quito y Cuenca: qué ropa'],
    ['velorio en chile qué me pongo', 'Velatorio en Argentina y Chile'],
    ['no tengo plancha, cómo quito las arrugas', 'Quitar arrugas sin plancha'],
    ['boda marroquí en Tánger, es la familia de mi novio. qué se lleva y qué no', 'Boda judía o musulmana'],
  ])('answers “%s” with “%s”', (question, title) => {
    expect(titleFor(question)).toBe(title);
  });

  it.each([
    ['la etiqueta tiene un circulo con una P y una raya debajo', /círculo|subrayad/],
    ['me han invitado a una boda judia de una compañera de mi hija', /^Boda judía/],
    ['mi buzo de lana encogio en el lavarropas, tiene arreglo?', /lana encogido/],
    ['blusa de seda manchada de desodorante', /desodorante.* en seda/],
    ['tengo los hombros anchos que mangas me van', /[Hh]ombros(?! estrechos)/],
    ['puedo mezclar rayas con flores o queda horrible', /[Rr]ayas con flores/],
  ])('answers “%s” with an entry on its subject', (question, title) => {
    expect(titleFor(question)).toMatch(title);
  });

  it.each(['cual es la capital de francia', 'quien gano el mundial', 'como se cambia una rueda'])(
    'finds nothing for “%s”, and admits it',
    (question) => {
      expect(titleFor(question)).toBeNull();
    },
  );

  it('names what the nearest entry leaves out', () => {
    const question = 'cómo lavo una pashmina';
    const [nearest] = nearestTo(question);
    expect(nearest?.entry.title).toBe('Lavar el cachemir en casa');
    expect(nearest && missingFrom(nearest.entry, question)).toBe('pashmina');
    expect(nearestTo('se me cayó mate en la remera')[0]?.entry.title).not.toBe('La camiseta blanca');
  });

  it('takes a part of a text only where it speaks of a good part of the question', () => {
    const hat = 'El gorro cubre las orejas. Gorro y guantes cuentan como media. ¿Llueve? Entonces capucha.';
    expect(sentencesOn('y las medias negras abrigan o son de adorno', hat)).toBe('');
    expect(sentencesOn('y si llueve', hat)).toBe('¿Llueve? Entonces capucha.');
    expect(sentencesOn('y el vinagre', 'Agua fría por detrás. ¿Queda cerco? Vinagre. Y nada de calor.')).toBe(
      '¿Queda cerco? Vinagre. Y nada de calor.',
    );
  });

  it('completes a question by the one before', () => {
    expect(goingOn('y se plancha', 'como lavo un jersey de mohair')).toBe(
      'y se plancha como un jersey de mohair',
    );
    expect(goingOn('y si es de seda', 'como lavo un jersey de mohair')).toBe(
      'y si es de seda como lavo un jersey de',
    );
  });
});

describe('what follows an answer', () => {
  it('is read with the things, cloths and stains of the question before', () => {
    const before = 'ayer en la boda de mi prima me cayó vino en la blusa de seda y no supe qué hacer';
    expect(goingOnSubjects('y cada cuánto se ventila', before)).toBe(
      'y cada cuánto se ventila boda vino blusa seda',
    );
  });

  it('is told without what the person lacks, where something is left of it', () => {
    const lacked = lackedIn('no tengo percarbonato ni agua oxigenada, solo jabón');
    const text =
      'Agua fría por detrás. Después, percarbonato. O agua oxigenada. Si no hay percarbonato, al sol.';
    expect(textWithout(lacked, text)).toBe('Agua fría por detrás. Si no hay percarbonato, al sol.');
    expect(textWithout(lacked, 'Percarbonato y fuera.')).toBe('Percarbonato y fuera.');
    expect(textWithout(lackedIn('¿y sin percarbonato?'), text)).not.toContain('Después');
    expect(textWithout(lackedIn('lavarla sin que se note el percarbonato'), text)).toBe(text);
  });
});

describe('the glossary', () => {
  it('has at least 300 terms in short words', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(300);
    expect(new Set(glossary.map(({ names: [name] }) => name)).size).toBe(glossary.length);
    for (const { names, definition } of glossary)
      expect(definition.length, names[0]).toSatisfy((length: number) => length > 10 && length <= 190);
  });

  it.each([
    ['q significa baggy y en q se diferencia del wide leg', ['baggy', 'wide leg']],
    ['diferencia entre bomber, varsity y harrington?', ['bomber', 'varsity', 'harrington']],
    ['q es el coquette y el clean girl y el y2k??', ['coquette', 'clean girl', 'y2k']],
    ['che, que es un loafer?', ['mocasín']],
    ['chaqué opcional, que leches significa', ['chaqué opcional']],
    ['ballerinas, manoletinas y chatitas son lo mismo', ['bailarina']],
    ['como se llama el escote ese que deja los hombros al aire', ['bardot']],
    ['como le dicen en chile a las chanclas', ['chanclas']],
    ['habla de oversize y de un armario cápsula, me lo explicas en cristiano', ['oversize', 'capsule']],
  ])('tells the terms of “%s”', (question, names) => {
    expect(definedIn(question, 'maya')?.terms.map(({ names: [name] }) => name)).toEqual(names);
  });

  it.each(['que es mejor lino o algodon', 'lo que mas uso es el saco', 'que es de mi vestido rojo'])(
    'defines nothing for “%s”',
    (question) => {
      expect(definedIn(question, 'maya')).toBeNull();
    },
  );

  it('tells both sides of a choice', () => {
    expect(alternativesIn('que conviene con lluvia, softshell o hardshell')?.terms).toHaveLength(2);
  });
});
