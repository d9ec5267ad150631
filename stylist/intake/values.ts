import { type Fibre, type PartFibre, sumOfPart } from '#contract/fibres.ts';
import { type AttributeWord, attributeWords, type GarmentAttribute } from '#contract/garment-attributes.ts';
import { languages } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { type Season, seasons } from '#contract/vocabulary.ts';
import { fabricIn, patternIn, styleIn } from '#stylist/vocabulary/cloths.ts';
import { type Phrases, phrasesOf } from '#stylist/vocabulary/stem.ts';
import { tableWords } from './words.ts';

/* Values of a cell in any language. Null when they are not understood. */

const separated = <T>(words: Readonly<Record<string, T>>) =>
  phrasesOf(
    Object.entries(words).flatMap(([list, meaning]) =>
      list.split('|').map((word): [string, T] => [word, meaning]),
    ),
  );

/** "1.299,00 €", "$1,299.00" and "1299" are the same. */
export function priceIn(text: string): number | null {
  const digits = /\d[\d.,\s'’]*/.exec(text)?.[0].replace(/[\s'’]/g, '');
  if (digits === undefined || /-\s*[^\d]*\d/.test(text.slice(0, 4))) return null;
  const decimal = /[.,](\d{1,2})$/.exec(digits);
  const whole = (decimal ? digits.slice(0, decimal.index) : digits).replace(/[.,]/g, '');
  const price = Number(`${whole}.${decimal?.[1] ?? 0}`);
  return Number.isFinite(price) && price <= limits.garment.priceMax ? price : null;
}

const sizeWords = separated({
  'extra small|muy pequeña|muito pequeno': 'XS',
  'small|pequeña|chica|pequeno': 'S',
  'medium|mediana': 'M',
  'large|grande': 'L',
  'extra large|muy grande|muito grande': 'XL',
  'talla única|única|one size|unitalla|os|tu|único|tamanho único': 'Única',
});

/** European sizes lose their prefix; those of other countries keep it. */
export function sizeIn(text: string): string | null {
  const bare = text.replace(/^(talla|size|tamanho|n[úu]mero|n\.?º)\s*:?\s*/i, '').trim();
  const european =
    /^(?:eu|eur|es|esp)\s*(\d{1,3}(?:[.,]5)?)$|^(\d{1,3}(?:[.,]5)?)\s*(?:eu|eur|es|esp)$/i.exec(bare);
  const size =
    european?.[1] ?? european?.[2] ?? (/\d/.test(bare) ? undefined : sizeWords.find(bare)[0]) ?? bare;
  const short = /^(x{0,4}[sl]|m)$/i.test(size) ? size.toUpperCase() : size;
  return short === '' ? null : short.slice(0, limits.garment.sizeMax).trim();
}

const months = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const englishMonths = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const portugueseMonths = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');
const epochOfSpreadsheets = Date.UTC(1899, 11, 30);

/** As `2024-03-12`; day first where both orders are possible. */
export function dayIn(text: string): string | null {
  const parts = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?/.exec(text);
  if (parts) return dayOf(Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 1));
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})\b/.exec(text);
  if (numbers) {
    const [first, second, year] = numbers.slice(1).map(Number) as [number, number, number];
    const full = year < 100 ? 2000 + year : year;
    return second > 12 ? dayOf(full, first, second) : dayOf(full, second, first);
  }
  if (/^\d{5}$/.test(text)) return isoDay(epochOfSpreadsheets + Number(text) * 86_400_000);
  const year = Number(/\b(19|20)\d{2}\b/.exec(text)?.[0]);
  if (!year) return null;
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const month = words
    .map((word) =>
      Math.max(...[months, englishMonths, portugueseMonths].map((names) => names.indexOf(word.slice(0, 3)))),
    )
    .find((at) => at >= 0);
  const day = Number(/(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0] ?? 1);
  return dayOf(year, (month ?? 0) + 1, month === undefined ? 1 : day);
}

const isoDay = (millis: number) => new Date(millis).toISOString().slice(0, 10);

function dayOf(year: number, month: number, day: number): string | null {
  const millis = Date.UTC(year, month - 1, day);
  const real = month >= 1 && month <= 12 && new Date(millis).getUTCDate() === day;
  return real && year >= 1900 && year < 2100 ? isoDay(millis) : null;
}

const all: readonly Season[] = seasons;

const seasonWords = separated<readonly Season[]>({
  'primavera|spring': ['spring'],
  'verano|summer|verão': ['summer'],
  'otoño|fall|autumn|outono': ['fall'],
  'invierno|winter|inverno': ['winter'],
  'primavera verano|spring summer|ss|pv|primavera verão': ['spring', 'summer'],
  'otoño invierno|fall winter|autumn winter|aw|fw|oi|outono inverno': ['fall', 'winter'],
  'entretiempo|mid season|midseason|meia estação': ['spring', 'fall'],
  'todo el año|todas|all year|all season|all seasons|year round|siempre|todo o ano|ano inteiro|sempre': all,
});

