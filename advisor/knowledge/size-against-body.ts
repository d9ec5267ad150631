import { numberOf } from '../understand/numbers.ts';
import { measuresIn } from '../understand/told/measures.ts';
import type { Annotated } from '../words/pattern.ts';
import { chestFrom, letterStep, letters } from './size-by-measure.ts';

type Cut = 'man' | 'woman' | null;

const inch = 2.54;
const asksFit =
  /[?¿]|(?<!\p{L})(?:me (?:va|vale|queda|sirve|entra|cabe|anda|cierra)\p{L}*|devuelvo|me quedo con)(?!\p{L})/iu;
const trouserWord = /^(?:pantalon\w*|jeans?|jean|vaqueros?|tejanos?|chinos?|bermudas?|falda|faldas|pollera)$/;
const topWord =
  /^(?:camisetas?|remeras?|poleras?|playeras?|camisas?|blusas?|jerse\w+|sueter\w*|sudaderas?|buzos?|abrigos?|chaquetas?|chamarras?|camperas?|cazadoras?|vestidos?|polos?|tops?)$/;
const letterWord = /^(?:xs|s|m|l|xl|xxl)$/;
const flatWidth =
  /(?:de axila a axila|de sisa a sisa|axila|sisa|de ancho|ancho de pecho|en plano)(?!\p{L})/iu;

/** Centimetres by which a waistband may differ from the waist and still be worn. */
const near = 3;
const leastInches = 24;
const mostInches = 38;
const inchesUnderEuropean = 10;

/** Inseams that shops sell for a height, in inches from the height in centimetres. */
const legs: readonly (readonly [least: number, inches: number])[] = [
  [189, 36],
  [181, 34],
  [173, 32],
  [165, 30],
  [0, 28],
];
const spelled = (value: number, digits = 0) => value.toFixed(digits).replace('.', ',');

/** The waist in centimetres that a number of trousers is made for, whichever scale comes nearer to the person's own. */
function waistOf(size: number, isInches: boolean, waist: number, cut: Cut): number | null {
  const european = cut === 'woman' ? size * 2 - 4 : size * 2;
  const byInches = size * inch;
  if (isInches) return byInches;
  if (size < leastInches || size > 64) return null;
  if (size <= 34) return byInches;
  if (size > mostInches || cut === 'woman') return european;
  return Math.abs(byInches - waist) < Math.abs(european - waist) ? byInches : european;
}

function legTold(leg: number, height: number): string {
  const [, usual = 32] = legs.find(([least]) => height >= least) ?? [];
  const is = `L${leg} son ${spelled(leg * inch)} cm de pierna por dentro`;
  const tall = spelled(height / 100, 2);
  if (leg === usual) return `${is}, el largo corriente para ${tall}.`;
  return leg > usual
    ? `${is}: para ${tall} lo corriente es L${usual}, así que te tocará coger el bajo.`
    : `${is}: para ${tall} lo corriente es L${usual}, así que se te quedará tobillero.`;
}

function trousersTold(tokens: readonly Annotated[], cut: Cut): string | null {
  const { waist, height } = measuresIn(tokens);
  if (waist === undefined || waist < 50) return null;
  const words = tokens.map(({ text }) => text).join(' ');
  const [, inches, leg] = /\bw ?(\d{2})(?:\D{0,3}l ?(\d{2}))?\b/.exec(words) ?? [];
  const [, crossed, crossedLeg] = /\b(\d{2}) ?[x×/] ?(\d{2})\b/.exec(words) ?? [];
  const [, sized] =
    /\b(?:tallas?|talle|numero)(?: de| del?| la| el| es| una?)* (\d{2})\b/.exec(words) ??
    /\b(?:pantalon|jeans?|vaqueros?|falda)(?: \p{L}+)? (\d{2})\b/u.exec(words) ??
    [];
  const named = inches ?? crossed ?? sized;
  if (named === undefined) return null;
  const isInches = inches !== undefined || crossed !== undefined;
  const size = Number(named);
  const made = waistOf(size, isInches, waist, cut);
  if (made === null) return null;
  const isByInches = isInches || Math.abs(made - size * inch) < 0.01;
  const name = isByInches ? `W${size}` : `la ${size}`;
  const is = isByInches
    ? `${name} son ${size} pulgadas, unos ${spelled(made)} cm`
    : `${name} se corta para unos ${spelled(made)} cm`;
  const apart = Math.round(made - waist);
  const right = isByInches
    ? `W${Math.round(waist / inch)}`
    : `la ${Math.round((cut === 'woman' ? waist + 4 : waist) / 4) * 2}`;
  const verdict =
    Math.abs(apart) <= near
      ? `Sí, de cintura te va: ${is}, y tú mides ${waist}.`
      : apart > 0
        ? `Te quedará grande: ${is}, y tú mides ${waist}: unos ${apart} de más. Lo tuyo es ${right}.`
        : `Te quedará justo: ${is}, y tú mides ${waist}: unos ${-apart} de menos. Lo tuyo es ${right}.`;
  const own = tokens.findIndex(({ text }) => /^(?:uso|use|usaba|gasto|llevo|soy)$/.test(text));
  const usual = own < 0 ? null : numberOf(tokens[own + 1]);
  const same =
    usual !== null && isByInches && usual === size + inchesUnderEuropean
      ? ` Y es tu ${usual} de siempre: la europea es la W más diez.`
      : '';
  const length = leg ?? crossedLeg;
  const told = length !== undefined && height !== undefined ? ` ${legTold(Number(length), height)}` : '';
  return `${verdict}${same}${told} Mide donde vaya a apoyar y mira la tabla de la marca.`;
}

