import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedColors } from '#contract/colors.ts';
import { fabrics, patterns } from '#contract/garment-attributes.ts';
import { occasions, seasons } from '#contract/vocabulary.ts';
import { anyDay, namedWardrobe } from '../fixtures/arbitrary.ts';
import { allWordings, grammarFaults, sentenceFaults } from '../fixtures/es/grammar-faults.ts';
import { inspect, noFaults, repeatedWordings } from '../fixtures/explanation-faults.ts';
import { falseClaims } from '../fixtures/false-claims.ts';
import { buildGarment as g } from '../fixtures/garment.ts';
import { fifteen, sixty } from '../fixtures/scenario-wardrobes.ts';
import { javier, lucia, marta } from '../fixtures/wardrobes.ts';
import { generateOutfits } from '../generate.ts';
import { isOwned, wardrobeGaps } from '../requests/gaps.ts';
import { wornKinds } from '../vocabulary/kinds.ts';
import type { Garment, OutfitRequest } from '../wardrobe.ts';
import { a, capitalise, grammar, of, phraseOf, the, theOther, to } from './es/grammar.ts';
import { fill } from './fill.ts';
import type { Reason } from './tell.ts';

const people = [marta, javier, lucia, sixty, fifteen];

describe('the explanations of any outfit', () => {
  it('claim nothing false and are sound Spanish', () => {
    const faults = noFaults();
    fc.assert(
      fc.property(namedWardrobe(30), anyDay, (wardrobe, request) => inspect(wardrobe, request, faults)),
      { numRuns: 240 },
    );
    expect(faults.outfits).toBeGreaterThan(200);
    expect(faults.falseClaims).toEqual([]);
    expect(faults.grammar).toEqual([]);
  });

  it('claim nothing false in the wardrobes of the fixtures', () => {
    const faults = noFaults();
    for (const wardrobe of people) {
      for (const occasion of occasions) {
        for (const season of seasons) inspect(wardrobe, { occasion, season, seed: 5, count: 4 }, faults);
      }
    }
    expect(faults.falseClaims).toEqual([]);
    expect(faults.grammar).toEqual([]);
  });

  it('use no wording twice in eight outfits of one answer', () => {
    for (const seed of [0, 3, 11]) {
      const answer = generateOutfits(sixty, { occasion: 'casual', season: 'fall', seed, count: 8 });
      expect(answer.outfits).toHaveLength(8);
      expect(repeatedWordings(answer)).toEqual([]);
    }
  });

  it('have titles that tell the outfits apart', () => {
    for (const wardrobe of people) {
      for (const occasion of occasions) {
        const { outfits } = generateOutfits(wardrobe, { occasion, season: 'spring', seed: 2, count: 8 });
        expect(new Set(outfits.map(({ name }) => name)).size).toBe(outfits.length);
        for (const { name } of outfits) expect(name).not.toMatch(/\(\d+\)/);
      }
    }
  });
});

describe('a false sentence', () => {
  const [blazer, sandals, jeans, wool] = [
    g('b', 'blazer', 'camel'),
    g('s', 'sandals', 'dorado', { fabric: 'leather' }),
    g('j', 'jeans', 'azul vaquero', { fabric: 'denim' }),
    g('w', 'sweater', 'burdeos', { fabric: 'wool' }),
  ];
  const request: OutfitRequest = {
    occasion: 'casual',
    season: 'summer',
    temperatureC: 35,
    seed: 1,
    count: 1,
  };
  const told = { worn: [blazer, sandals, jeans, wool], request };
  const reason = (text: string, ...claims: Reason['claims']): Reason => ({
    key: 'test',
    tone: 'praise',
    text,
    wording: text,
    claims,
  });

  it.each([
    reason('El jersey respira bien.', { kind: 'airy', pieces: ['w'] }),
    reason('Los vaqueros llevan bien el calor.', { kind: 'airy', pieces: ['j'] }),
    reason('Azul y tierra.', { kind: 'family', pieces: ['w'], family: 'blue' }),
    reason('Comparten color.', { kind: 'same-colour', pieces: ['w', 'b'] }),
    reason('Las sandalias te guardan del frío.', { kind: 'warm', pieces: ['s'], against: 'cold' }),
    reason('Las sandalias se quitan y se ponen.', { kind: 'comes-off', piece: 's' }),
    reason('El blazer rojo.', { kind: 'named', piece: 'b', words: 'el blazer rojo' }),
    reason('El jersey de seda.', { kind: 'named', piece: 'w', words: 'el jersey de seda' }),
    reason('Un día de 8 °C.', { kind: 'day', words: 'un día de 8 °C' }),
    reason('Lleva dos meses sin salir.', { kind: 'rested', piece: 'b', words: 'dos meses' }),
    reason('Respira bien.'),
    reason('Azul y tierra se entienden.'),
  ])('is found: $text', (one) => expect(falseClaims(one, told)).not.toEqual([]));

  it.each([
    'Las sandalias dorado rematan el outfit.',
    'Los vaqueros abriga lo justo.',
    'La blusa y la falda abriga lo justo.',
    'El tono de el blazer manda.',
    'Le quita seriedad a el blazer.',
    'la falda negra manda.',
    'La falda  negra manda.',
    'El zapatos negros mandan.',
    'La camisa blanca y la camisa negra mandan.',
    'La falda negra manda',
  ])('or its grammar: %s', (text) => expect(sentenceFaults(text)).not.toEqual([]));
});

