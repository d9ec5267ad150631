import { tokensOf } from '../../words/tokens.ts';
import { garmentWords } from '../garments/garment-words.ts';

/* Finds the borrower of an owned piece: "se la dejé a mi hermana", "la tiene Vane", "mi prima se la llevó". */

const kin =
  'marido|mujer|espos[oa]|novi[oa]|pareja|polol[oa]|enamorad[oa]|hij[oa]s?|herman[oa]s?|herman(it|ill)[oa]|prim[oa]s?|ti[oa]s?|cunad[oa]s?|madre|padre|mama|papa|viej[oa]|abuel[oa]|suegr[oa]|niet[oa]|sobrin[oa]s?|amig[oa]s?|amiguis?|vecin[oa]|colegas?|comadre|compadre|companer[oa]|compi|roomi?e?|roommate|madrina|padrino|ahijad[oa]|nuera|yerno|jef[ea]|parcer[oa]';
const whose = `(mi|mis|una?|la|el|su) (${kin})`;
const placed = 'mancha\\w*|olor|agujero|marcas?|zapatero|modista|costurera|sastre|tintoreria|lavanderia';

const given = new RegExp(
  [
    String.raw`\b(he|e|hemos|tengo|habia) (em)?prestad\w+`,
    String.raw`\b(em)?preste\b`,
    String.raw`\bcomo prestad\w+`,
    String.raw`\b(he|e|hemos) dejado prestad\w+`,
  ].join('|'),
);
/** "le dejé la cazadora a mi hermano": not a stain, and not to the mender. */
const left = new RegExp(
  String.raw`^(?!.*\b(${placed})\b).*\b(les?|se l[oa]s?) ((deje|pase|dejamos|di)|(he|e|hemos) (dejado|pasado))\b.*\ba (mi|mis|su|un|una|la|el)? ?(?!(ella|el|lavar|planchar|mano)\b)\w+`,
);
/** The holder is the subject: only one of their own people, or where the message asks to note it. */
const taken = new RegExp(
  [
    String.raw`\bse l[oa]s? (llevo|ha llevado|quedo|ha quedado|cogio|agarro) ${whose}\b`,
    String.raw`\b${whose}( \w+)? se (me )?(l[oa]s? )?(llevo|ha llevado|quedo con) (prestad|(el|la|los|las|mis?) )`,
    String.raw`\b${whose}( \w+)? (me )?(l[oa]s? )?(pidio|ha pedido) prestad`,
    String.raw`\bl[oa]s? tiene(n)? (ahora )?${whose}\b`,
  ].join('|'),
);
const hasIt = new RegExp(String.raw`\b${whose}( \w+)? tienen? (mi|mis|el|la|los|las) `);
const asked = new RegExp(String.raw`\b${whose}( \w+)? me (pidio|ha pedido|pide) (el|la|los|las|mis?) `);
const noting = /\b(apunt|anot|marc|regist)\w*/;
const takenAsNoted =
  /\bl[oa]s? tienen? (?!que\b|puest|ya\b|en\b)\w+|\bse (me )?(l[oa]s? )?(llevo|ha llevado|quedo|ha quedado)\b|\b(pidio|pidieron|ha pedido) prestad/;

export const isLent = (words: string): boolean =>
  given.test(words) ||
  left.test(words) ||
  taken.test(words) ||
  (noting.test(words) && /\b(se l[oa]s?|les?) (dejo|presto|paso)\b/.test(words)) ||
  (noting.test(words) && (asked.test(words) || takenAsNoted.test(words) || hasIt.test(words)));

const name = String.raw`\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)?`;
const relative = String.raw`(?:[Mm]is?|[Uu]na?|la|el)\s+\p{L}+(?:\s+${name})?`;
const receiver = new RegExp(String.raw`\ba\s+(${relative}|${name})`, 'gu');
const owner = [
  new RegExp(
    String.raw`\b(?:tienen?|llevó|llevo|llevado|quedó|quedado|cogió|fue|era)\s+(${relative}|${name})`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|[\s,.;])((?:[Mm]is?|[Uu]na?)\s+\p{L}+(?:\s+${name})?|${name})(?:\s+\p{Ll}+)?\s+(?:se|me|l[oa]s?|ya|tienen?)\s`,
    'u',
  ),
];
/** Garments follow "a" only by mistake: "le presté a Ana la falda". */
const isClothing = (found: string): boolean => garmentWords.find(tokensOf(found)).length > 0;

const takenBy = new RegExp(
  String.raw`(?<!\p{L})[Ss]e\s+(?:me\s+)?l[oa]s?\s+(?:llevó|llevo|ha\s+llevado|quedó|quedo|ha\s+quedado)\s+((?:[Mm]is?|[Uu]na?)\s+\p{L}+(?:\s+${name})?|${name})`,
  'u',
);

/** "a vane", in a hurry */
const uncapitalised =
  /\ba\s+(?!(?:lavar|planchar|mano|casa|ella|ellos|ellas|ver|tiempo|todos|todas|alguien|nadie|cambio)\b)(\p{L}{3,})(?=\s*(?:[.,;!]|$)|\s+(?:hasta|para|y|que|q)\s)/u;

/** "apúntalo a nombre de Brais", "la tiene él, se llama Jorge" */
const named = /(?<!\p{L})(?:a nombre de|se llama)\s+(?!(?:mi|la|el|un|una)(?!\p{L}))(\p{L}{3,})/iu;

/** Returns the borrower as written, "mi hermana Lore"; empty without one. */
export function holderIn(message: string): string {
  const called = named.exec(message)?.[1] ?? '';
  if (called !== '' && !isClothing(called)) return `${called.charAt(0).toUpperCase()}${called.slice(1)}`;
  const taker = takenBy.exec(message)?.[1] ?? '';
  if (taker !== '' && !isClothing(taker)) return taker.trim();
  for (const [, found = ''] of message.matchAll(receiver)) if (!isClothing(found)) return found.trim();
  for (const pattern of owner) {
    const found = pattern.exec(message)?.[1] ?? '';
    if (found !== '' && !isClothing(found)) return found.trim();
  }
  const typed = uncapitalised.exec(message)?.[1] ?? '';
  return `${typed.charAt(0).toUpperCase()}${typed.slice(1)}`;
}

const anyone = String.raw`(?:(?:mi|la|el)\s+(?:${kin})(?:\s+${name})?|${name})`;
const refused = new RegExp(
  String.raw`(?<=^|[\s,])(?:no\s+(?:fue\s+|era\s+)?(?:a\s+)?${anyone}|(?:a\s+)?${anyone}\s+no\b)`,
  'gu',
);
const corrected = new RegExp(
  String.raw`\b(?:fue|era|digo|sino|es|a)\s+(?:a\s+|con\s+)?(${anyone}|\p{L}{3,}$)`,
  'u',
);
const alone = new RegExp(String.raw`(?:^|[\s,])(${anyone})(?=\s*[.,!]|\s*$)`, 'u');

/** The holder that a correction names: "no, fue Vane, no Lore". */
export function otherHolderIn(message: string): string {
  const told = message.replace(/^\p{L}/u, (letter) => letter.toLowerCase()).replace(refused, ' ');
  return (corrected.exec(told)?.[1] ?? holderIn(told)) || (alone.exec(told)?.[1] ?? '');
}