export function seasonsIn(text: string): Season[] {
  const said = new Set(seasonWords.find(text).flat());
  return seasons.filter((season) => said.has(season));
}

const moreWords: { readonly [A in GarmentAttribute]?: Readonly<Record<string, AttributeWord<A>>> } = {
  condition: {
    'nueva con etiqueta|brand new|new with tags|nova com etiqueta|nova|novo|por estrear|nuevo|nueva|sin estrenar|unworn':
      'new',
    'como nueva|like new|muy buen estado|very good|muito bom estado|excelente|perfecto': 'excellent',
    'buena|bueno|buen estado|satisfactorio|bom estado|bom|boa': 'good',
    'usada|usado|con uso|fair|gastada|gastado|regular|poor|mal estado|mau estado|com uso': 'worn',
  },
  sleeve: {
    'sin manga|sem mangas|sem manga|cavada|sleeveless|tirantes|strapless': 'none',
    'manga corta|manga curta|short sleeve|corta|curta|media': 'short',
    'manga larga|manga comprida|manga longa|long sleeve|larga|comprida|longa|francesa|tres cuartos': 'long',
  },
  length: {
    'corto|corta|curto|curta|mini|cropped': 'short',
    'medio|media|midi|knee|rodilla': 'medium',
    'largo|larga|comprido|comprida|longo|longa|maxi|tobillero': 'long',
  },
};

const attributePhrases = new Map<GarmentAttribute, Phrases<string>>();

function phrasesOfAttribute(attribute: GarmentAttribute): Phrases<string> {
  const known = attributePhrases.get(attribute);
  if (known) return known;
  const labels = tableWords.es.values[attribute];
  const phrases = phrasesOf<string>([
    ...attributeWords(attribute).flatMap((word): [string, string][] => [
      [word, word],
      [labels[word] ?? word, word],
    ]),
    ...Object.entries(moreWords[attribute] ?? {}).flatMap(([list, word]) =>
      list.split('|').map((one): [string, string] => [one, word]),
    ),
  ]);
  attributePhrases.set(attribute, phrases);
  return phrases;
}

const vocabularyOf: { readonly [A in GarmentAttribute]?: (text: string) => AttributeWord<A> | undefined } = {
  pattern: patternIn,
  fabric: fabricIn,
  style: styleIn,
};

const exactLabels = new Map<string, string>(
  languages.flatMap((language) =>
    Object.entries(tableWords[language].values).flatMap(([attribute, labels]) =>
      Object.entries(labels).map(([word, label]): [string, string] => [
        `${attribute} ${label.toLowerCase()}`,
        word,
      ]),
    ),
  ),
);

export function attributeIn<A extends GarmentAttribute>(attribute: A, text: string): AttributeWord<A> | null {
  const said =
    exactLabels.get(`${attribute} ${text.trim().toLowerCase()}`) ??
    phrasesOfAttribute(attribute).find(text)[0] ??
    vocabularyOf[attribute]?.(text);
  return (said as AttributeWord<A> | undefined) ?? null;
}

const fibreWords = phrasesOf<Fibre>([
  ...languages.flatMap((language) =>
    (Object.entries(tableWords[language].fibres) as [Fibre, string][]).flatMap(
      ([fibre, name]): [string, Fibre][] => [
        [name, fibre],
        [fibre, fibre],
      ],
    ),
  ),
  ['nailon', 'polyamide'],
  ['nylon', 'polyamide'],
  ['spandex', 'elastane'],
  ['lycra', 'elastane'],
  ['rayon', 'viscose'],
  ['tencel', 'lyocell'],
  ['piel', 'leather'],
  ['cachemir', 'cashmere'],
]);

/** "80 % algodón, 20 % lino" or "cotton 100%"; nothing when it passes the whole. */
export function compositionIn(text: string): PartFibre[] {
  const next = /^\s*\d/.test(text) ? /[,;/+\n]|(?<!^)(?<=\s)(?=\d{1,3}\s*%)/ : /[,;/+\n]|(?<=%)/;
  const found: PartFibre[] = [];
  for (const share of text.split(next)) {
    const fibre = fibreWords.find(share)[0];
    const percent = Number(/(\d{1,3})\s*%/.exec(share)?.[1]);
    if (fibre === undefined || !(percent >= 1 && percent <= 100)) continue;
    if (!found.some((one) => one.fibre === fibre)) found.push({ part: 'outer', fibre, percent });
  }
  return sumOfPart(found, 'outer') <= 100 ? found : [];
}

export const isYes = (text: string): boolean =>
  /^(s[ií]|sim|yes|true|verdadero|verdadeiro|1|x|✓|✔|❤|♥)$/i.test(text.trim());

export function timesIn(text: string): number | null {
  const times = Number(/^\d{1,5}/.exec(text.trim())?.[0]);
  return Number.isInteger(times) ? Math.min(times, limits.import.wornMax) : null;
}

export function addressIn(text: string): string | null {
  const address = /https?:\/\/\S+/i.exec(text)?.[0];
  return address !== undefined && address.length <= limits.import.addressMax && URL.canParse(address)
    ? address
    : null;
}