describe('the grammar, over all names', () => {
  const everyGarment: Garment[] = wornKinds.flatMap((kind) => [
    ...namedColors.map(({ name }) => g('Prenda', kind, name)),
    ...patterns.map((pattern) => g('Prenda', kind, 'dorado', { pattern })),
    ...fabrics.map((fabric) => g('Prenda', kind, 'blanco', { fabric })),
    g('Prenda', kind, []),
    { ...g('Prenda', kind, 'negro'), colors: [{ hex: '#1d1c1f', share: 1, name: ' Negra ' }] },
  ]);

  it('agrees in phrases, with articles and prepositions', () => {
    for (const garment of everyGarment) {
      expect(grammarFaults(capitalise(phraseOf(garment)))).toEqual([]);
      for (const text of [the(garment), a(garment), of(the(garment)), to(the(garment))]) {
        expect(grammarFaults(capitalise(text))).toEqual([]);
      }
    }
  });

  it('agrees in every wording', () => {
    const [one, other] = [g('a', 'sandals', 'dorado'), g('b', 'blazer', 'plateado')];
    const more = [
      g('c', 'shirt', 'blanco'),
      g('d', 'jeans', 'negro'),
      g('e', 'heels', []),
      g('f', 'bag', 'camel'),
    ];
    const words = {
      colour: 'rojo',
      day: 'el otoño',
      when: 'en otoño',
      layers: 'dos capas',
      purpose: 'el teatro',
      span: 'dos meses',
    };
    const sets = allWordings.flatMap((set) => Object.entries(set)).filter(([key]) => key !== 'over');
    for (const first of [one, other, ...more]) {
      for (const second of [one, other, ...more]) {
        if (first === second) continue;
        for (const [key, wordings] of sets) {
          if (key === 'rest' || typeof wordings === 'string') continue;
          const pair = ['wide', 'mixInColour', 'mix', 'clash'].includes(key);
          for (const wording of wordings) {
            const filling = {
              ...words,
              a: pair ? [first, second] : [first],
              b: [second],
              c: [],
              d: [second],
            };
            const { text } = fill(grammar, wording, filling);
            const closed = key === 'separates' || key === 'one';
            expect(closed && !text.endsWith('.') ? grammarFaults(text) : sentenceFaults(text)).toEqual([]);
          }
        }
      }
    }
  });

  it('has at least eight wordings for what eight outfits may have in common', () => {
    for (const set of allWordings) {
      for (const [key, wordings] of Object.entries(set)) {
        if (typeof wordings === 'string' || key === 'undressed') continue;
        expect(new Set(wordings).size, key).toBeGreaterThanOrEqual(8);
      }
    }
  });

  it('says a noun once when two garments share it', () => {
    const [white, striped] = [g('a', 'shirt', 'blanco'), g('b', 'shirt', 'celeste', { pattern: 'stripes' })];
    expect(theOther(striped, white)).toBe('la celeste de rayas');
    expect(theOther(g('c', 'shirt', 'blanco'), white)).toBe('la otra');
    expect(fill(grammar, '{a} con {b}.', { a: [white], b: [striped] }).text).toBe(
      'La camisa blanca con la celeste de rayas.',
    );
  });
});

describe('the gaps of a wardrobe', () => {
  it('are never owned in kind and colour', () => {
    const white = { ...g('Zapatillas', 'sneakers', 'blanco', { fabric: 'leather' }), timesWorn: 51 };
    const grey = g('Abrigo', 'coat', 'gris oscuro', { fabric: 'wool' });
    fc.assert(
      fc.property(fc.oneof(namedWardrobe(25), fc.constantFrom(...people)), (wardrobe) => {
        const owned = [...wardrobe, white, grey];
        // The least used are not measured, but owned.
        for (const { garment, text } of wardrobeGaps(wardrobe, 20, owned)) {
          expect(['sneakers blanco', 'coat gris oscuro'].map((one) => `gap:${one}`)).not.toContain(
            garment.id.split(' ').slice(0, -1).join(' '),
          );
          expect(isOwned(garment, owned)).toBe(false);
          expect(owned.filter((one) => phraseOf(one) === phraseOf(garment))).toEqual([]);
          expect(sentenceFaults(text)).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each(['azul', 'azul vaquero', 'azul grisáceo'] as const)('count jeans in %s as blue jeans', (colour) => {
    const [jeans, idea] = [
      g('Vaqueros', 'jeans', colour),
      g('', 'jeans', 'azul vaquero', { fabric: 'denim' }),
    ];
    expect(isOwned(idea, [jeans])).toBe(true);
    expect(isOwned(idea, [g('Vaqueros', 'jeans', 'negro')])).toBe(false);
  });

  it('of a day name the garment in the laundry rather than deny it', () => {
    const wardrobe = [
      g('Camisa', 'shirt', 'blanco'),
      g('Pantalón', 'pants', 'negro'),
      g('Zapatos', 'shoes', 'negro', { style: 'formal', fabric: 'leather' }),
      g('Abrigo', 'coat', 'gris oscuro', { fabric: 'wool', inLaundry: true }),
    ];
    const { missing } = generateOutfits(wardrobe, { occasion: 'work', season: 'winter', seed: 1, count: 1 });
    expect(missing.map(({ text }) => text)).toEqual([
      'Te falta un abrigo para el invierno: el abrigo gris oscuro está en la colada.',
    ]);
  });
});
