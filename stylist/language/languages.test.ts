import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedColors } from '#contract/colors.ts';
import { eventNames, occasionOfEvent } from '#contract/events.ts';
import { fabrics, patterns } from '#contract/garment-attributes.ts';
import { occasions, seasons } from '#contract/vocabulary.ts';
import { events } from '../events/events.ts';
import { wordsIn } from '../fixtures/agreement.ts';
import { anyDay, namedWardrobe } from '../fixtures/arbitrary.ts';
import { inspect, noFaults } from '../fixtures/explanation-faults.ts';
import { buildGarment as g } from '../fixtures/garment.ts';
import { inspectors } from '../fixtures/inspectors.ts';
import { fifteen, sixty } from '../fixtures/scenario-wardrobes.ts';
import { javier, lucia, marta } from '../fixtures/wardrobes.ts';
import { generateOutfits } from '../generate.ts';
import { wornKinds } from '../vocabulary/kinds.ts';
import type { Garment, OutfitRequest } from '../wardrobe.ts';
import { wordsOf } from './all.ts';
import { fill } from './fill.ts';

const people = [marta, javier, lucia, sixty, fifteen];
const translations = ['en', 'pt'] as const;
const all = ['es', ...translations] as const;

const everyGarment: Garment[] = wornKinds.flatMap((kind) => [
  ...namedColors.map(({ name }) => g('Prenda', kind, name)),
  ...patterns.map((pattern) => g('Prenda', kind, 'dorado', { pattern })),
  ...fabrics.map((fabric) => g('Prenda', kind, 'blanco', { fabric })),
  g('Prenda', kind, []),
]);

function vocabularyOf(language: (typeof all)[number]): Set<string> {
  const { grammar, day, titles, wordings } = wordsOf(language);
  const purposes = eventNames.map((name) =>
    day.purposeOf({ occasion: occasionOfEvent(name), event: events[name] }),
  );
  return wordsIn([
    ...Object.values(wordings).flatMap((set) => Object.values<readonly string[] | string>(set).flat()),
    ...everyGarment.flatMap((garment) => [grammar.phraseOf(garment), grammar.a(garment)]),
    ...purposes,
    ...occasions.map((occasion) => day.purposeOf({ occasion, event: null })),
    ...seasons.flatMap((season) => Object.values(day.season(season))),
    ...[15, 45, 70, 100, 400].map(day.span),
    ...Object.values(titles.scenes).flat(),
    ...Object.values(day.indoors),
  ]);
}

const spanish = vocabularyOf('es');

describe.each(translations)('the explanations of any outfit in %s', (language) => {
  const { sentenceFaults, grammarFaults, allWordings } = inspectors[language];
  const own = vocabularyOf(language);
  const spanishIn = (text: string) =>
    [...wordsIn([text])].filter((word) => spanish.has(word) && !own.has(word));

  it('claim nothing false and are sound', () => {
    const faults = noFaults();
    fc.assert(
      fc.property(namedWardrobe(30), anyDay, (wardrobe, request) =>
        inspect(wardrobe, { ...request, language }, faults),
      ),
      { numRuns: 160 },
    );
    expect(faults.outfits).toBeGreaterThan(130);
    expect(faults.falseClaims).toEqual([]);
    expect(faults.grammar).toEqual([]);
  });

  it('claim nothing false in the wardrobes of the fixtures, without a Spanish word', () => {
    const faults = noFaults();
    for (const wardrobe of people) {
      for (const occasion of occasions) {
        for (const season of seasons) {
          const request: OutfitRequest = { occasion, season, seed: 5, count: 4, language };
          inspect(wardrobe, request, faults);
          const { outfits, missing } = generateOutfits(wardrobe, request);
          const texts = [
            ...missing.map(({ text }) => text),
            ...outfits.flatMap(({ name, description, reasons, tags, parts }) => [
              name,
              description,
              ...reasons,
              ...tags,
              ...parts.flatMap(({ label, reason }) => [label, reason.text]),
            ]),
          ];
          for (const text of texts) expect(spanishIn(text), text).toEqual([]);
        }
      }
    }
    expect(faults.falseClaims).toEqual([]);
    expect(faults.grammar).toEqual([]);
  });

  it('name every garment in agreement', () => {
    const { phraseOf, the, theShort, a, capitalise, prepositions } = wordsOf(language).grammar;
    for (const garment of everyGarment) {
      const contracted = Object.values(prepositions).map((join) => join([the(garment)]));
      for (const text of [phraseOf(garment), the(garment), theShort(garment), a(garment), ...contracted])
        expect(grammarFaults(capitalise(text))).toEqual([]);
    }
  });

  it('call every kind, colour, event and occasion something else', () => {
    const { nounOf, colour } = wordsOf(language).grammar;
    expect(new Set(namedColors.map(({ name }) => colour(name))).size).toBe(namedColors.length);
    expect(wornKinds.map((kind) => nounOf({ name: '', kind }).text)).not.toContain('');
    const { purposeOf } = wordsOf(language).day;
    const purposes = eventNames.map((name) => purposeOf({ occasion: 'casual', event: events[name] }));
    expect(new Set(purposes).size).toBe(eventNames.length);
  });

  it('agree in every wording', () => {
    const { grammar, day } = wordsOf(language);
    const garments = [
      g('a', 'sandals', 'dorado'),
      g('b', 'blazer', 'plateado'),
      g('c', 'shirt', 'blanco'),
      g('d', 'jeans', 'negro'),
      g('e', 'heels', []),
      g('f', 'bag', 'camel'),
    ];
    const when = [day.season('fall'), day.degrees(8), day.degrees(-11), day.indoors];
    for (const [turn, first] of garments.entries()) {
      for (const second of garments) {
        if (first === second) continue;
        for (const [key, wordings] of allWordings.flatMap((set) => Object.entries(set))) {
          if (key === 'rest' || typeof wordings === 'string') continue;
          const pair = ['wide', 'mixInColour', 'mix', 'clash'].includes(key);
          const filling = {
            ...(when[turn % when.length] ?? day.indoors),
            colour: grammar.colour('rojo'),
            layers: day.layers(2),
            purpose: day.purposeOf({ occasion: 'casual', event: events.theatre }),
            span: day.span(70),
            a: pair ? [first, second] : [first],
            b: [second],
          };
          for (const wording of wordings) {
            const { text } = fill(grammar, wording, filling);
            expect(key === 'separates' || key === 'one' ? grammarFaults(text) : sentenceFaults(text)).toEqual(
              [],
            );
          }
        }
      }
    }
  });

  it('have eight wordings for what eight outfits may have in common', () => {
    for (const set of allWordings) {
      for (const [key, wordings] of Object.entries(set)) {
        if (typeof wordings === 'string' || key === 'undressed') continue;
        expect(new Set(wordings).size, key).toBe(8);
      }
    }
  });
});

