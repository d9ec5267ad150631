import { itemOf } from '#stylist/vocabulary/items.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { commonWords } from '../../understand/common-words.ts';
import { nameTokens } from '../../understand/garments/find-garments.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { once } from '../../words/once.ts';
import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';
import { tokensOf } from '../../words/tokens.ts';
import type { IntentContext } from '../handler.ts';

const general =
  /^(prendas?|ropa|armario|closet|ropero|vestidor|verdad|alguna?|ninguna?|nada|tengo|tienes|cosas?|quiero|saber|favor|entonces|ahora|tambien|mejor|dime|decime|hola|buenas|tardes|noches|todo|toda)$/;
const leastLetters = 5;

/** "¿no tengo nada térmico?": garments whose names have a word of the message that nothing else reads. */
export function namedByWord({ understood, wardrobe }: IntentContext): Garment[] {
  const words = understood.reading.tokens.filter(
    ({ text }) => text.length >= leastLetters && !general.test(text),
  );
  const roots = new Set(words.map(({ text }) => rootOf(text)));
  return wardrobe.filter((one) => nameTokens(one).some(({ text }) => roots.has(rootOf(text))));
}
const rootOf = (word: string): string => word.replace(/(o|a|e|os|as|es)$/, '');

const asking = /^(algo|nada|algun|alguna|ningun|ninguna)$/;
const noThing =
  /^(mas|asi|que|para|con|por|mejor|otro|otra|guardad\w+|apuntad\w+|puest\w+|nuev\w+|mal|bien|claro|otr[oa])$/;

const everyday = once(() => new Set(commonWords));
const participle = /(?:ad|id)[oa]s?$/;
const surelyOwned = 0.8;

/** The noun of "antiparras tengo cargadas?", where no rule knows its form. */
function unknownNoun({ understood }: IntentContext): string | null {
  const { aims, slots, reading } = understood;
  if ((aims.get('have') ?? 0) < surelyOwned || slots.garments.length > 0) return null;
  const nouns = reading.tokens.filter(
    ({ text, classes }) =>
      text.length >= leastLetters &&
      classes.length === 0 &&
      !everyday().has(text) &&
      !general.test(text) &&
      !participle.test(text),
  );
  return nouns.length === 1 ? (nouns[0]?.text ?? null) : null;
}

/** The thing of "¿tengo algún X?" that no word of the vocabulary is. */
export function thingAsked(context: IntentContext): string | null {
  const { understood, message } = context;
  const typed = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const spelled = (noun: string) => typed.find((word) => tokensOf(word)[0]?.text === noun) ?? noun;
  const { tokens } = understood.reading;
  const at = tokens.findIndex(({ text }) => asking.test(text));
  const [opening, only, ...more] = tokens.filter(({ text }) => text !== 'y' && text !== 'yo');
  const isBare = opening?.text === 'tengo' && more.length === 0;
  const next = isBare ? only : tokens[at + 1]?.text === 'de' ? tokens[at + 2] : tokens[at + 1];
  const isAsked =
    isBare || (at >= 0 && tokens.slice(0, at).some(({ text }) => /^(tengo|hay|tendre)$/.test(text)));
  if (isAsked && next && next.text.length > 3 && !noThing.test(next.text)) return spelled(next.text);
  const noun = unknownNoun(context);
  return noun && spelled(noun);
}

export const isOfOtherSort = (reference: GarmentReference, garments: readonly Garment[]): boolean => {
  const { item, text } = reference;
  const noun = worlds.exec(text)?.[0];
  return (
    noun !== undefined &&
    garments.length > 0 &&
    garments.every(
      (one) =>
        (item === null || itemOf(one) !== item) &&
        !nameTokens(one).some((token) => token.text.startsWith(noun)),
    )
  );
};
const worlds =
  /\b(mono|poncho|ruana|capa|kimono|caftan|pareo|chal|mantilla|rebozo|huipil|guayabera|kilt|dashiki|sari)/;

const heeled = /^(zapatos? (de |con )?|de )?tac(on|ones|o|os)$/;
export const isHeeled = ({ text }: GarmentReference): boolean => heeled.test(text);

const too = patternOf('^ y * tambien $ / ^ [y] tambien');

export function alsoAsked({ understood, state, wardrobe }: IntentContext): Garment | null {
  const { garments } = understood.slots;
  const [one, ...others] = garments;
  const [id, ...rest] = one?.garmentIds ?? [];
  const isOne = id !== undefined && rest.length + others.length === 0 && state.focus.length > 1;
  const found = isOne ? wardrobe.find((garment) => garment.id === id) : undefined;
  return found && occurs(too, understood.reading.tokens) ? found : null;
}

const parting = patternOf(
  'vend~ o [mejor] [las|los|la|lo] don~|regal~|tir~|dar~ / don~|regal~|doy o [mejor] [las|los|la|lo] vend~|regal~|tir~',
);
export const asksHowToPart = (tokens: readonly Annotated[]): boolean => occurs(parting, tokens);

const staying = patternOf(
  'se queda~ / no se toca~|va|van|vende~|dona~ / no [me] [lo|la|los|las|le|les] toques|toque|quites|tires|vendas|dones|cuentes / no la|lo|las|los pienso|toco|doy|dono|vendo|tiro|regalo / me la|lo|las|los quedo / ni hablar|tocar~',
);
const ofParting: ReadonlySet<string> = new Set(['unworn', 'last-worn', 'worn', 'untouched']);
/** "la hawaiana se queda, es de Cuba" */
export const keepsOwned = ({ understood, state }: IntentContext): boolean =>
  state.fact !== null &&
  ofParting.has(state.fact.measure) &&
  !understood.reading.text.includes('?') &&
  understood.slots.garments.some(({ garmentIds }) => garmentIds.length > 0) &&
  occurs(staying, understood.reading.tokens);

/** "la hawaiana" is the shirt that is called so, rather than flip-flops. */
export function piecesKept({ understood, wardrobe }: IntentContext): Garment[] {
  const { tokens, garments } = { ...understood.reading, ...understood.slots };
  return garments.flatMap(({ start, end, garmentIds }) => {
    const words = tokens.slice(start, end).map(({ text }) => text);
    const called = wardrobe.filter((one) =>
      words.every((word) => nameTokens(one).some(({ text }) => text === word)),
    );
    return called.length > 0 ? called : wardrobe.filter(({ id }) => garmentIds.includes(id));
  });
}