const easeTold = (ease: number): string =>
  ease < 2
    ? 'te quedará pequeña, porque para moverse hacen falta unos centímetros de más'
    : ease < 8
      ? 'te quedará ceñida'
      : ease < 16
        ? 'te quedará bien, con holgura normal'
        : 'te quedará holgada';

function topTold(tokens: readonly Annotated[], message: string, cut: Cut): string | null {
  const { chest } = measuresIn(tokens);
  if (chest === undefined || chest < 70) return null;
  const width = flatWidth.test(message)
    ? tokens.map((token) => numberOf(token)).find((value) => value !== null && value >= 34 && value < 70)
    : undefined;
  if (width !== undefined && width !== null) {
    const ease = 2 * width - chest;
    return `Con ${chest} cm de pecho y ${width} de ancho en plano, que son ${2 * width} de contorno, ${easeTold(ease)}: sobran ${ease}. Lo cómodo en un punto o una camisa son de 8 a 12; en un abrigo, de 14 a 20.`;
  }
  const said = tokens.find(({ text }) => letterWord.test(text))?.text.toUpperCase();
  if (said === undefined || cut === null) return null;
  const at = letters.indexOf(said as (typeof letters)[number]);
  const right = Math.max(0, Math.min(letters.length - 1, Math.floor((chest - chestFrom[cut]) / letterStep)));
  const from = chestFrom[cut] + at * letterStep;
  const range = `la ${said} va de ${from} a ${from + letterStep} cm de pecho y tú mides ${chest}`;
  if (right === at) return `Sí: ${range}. Si la quieres con algo debajo, una más.`;
  return right > at
    ? `Te quedará justa: ${range}. Pide la ${letters[right]}.`
    : `Te quedará grande: ${range}. Lo tuyo es la ${letters[right]}.`;
}

const partWord = { waist: /^cintura$/, hip: /^caderas?$/, chest: /^(?:pecho|busto)$/ } as const;
type Part = keyof typeof partWord;
const nameOf = { waist: 'cintura', hip: 'cadera', chest: 'pecho' } as const satisfies Record<Part, string>;
const partsNamed = Object.keys(partWord) as Part[];
const ofSelf = /^(?:tengo|mido|yo|mi|mis|soy|tiene|mide)$/;
const ofTable = /^(?:dice|pone|marca|indica|tabla|guia|talla|talle|viene)$/;

type Told = Partial<Record<Part, number>>;

function measuresTold(tokens: readonly Annotated[]): { own: Told; table: Told } {
  const own: Told = {};
  const table: Told = {};
  const partAt = (at: number) => partsNamed.find((part) => partWord[part].test(tokens[at]?.text ?? ''));
  const isNumber = (at: number) => /^\d{2,3}$/.test(tokens[at]?.text ?? '');
  let isOwn = true;
  for (const [at, token] of tokens.entries()) {
    if (ofSelf.test(token.text)) isOwn = true;
    if (ofTable.test(token.text) || topWord.test(token.text) || trouserWord.test(token.text)) isOwn = false;
    const value = isNumber(at) ? numberOf(token) : null;
    if (value === null || value < 50 || value > 160) continue;
    const isBeforePart = tokens[at + 1]?.text === 'de' || /^cms?$/.test(tokens[at + 1]?.text ?? '');
    const after = partAt(at + 1) ?? (isBeforePart ? (partAt(at + 2) ?? partAt(at + 3)) : undefined);
    const before = [1, 2].map((step) => partAt(at - step)).find((part) => part !== undefined);
    const isTaken = isNumber(at - 2) && before !== undefined && after !== undefined;
    const part = isBeforePart || isTaken ? (after ?? before) : (before ?? after);
    const told = isOwn ? own : table;
    if (part && told[part] === undefined) told[part] = value;
  }
  return { own, table };
}

/** "tengo 70 de cintura y 98 de cadera, el M dice cintura 72 cadera 96, ¿me entra?" */
function tableTold(tokens: readonly Annotated[]): string | null {
  const { own, table } = measuresTold(tokens);
  const rows = partsNamed.flatMap((part) => {
    const [mine, theirs] = [own[part], table[part]];
    return mine === undefined || theirs === undefined ? [] : [{ part, mine, theirs, over: mine - theirs }];
  });
  if (rows.length === 0) return null;
  const told = rows.map(({ part, mine, theirs, over }) =>
    over > 0
      ? `de ${nameOf[part]} te faltan ${over} cm (${mine} tuyos, ${theirs} de la talla)`
      : `de ${nameOf[part]} te va (${mine} tuyos, ${theirs} de la talla)`,
  );
  const most = Math.max(...rows.map(({ over }) => over));
  const verdict = most <= 0 ? 'Sí, te entra' : most <= near ? 'Entra, pero justo' : 'Te quedará pequeño';
  const advice =
    most <= 0
      ? ''
      : most <= near
        ? ' Si la tela cede, adelante; si es rígida, la talla siguiente y que metan lo que sobre.'
        : ' Pide la talla siguiente y que metan lo que sobre.';
  return `${verdict}: ${told.join('; ')}.${advice}`;
}

/** "W36 L32, ¿me va? Mido 1,74 y de cintura 91": whether a size fits the measures that are told with it. */
export function sizeAgainstBody(message: string, tokens: readonly Annotated[], cut: Cut): string | null {
  if (!asksFit.test(message)) return null;
  const isOfTop = tokens.some(({ text }) => topWord.test(text));
  return (
    tableTold(tokens) ??
    (!isOfTop || tokens.some(({ text }) => trouserWord.test(text)) ? trousersTold(tokens, cut) : null) ??
    topTold(tokens, message, cut)
  );
}
