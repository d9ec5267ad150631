import { sizeConversion } from '../../knowledge/size-conversion.ts';
import { tokensOf } from '../../words/tokens.ts';

type Cut = 'man' | 'woman' | null;

const countries: readonly (readonly [name: string, said: RegExp])[] = [
  ['italiana', /^(?:italia\w*|it)$/],
  ['americana', /^(?:us|usa|eeuu|estados|american[ao]s?|gring[ao]s?|estadounidense|yanqui)$/],
  ['inglesa', /^(?:uk|ingles\w*|inglaterra|britanic[ao]s?|londres)$/],
  ['alemana', /^(?:alem\w*)$/],
  ['mexicana', /^(?:mexic\w*|mx)$/],
  ['española', /^(?:espan\w*|europe[ao]s?|europa|eu|frances\w*|francia)$/],
];
const countryOf = (text: string) => countries.find(([, said]) => said.test(text))?.[0] ?? null;

const telling = /^(?:uso|soy|calzo|llevo|gasto|visto)$/;
const between = /^(?:la|una|un|el|talla|numero|del|de|siempre|aqui|normalmente|yo)$/;
const asking =
  /[?¿]|\b(?:me (?:vale|servir|queda|quedar|entra|cabe|va)\p{L}*|es (?:el m[ií]o|la m[ií]a|mi talla))/iu;
const near = 3;
const mostOwn = 62;

const shoeWord = /^(?:calzo|zapat\w*|tenis|bota|botas|botin\w*|sandalia\w*|pie)$/;
const outerWord = /^(?:abrigo|gabardina|trench|saco|tapado|chaqueton|plumifero|parka)$/;

type Sort = 'shoe' | 'trousers' | 'jacket' | null;
const trouserWord = /^(?:pantalon\w*|jeans?|vaquero\w*|chinos?|tejanos?)$/;
const jacketWord = /^(?:chaqueta|americana|saco|blazer|traje|terno|abrigo|gabardina)$/;

/** Suits of men have one number in Italy, Germany and Spain; trousers there are numbered as the suit, here by the waist. */
function ofMen(value: number, country: string, sort: 'trousers' | 'jacket'): number | null {
  const isOfSuit = /^(?:italiana|alemana)$/.test(country);
  if (sort === 'jacket') return isOfSuit || country === 'española' ? value : value + 10;
  if (country === 'española') return value;
  return isOfSuit ? value - suitOverTrousers : value + inchesToSize;
}
const suitOverTrousers = 6;
const inchesToSize = 10;

function europeanOf(value: number, country: string, sort: Sort, cut: Cut): number | null {
  const isShoe = sort === 'shoe';
  if (cut === 'man' && !isShoe) return sort === null ? null : ofMen(value, country, sort);
  const asked = isShoe ? `zapatos talla ${value} ${country}` : `talla ${value} ${country}`;
  const [, size] = /^(?:La|Un) (\d+(?:,5)?)/.exec(sizeConversion(tokensOf(asked), cut) ?? '') ?? [];
  return size === undefined ? null : Number(size.replace(',', '.'));
}

export function sizeAgainstOwn(message: string, cut: Cut): string | null {
  if (!asking.test(message)) return null;
  const tokens = tokensOf(message);
  const isNumber = (at: number) => /^\d{1,2}(?:[.,]5)?$/.test(tokens[at]?.text ?? '');
  const tells = tokens.findIndex(({ text }) => telling.test(text));
  if (tells < 0) return null;
  let own = tells + 1;
  while (between.test(tokens[own]?.text ?? '')) own += 1;
  if (!isNumber(own) || own - tells > near) return null;
  const value = (at: number) => Number((tokens[at]?.text ?? '').replace(',', '.'));
  const isTime = (at: number) =>
    /^(?:anos?|cm|euros?|kilos?|meses|dias?|de)$/.test(tokens[at + 1]?.text ?? '') &&
    tokens[at + 1]?.text !== 'de';
  const other = tokens.findIndex((_, at) => at !== own && isNumber(at) && !isTime(at));
  if (other < 0 || value(own) > mostOwn) return null;
  const named = tokens.flatMap(({ text }, at) =>
    countryOf(text) === null ? [] : [{ at, country: countryOf(text) ?? '' }],
  );
  const ofOwn = named.find(({ at }) => at > own && at - own <= near);
  const abroad = named
    .filter((one) => one !== ofOwn)
    .sort((a, b) => Math.abs(a.at - other) - Math.abs(b.at - other))[0];
  const home = ofOwn?.country ?? 'española';
  if (!abroad || abroad.country === home) return null;
  const isShoe = tokens.some(({ text }) => shoeWord.test(text));
  const sort: Sort = isShoe
    ? 'shoe'
    : tokens.some(({ text }) => trouserWord.test(text))
      ? 'trousers'
      : tokens.some(({ text }) => jacketWord.test(text))
        ? 'jacket'
        : null;
  const mine = europeanOf(value(own), home, sort, cut);
  const theirs = europeanOf(value(other), abroad.country, sort, cut);
  if (mine === null || theirs === null) return null;
  const [size, usual] = [value(other), value(own)].map((one) => String(one).replace('.', ','));
  const step = isShoe ? 1 : 2;
  const apart = Math.abs(theirs - mine) / step;
  const ronda = String(theirs).replace('.', ',');
  const article = isShoe ? 'el' : 'la';
  const isOuter = tokens.some(({ text }) => outerWord.test(text));
  const check = isShoe
    ? 'Mide tu pie en centímetros y compáralo con su tabla, que cada marca varía.'
    : isOuter || sort === 'jacket'
      ? 'Mira su tabla y mide pecho y hombros, que cada marca corta a su manera.'
      : 'Mira su tabla y compara cintura y cadera, que cada marca corta a su manera.';
  const is = `${article} ${size} ${isShoe ? masculine(abroad.country) : abroad.country}`;
  if (apart < 1) return `Sí, en principio: ${is} es más o menos tu ${usual}. ${check}`;
  const how = theirs > mine ? 'grande' : isShoe ? 'pequeño' : 'pequeña';
  const sizes =
    Math.round(apart) === 1
      ? isShoe
        ? 'un número'
        : 'una talla'
      : `${Math.round(apart)} ${isShoe ? 'números' : 'tallas'}`;
  const more = theirs > mine ? 'más' : 'menos';
  const right = fitting(mine, abroad.country, sort, cut);
  return `Lo normal es que te quede ${how}: ${is} ronda ${article} ${ronda} de aquí, ${sizes} ${more} que tu ${usual}.${right ? ` Pide ${article} ${right}.` : ''} ${check}`;
}

const masculines: Readonly<Record<string, string>> = {
  inglesa: 'inglés',
  alemana: 'alemán',
  española: 'español',
};
const masculine = (country: string) => masculines[country] ?? country.replace(/a$/, 'o');

function fitting(mine: number, country: string, sort: Sort, cut: Cut): string | null {
  const found = Array.from({ length: mostOwn }, (_, at) => at + 1).find(
    (size) => europeanOf(size, country, sort, cut) === mine,
  );
  return found === undefined ? null : String(found);
}
