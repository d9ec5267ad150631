import type { Fabric, Pattern } from '#contract/vocabulary.ts';
import { colourNameOf } from '../colour/names.ts';
import type { Garment } from '../wardrobe.ts';
import { type Noun, nounOf } from './nouns.ts';

type Named = Pick<Garment, 'name' | 'kind' | 'category' | 'colors' | 'pattern' | 'fabric'>;

/** Adjectives in -o also agree in gender. */
const numberForms: Readonly<Record<string, string>> = {
  gris: 'grises',
  azul: 'azules',
  verde: 'verdes',
  marrón: 'marrones',
  celeste: 'celestes',
};
const genderForms: ReadonlySet<string> = new Set([
  'negro',
  'blanco',
  'rojo',
  'amarillo',
  'morado',
  'crudo',
  'vaquero',
  'estampado',
]);

/** Colours named after things (camel, azul marino, rosa palo) are invariable. */
export function agree(adjective: string, { gender, plural }: Noun): string {
  if (genderForms.has(adjective)) {
    return `${adjective.slice(0, -1)}${gender === 'f' ? 'a' : 'o'}${plural ? 's' : ''}`;
  }
  return (plural && numberForms[adjective]) || adjective;
}

/** `null` when unknown. */
export function colourOf(garment: Pick<Named, 'colors'>): string | null {
  const main = garment.colors[0];
  return main ? (main.name ?? colourNameOf(main.hex)) : null;
}

const patternPhrases: Readonly<Record<Pattern, string>> = {
  plain: '',
  logo: '',
  print: '',
  stripes: 'de rayas',
  checks: 'de cuadros',
  dots: 'de lunares',
  floral: 'de flores',
  houndstooth: 'de pata de gallo',
  gingham: 'de vichy',
  animal: 'de animal print',
};

/** Only those that identify a garment. */
const fabricPhrases: Partial<Record<Fabric, string>> = {
  leather: 'de cuero',
  linen: 'de lino',
  silk: 'de seda',
  corduroy: 'de pana',
  suede: 'de ante',
};

/** "camisa blanca de rayas". */
export function phraseOf(garment: Named): string {
  const noun = nounOf(garment);
  const colour = colourOf(garment);
  const words = [noun.text];
  const blue = colour === 'azul' || colour === 'azul vaquero' || colour === 'azul grisáceo';
  if (garment.fabric === 'denim' && garment.kind !== 'jeans') {
    words.push(agree('vaquero', noun));
    if (colour && !blue) words.push(agree(colour, noun));
  } else if (garment.kind === 'jeans' && colour === 'azul vaquero') {
    words.push(agree('azul', noun));
  } else if (colour) {
    words.push(agree(colour, noun));
  }
  const pattern = patternPhrases[garment.pattern];
  if (pattern) {
    words.push(pattern);
  } else if (garment.pattern === 'print') {
    words.push(agree('estampado', noun));
  } else if (garment.fabric && garment.category !== 'shoes' && garment.category !== 'accessories') {
    words.push(fabricPhrases[garment.fabric] ?? '');
  }
  return words.filter(Boolean).join(' ');
}

const articles = { m: ['el', 'los'], f: ['la', 'las'] } as const;

function articleOf({ gender, plural }: Noun): string {
  return articles[gender][plural ? 1 : 0];
}

/** "la camisa blanca", "los vaqueros azules". */
export function the(garment: Named): string {
  return `${articleOf(nounOf(garment))} ${phraseOf(garment)}`;
}

/** "la camisa", for a second mention. */
export function theShort(garment: Named): string {
  const noun = nounOf(garment);
  return `${articleOf(noun)} ${noun.text}`;
}

/** "de la camisa", "del blazer". */
export function of(phraseWithArticle: string): string {
  return phraseWithArticle.startsWith('el ') ? `d${phraseWithArticle}` : `de ${phraseWithArticle}`;
}

/** `verb(g, 'abriga', 'abrigan')`. */
export function verb(garment: Named, singular: string, plural: string): string {
  return nounOf(garment).plural ? plural : singular;
}

export function verbOfAll(garments: readonly Named[], singular: string, plural: string): string {
  const [only] = garments;
  return only && garments.length === 1 ? verb(only, singular, plural) : plural;
}

/** "a, b y c", with "e" before an i sound. */
export function joinAnd(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return '';
  if (parts.length === 1) return last;
  const and = /^h?i(?!e)/i.test(last) ? 'e' : 'y';
  return `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}
