import {
  coat,
  down,
  dressShoes,
  heels,
  hoodies,
  jeans,
  partyClothes,
  type Scenario,
  sandals,
  shorts,
  sportsClothes,
  trainers,
  warmClothes,
} from './scenario.ts';

const street = {
  kinds: ['jeans', 'shirt', 'blouse', 'dress', 'skirt', 'blazer', 'heels', 'loafers', 'shoes'],
} as const;
const sporty = { styles: ['sport'] } as const;

export const sports: readonly Scenario[] = [
  {
    title: 'the gym',
    day: { event: 'gym', season: 'spring', temperatureC: 20 },
    never: [street, sandals],
    best: [trainers, sporty],
  },
  {
    title: 'the gym in winter',
    day: { event: 'gym', season: 'winter', temperatureC: 6 },
    never: [street, sandals],
    best: [trainers, sporty],
  },
  {
    title: 'running at 30 °C',
    day: { event: 'running', season: 'summer', temperatureC: 30 },
    never: [street, warmClothes, down],
    best: [trainers, sporty],
  },
  {
    title: 'running at 3 °C',
    day: { event: 'running', season: 'winter', temperatureC: 3 },
    never: [street, sandals, shorts],
    best: [trainers],
  },
  {
    title: 'hiking in fall',
    day: { event: 'hiking', season: 'fall', temperatureC: 14 },
    never: [sandals, heels, { kinds: ['dress', 'skirt', 'blazer'] }],
    best: [sporty],
  },
  {
    title: 'yoga',
    day: { event: 'yoga', season: 'spring', temperatureC: 21 },
    never: [street, sandals],
    best: [sporty],
  },
  {
    title: 'sport in summer',
    day: { occasion: 'sport', season: 'summer' },
    never: [jeans, heels, warmClothes],
    best: [trainers],
  },
];

export const wishes: readonly Scenario[] = [
  {
    title: 'the white shirt, whatever else',
    day: { occasion: 'casual', season: 'spring', mustInclude: ['Camisa blanca'] },
    never: [down],
    best: [{ ids: ['Camisa blanca'] }],
  },
  {
    title: 'jeans to the office',
    day: { occasion: 'work', season: 'fall', mustInclude: ['Vaqueros'] },
    never: [shorts, hoodies],
    best: [{ ids: ['Vaqueros'] }],
  },
  {
    title: 'no black, if it can be helped',
    day: { occasion: 'casual', season: 'spring', avoidedColours: ['negro'] },
    never: [{ slots: ['bottom', 'shoes', 'base'], colours: ['negro'] }],
    best: [{ slots: ['base', 'onePiece'] }],
  },
  {
    title: 'not the trainers today',
    day: { occasion: 'casual', season: 'fall', mustAvoid: ['Zapatillas blancas'] },
    never: [{ ids: ['Zapatillas blancas'] }],
    best: [{ slots: ['shoes'] }],
  },
  {
    title: 'the coat although it is June',
    day: { occasion: 'casual', season: 'summer', temperatureC: 20, mustInclude: ['Abrigo gris'] },
    never: [partyClothes],
    best: [coat],
  },
  {
    title: 'Maya dresses for dinner',
    day: { event: 'romantic-dinner', season: 'fall', temperatureC: 15, advisor: 'maya' },
    never: [trainers, hoodies, sportsClothes],
    best: [dressShoes],
  },
  {
    title: 'Valentina dresses for brunch',
    day: { event: 'brunch', season: 'spring', temperatureC: 20, advisor: 'valentina' },
    never: [sportsClothes, down],
    best: [{ slots: ['base', 'onePiece'] }],
  },
];