describe('a mistake', () => {
  it.each([
    'The gold sandals finishes off the outfit.',
    'The blouse and the skirt keeps you warm.',
    'A orange shirt leads.',
    'An navy shirt leads.',
    'A blue jeans lead.',
    'the black skirt leads.',
    'The white shirt and the black shirt lead.',
    'The falda añeja leads.',
    'The black skirt leads',
  ])('in English is found: %s', (text) => expect(inspectors.en.sentenceFaults(text)).not.toEqual([]));

  it.each([
    'As sandálias dourado rematam o outfit.',
    'O sapatos pretos mandam.',
    'A blusa e a saia aquece.',
    'O tom de o blazer manda.',
    'O peso está em a saia.',
    'As calças de ganga azul brilham.',
    'A saia cinzenta-escura brilha em o dia.',
    'a saia preta manda.',
    'A camisa branca e a camisa preta mandam.',
    'A saia preta manda',
  ])('in Portuguese is found: %s', (text) => expect(inspectors.pt.sentenceFaults(text)).not.toEqual([]));
});

describe('garments in other languages', () => {
  it.each([
    [g('a', 'shirt', 'blanco'), 'a white shirt', 'uma camisa branca'],
    [
      g('a', 'shirt', ['celeste', 'blanco'], { pattern: 'stripes' }),
      'a sky blue striped shirt',
      'uma camisa azul-celeste de riscas',
    ],
    [
      g('a', 'jeans', 'azul vaquero', { fabric: 'denim' }),
      'a pair of blue jeans',
      'umas calças de ganga azuis',
    ],
    [g('a', 'skirt', 'azul vaquero', { fabric: 'denim' }), 'a denim skirt', 'uma saia de ganga'],
    [g('a', 'outerwear', 'negro', { fabric: 'denim' }), 'a black denim jacket', 'um casaco preto de ganga'],
    [g('a', 'sandals', 'marrón'), 'a pair of brown sandals', 'umas sandálias castanhas'],
    [g('a', 'dress', 'naranja', { fabric: 'silk' }), 'an orange silk dress', 'um vestido laranja de seda'],
    [g('a', 'skirt', 'gris oscuro'), 'a dark grey skirt', 'uma saia cinzento-escura'],
    [g('a', 'jewellery', 'dorado'), 'some gold jewellery', 'uma joia dourada'],
    [g('a', 'umbrella', []), 'an umbrella', 'um guarda-chuva'],
    [g('Gabardina de mi madre', 'outerwear', 'beige'), 'a beige trench coat', 'uma gabardine bege'],
    [g('Beige trench coat from Zara', 'outerwear', 'beige'), 'a beige trench coat', 'um casaco bege'],
    [
      g('Blusão de couro', 'outerwear', 'negro', { fabric: 'leather' }),
      'a black leather jacket',
      'um blusão preto de couro',
    ],
  ])('are named by kind, colour and cloth (%#)', (garment, english, portuguese) => {
    expect(wordsOf('en').grammar.a(garment)).toBe(english);
    expect(wordsOf('pt').grammar.a(garment)).toBe(portuguese);
  });

  it('say a noun once when two garments share it', () => {
    const [white, striped] = [g('a', 'shirt', 'blanco'), g('b', 'shirt', 'celeste', { pattern: 'stripes' })];
    const filling = { a: [white], b: [striped] };
    expect(fill(wordsOf('en').grammar, '{a} with {b}.', filling).text).toBe(
      'The white shirt with the sky blue striped one.',
    );
    expect(fill(wordsOf('pt').grammar, '{a} e o tom {de b}.', filling).text).toBe(
      'A camisa branca e o tom da azul-celeste de riscas.',
    );
  });

  it('contract with every article of a list in Portuguese', () => {
    const filling = { a: [g('a', 'shirt', 'blanco'), g('b', 'jeans', 'negro'), g('c', 'blazer', [])] };
    const { grammar } = wordsOf('pt');
    expect(fill(grammar, 'Gosto {de a}.', filling).text).toBe(
      'Gosto da camisa branca, das calças de ganga pretas e do blazer.',
    );
    expect(fill(grammar, '{em a}.', filling).text).toBe(
      'Na camisa branca, nas calças de ganga pretas e no blazer.',
    );
    expect(fill(grammar, '{ao a}.', filling).text).toBe(
      'À camisa branca, às calças de ganga pretas e ao blazer.',
    );
  });
});
