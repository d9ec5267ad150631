import { describe, expect, it } from 'vitest';
import { buildGarment as g } from '../fixtures/garment.ts';
import { inspectors } from '../fixtures/inspectors.ts';
import { javier, lucia, marta } from '../fixtures/wardrobes.ts';
import { describePersonal } from '../learning/describe-personal.ts';
import { describeResiduals } from '../learning/describe-residuals.ts';
import { languageOfName, nameAndSeasonsOf } from '../name-and-seasons.ts';
import { diagnoseLook } from '../requests/diagnose-look.ts';
import { wardrobeGaps } from '../requests/gaps.ts';
import { whatBreaks } from '../requests/what-breaks.ts';
import type { SeenGarment } from '../seen-garment.ts';
import { sustainabilityScore } from '../sustainability.ts';
import { wordsOf } from './all.ts';
import { compareWithPicture, lackOf } from './compare-with-picture.ts';
import type { MissingWords } from './shape/words.ts';

const languages = ['es', 'en', 'pt'] as const;
const wardrobe = [
  g('Mocasines', 'loafers', 'burdeos', { fabric: 'leather' }),
  g('Falda', 'skirt', 'verde'),
  g('Blusa', 'blouse', 'crudo'),
];
const seen = (...args: Parameters<typeof g>): SeenGarment => ({ ...g(...args), styleKnown: true });

function missingTexts(words: MissingWords): string[] {
  const note = words.absence(g('Parka', 'coat', 'gris'), 'laundry');
  const away = words.absence(g('a', 'boots', 'negro'), 'away');
  const house = words.absence(g('Parka', 'coat', 'azul'), { house: 'Madrid' });
  return [
    words.coat('winter', house),
    words.bottom('skirt', note),
    words.bottom('jeans', away),
    words.top(''),
    words.clothes(true),
    words.clothes(false),
    words.shoes(away),
    words.sportShoes(''),
    words.casualShoes,
    words.otherFormalShoes,
    words.formalShoes(away),
    words.sportClothes(''),
    words.otherCoat,
    words.coat('winter', note),
    words.coat('cold', ''),
    words.jacket('fall', ''),
    words.jacket('cool', note),
    words.wornAndAvoided,
    words.gone,
    words.incompatible,
  ];
}

const pairs: [SeenGarment, ReturnType<typeof g>][] = [
  [seen('', 'blazer', 'negro'), g('Cárdigan', 'cardigan', 'gris claro')],
  [seen('', 'jeans', 'negro'), g('Vaqueros', 'jeans', 'azul vaquero', { fabric: 'denim' })],
  [seen('', 'shirt', 'blanco', { pattern: 'stripes' }), g('Camisa', 'shirt', 'celeste')],
  [seen('', 'heels', 'dorado', { style: 'party' }), g('Botas', 'boots', 'marrón')],
  [seen('', 'dress', 'rojo', { pattern: 'logo' }), g('Vestido', 'dress', 'rojo', { pattern: 'print' })],
];

describe.each(languages)('in %s', (language) => {
  const { sentenceFaults } = inspectors[language];
  const sound = (texts: readonly string[]) => expect(texts.flatMap(sentenceFaults)).toEqual([]);

  it('what is missing is said in whole sentences', () => sound(missingTexts(wordsOf(language).missing)));

  it('a remade look is compared in whole sentences', () => {
    for (const [part, owned] of pairs) {
      const { agrees, differs } = compareWithPicture(part, owned, language);
      sound([...(agrees ? [agrees] : []), ...differs, lackOf(part, language)]);
    }
  });

  it('gaps, breaks, swaps and taste are told in whole sentences', () => {
    for (const owner of [marta, javier, lucia]) {
      const look = owner.slice(0, 5);
      const { swap } = diagnoseLook(owner, look, { occasion: 'work', season: 'fall', seed: 1, language });
      sound([
        ...wardrobeGaps(owner, 6, owner, null, language).map(({ text }) => text),
        ...whatBreaks(owner.slice(0, 14), { language }).map(({ text }) => text),
        ...(swap ? [swap.text] : []),
      ]);
    }
    sound(describePersonal({ occasion: 0.3, season: 0.2, novelty: -0.4, favourites: -0.2 }, language));
  });

  it('sustainability is explained in whole sentences', () => {
    for (const owner of [[], wardrobe, marta]) {
      const { parts, formula } = sustainabilityScore(owner, language);
      // One begins with a number.
      sound([...parts.map(({ reason }) => reason.replace(/^\d+/, 'N')), formula]);
    }
  });
});

it.each([
  [
    'with~Mocasines~skirt',
    -5,
    'You don’t like the burgundy loafers with a skirt',
    'Não gostas dos mocassins bordô com saia',
  ],
  ['garment~Blusa', 5, 'You like the ecru blouse', 'Gostas da blusa crua'],
  [
    'pair~Blusa~Falda',
    -5,
    'You don’t like the ecru blouse with the green skirt',
    'Não gostas da blusa crua com a saia verde',
  ],
  ['kinds~sneakers~skirt', -5, 'You don’t like trainers with a skirt', 'Não gostas dos ténis com saia'],
  ['colour~azul marino', -5, 'You don’t like navy', 'Não gostas do azul-marinho'],
  ['register~sport', 5, 'You like sports clothes', 'Gostas da roupa desportiva'],
  ['warmth', -5, 'You like to dress a little lighter', 'Preferes ir com um pouco menos de agasalho'],
  ['formality', 5, 'You like to dress a little more formally', 'Preferes ir um pouco mais formal'],
])('what was learned, %s, is said in English and Portuguese', (id, points, english, portuguese) => {
  const told = (language: 'en' | 'pt') => describeResiduals({ [id]: points }, wardrobe, language);
  expect(told('en')).toEqual([{ id, sentence: english }]);
  expect(told('pt')).toEqual([{ id, sentence: portuguese }]);
});

it('a garment is named in the language of its person', () => {
  const shirt = g('', 'shirt', 'celeste', { pattern: 'stripes' });
  const attributes = { ...shirt, fabric: 'cotton', color: 'celeste', tags: [] } as const;
  expect(nameAndSeasonsOf(attributes).name).toBe('Camisa celeste de rayas');
  expect(nameAndSeasonsOf(attributes, 'en').name).toBe('Sky blue striped shirt');
  expect(nameAndSeasonsOf(attributes, 'pt').name).toBe('Camisa azul-celeste de riscas');
  for (const language of languages) {
    const { name } = nameAndSeasonsOf(attributes, language);
    expect(languageOfName({ ...attributes, name })).toBe(language);
  }
  expect(languageOfName({ ...attributes, name: 'Camisa de mi abuelo' })).toBeNull();
});

it.each([
  [0, 'It’s a cardigan; in the photo, a blazer.', 'É um casaco de malha; na foto, um blazer.'],
  [
    1,
    'Your jeans are blue; the ones in the photo, black.',
    'As tuas calças de ganga são azuis; as da foto, pretas.',
  ],
  [
    2,
    'Your shirt is sky blue and plain; the one in the photo, white and striped.',
    'A tua camisa é azul-celeste e lisa; a da foto, branca e de riscas.',
  ],
] as const)('a remade look is compared in English and Portuguese (%#)', (pair, english, portuguese) => {
  const [part, owned] = pairs[pair] as (typeof pairs)[number];
  expect(compareWithPicture(part, owned, 'en').differs[0]).toBe(english);
  expect(compareWithPicture(part, owned, 'pt').differs[0]).toBe(portuguese);
});
