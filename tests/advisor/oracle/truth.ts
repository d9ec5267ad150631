import type { Fabric, Length, Pattern, Sleeve, Style } from '#contract/garment-attributes.ts';
import type { Category, Kind } from '#contract/vocabulary.ts';
import type { Owned } from './owned.ts';

export type Is = (garment: Owned) => boolean;

export const all =
  (...tests: readonly Is[]): Is =>
  (one) =>
    tests.every((test) => test(one));
export const any =
  (...tests: readonly Is[]): Is =>
  (one) =>
    tests.some((test) => test(one));
export const not =
  (...tests: readonly Is[]): Is =>
  (one) =>
    !tests.some((test) => test(one));
export const nothing: Is = () => false;

export const kind =
  (...kinds: readonly Kind[]): Is =>
  ({ kind: own }) =>
    kinds.includes(own as Kind);
export const of =
  (...categories: readonly Category[]): Is =>
  ({ category }) =>
    categories.includes(category);
export const named =
  (words: RegExp): Is =>
  ({ name }) =>
    words.test(name);
export const cloth =
  (...fabrics: readonly Fabric[]): Is =>
  ({ fabric }) =>
    fabric !== null && fabrics.includes(fabric);
export const pattern =
  (...patterns: readonly Pattern[]): Is =>
  ({ pattern: own }) =>
    patterns.includes(own);
export const style =
  (...styles: readonly Style[]): Is =>
  ({ style: own }) =>
    styles.includes(own);
export const sleeve =
  (...sleeves: readonly Sleeve[]): Is =>
  ({ sleeve: own }) =>
    own !== null && own !== undefined && sleeves.includes(own);
export const length =
  (...lengths: readonly Length[]): Is =>
  ({ length: own }) =>
    own !== null && own !== undefined && lengths.includes(own);
/** The first colour is the main one. */
export const colour =
  (...names: readonly string[]): Is =>
  ({ colourNames }) =>
    names.includes(colourNames[0] ?? '');
export const touched =
  (...names: readonly string[]): Is =>
  ({ colourNames }) =>
    colourNames.some((name) => names.includes(name));

const greens = ['verde', 'verde oscuro', 'verde oliva', 'verde lima', 'verde menta'];
const blues = ['azul', 'azul marino', 'celeste', 'azul grisáceo', 'petróleo'];
export const green = colour(...greens);
export const greenish = touched(...greens, 'caqui', 'turquesa');
export const blue = colour(...blues);
export const bluish = touched(...blues, 'azul vaquero', 'turquesa');
export const black = colour('negro');
export const white = colour('blanco');
export const whitish = touched('blanco', 'crudo');
export const grey = colour('gris', 'gris claro', 'gris oscuro');
export const brown = colour('marrón', 'marrón oscuro');
export const brownish = touched('marrón', 'marrón oscuro', 'camel');
export const red = colour('rojo');
export const reddish = touched('rojo', 'burdeos', 'coral');
export const pink = colour('rosa', 'rosa palo');
export const pinkish = touched('rosa', 'rosa palo', 'fucsia');
export const bold = colour(
  'rojo',
  'coral',
  'naranja',
  'amarillo',
  'verde lima',
  'verde',
  'turquesa',
  'fucsia',
  'rosa',
  'lila',
  'morado',
);

export const cazadora = named(/^cazadora/i);
export const tailored = kind('blazer');
export const jackets = any(tailored, cazadora);
export const perhapsJackets = any(
  kind('cardigan', 'suit'),
  named(/chubasquero|parka|plumífero|cortavientos/i),
);
export const coats = any(kind('coat'), named(/plumífero|parka|gabardina|trench/i));
export const perhapsCoats = named(/chubasquero/i);
export const overwear = kind('coat', 'outerwear');
export const knits = all(kind('sweater', 'cardigan', 'vest'), cloth('wool', 'knit'));
export const shirts = kind('shirt');
export const tees = kind('t-shirt', 'longsleeve', 'undershirt');
export const jeans = kind('jeans');
export const trousers = kind('pants', 'jeans');
export const shorts = kind('shorts');
export const skirts = kind('skirt');
export const dresses = kind('dress');
export const shoes = of('shoes');
export const boots = kind('boots');
export const trainers = kind('sneakers');
export const heels = any(kind('heels'), named(/de tacón/i));
export const tops = of('tops');
export const accessories = of('accessories');
export const bags = kind('bag');
export const hats = kind('hat');

export const unworn: Is = ({ timesWorn }) => timesWorn === 0;
export const rested =
  (days: number): Is =>
  ({ lastWornDaysAgo }) =>
    lastWornDaysAgo === null || lastWornDaysAgo >= days;
export const within =
  (days: number): Is =>
  ({ lastWornDaysAgo }) =>
    lastWornDaysAgo !== null && lastWornDaysAgo <= days;
export const lent: Is = ({ absence }) => absence?.why === 'lent';
export const washing: Is = ({ inLaundry }) => Boolean(inLaundry);
export const favourite: Is = ({ favorite }) => Boolean(favorite);
export const brand =
  (name: string): Is =>
  ({ brand: own }) =>
    own === name;
export const addedWithin =
  (days: number): Is =>
  ({ addedDaysAgo }) =>
    (addedDaysAgo ?? 1000) <= days;
export const priced: Is = ({ price }) => price !== null;
