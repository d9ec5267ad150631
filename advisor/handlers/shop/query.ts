import type { ColorName } from '#contract/colors.ts';
import type { Kind } from '#contract/vocabulary.ts';
import type { Shopping } from '../../state.ts';
import { colourLexicon } from '../../understand/garments/garment-words.ts';
import { sizeIn } from '../../understand/garments/shopping.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { measuresIn } from '../../understand/told/measures.ts';
import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';
import { tokensOf } from '../../words/tokens.ts';
import { meantToBuy } from '../carried.ts';
import type { IntentContext } from '../handler.ts';
import { coloursInName } from './items.ts';

export const noShopping: Shopping = {
  kinds: [],
  text: null,
  colours: [],
  maxEuros: null,
  size: null,
  without: [],
};

/** "…, y dime si pega con el gris" */
export const asksPair = patternOf(
  'si [me] pega|combina|va|queda|casa [bien] con / pega|combina|va|queda|casa con [el|la|un|una] <colour>',
);

/** "que no sean de cuero", "sin tirantes", "nada de lunares". */
function refusedWords({ reading, slots }: IntentContext['understood']): string[] {
  const { tokens } = reading;
  const words = tokens.flatMap(({ text }, at) => {
    const isOf = text === 'de' && /^(sean?|nada|quiero|tengan?)$/.test(tokens[at - 1]?.text ?? '');
    const isRefused =
      isOf && tokens.slice(Math.max(0, at - 3), at).some((one) => /^(no|nada)$/.test(one.text));
    // "mejor de lana que de piel"
    const isLess =
      text === 'de' &&
      tokens[at - 1]?.text === 'que' &&
      tokens
        .slice(Math.max(0, at - 6), at - 1)
        .some((one) => /^(mejor|antes|prefiero|preferible)$/.test(one.text));
    const word = isRefused || isLess || text === 'sin' ? tokens[at + 1]?.stem : undefined;
    return word ? [word] : [];
  });
  // "es alérgica a la lana"
  const isAllergic = tokens.some(({ text }) => text.startsWith('alergi'));
  const cloths = [slots.avoidedFabric, isAllergic ? slots.fabric : null];
  return [...words, ...slots.avoidedColours, ...cloths.flatMap((cloth) => cloth ?? [])];
}

const isJoined = (tokens: readonly Annotated[], start: number): boolean => {
  const before = tokens.slice(Math.max(0, start - 2), start).map(({ text }) => text);
  return before.some((text) => /^[ouye]$/.test(text)) && !before.some((text) => /^(que|con)$/.test(text));
};

/** Garments that are to be bought, not those that they are to go with: "un cinturón para los zapatos que tengo". */
export function toBuy({ understood }: IntentContext): readonly GarmentReference[] {
  const { tokens } = understood.reading;
  const isFlat = tokens.some(({ text }) => /^plan[oa]s?$/.test(text));
  // "unas botas negras, ah no, cafés" still wants boots.
  const files = understood.intent === 'cart' || understood.intent === 'wishes';
  const isFiled = files && !understood.slots.garments.some((one) => one.wanted);
  // "un camisón de franela" is no T-shirt.
  const isCloth = ({ text, start }: GarmentReference) =>
    text === 'franela' && tokens[start - 1]?.text === 'de';
  // "los mocasines que tengo están viejos, busco unos nuevos"
  const replaces = tokens.some(({ text }) => /^(nuev[oa]s?|otr[oa]s|reponer\w*|recambio)$/.test(text));
  const wanted = understood.slots.garments.filter(
    (one) =>
      (replaces || !isTheirs(one, tokens)) &&
      (one.wanted || isFiled) &&
      !isBasket(one) &&
      !isBareColour(one) &&
      !isToldOf(one, tokens) &&
      !isCloth(one) &&
      !(isFlat && one.text.startsWith('tacon')),
  );
  // A name that happens to be that of an owned garment is still "un cinturón marrón".
  const isAny = ({ points, start }: GarmentReference) =>
    points === 'any' || /^(un|una|unos|unas|algun|alguna|otr[oa])$/.test(tokens[start - 1]?.text ?? '');
  // "tengo una camisa blanca, ¿qué pantalón le pega?"
  const isOwned = ({ start }: GarmentReference) => {
    const before = tokens.slice(Math.max(0, start - 3), start).map(({ text }) => text);
    return (
      before.some((text) => /^(tengo|mi|mis|llevo)$/.test(text)) &&
      !before.some((text) => /^(deseos?|lista|carrito|favoritos|cesta)$/.test(text))
    );
  };
  const others = wanted.filter((one) => !isOwned(one));
  const any = (others.length > 0 ? others : wanted).filter(isAny);
  const sought = any.length > 0 ? any : wanted.filter(({ points }) => points !== 'mine');
  // "un pañuelo o una bufanda" are both looked for; "un traje y qué camisa le va" is one after the other.
  return sought
    .filter(({ start }, at) => at === 0 || isJoined(tokens, start))
    .map((one) => withSort(one, wanted, tokens));
}

/** "un bolso negro de bandolera": the sort that follows. */
function withSort(
  one: GarmentReference,
  all: readonly GarmentReference[],
  tokens: readonly Annotated[],
): GarmentReference {
  const sort = all.find(
    ({ start, kinds }) =>
      start === one.end + 1 &&
      tokens[one.end]?.text === 'de' &&
      kinds.length < one.kinds.length &&
      kinds.every((kind) => one.kinds.includes(kind)),
  );
  return sort ? { ...one, kinds: sort.kinds, item: sort.item ?? one.item } : one;
}

const isBareColour = ({ text }: GarmentReference): boolean => {
  const words = tokensOf(text);
  const [found] = colourLexicon.find(words);
  return found !== undefined && found.start === 0 && found.end === words.length;
};

const kindsOf = ({ text, kinds }: GarmentReference) => {
  const bags = kinds.filter((kind) => kind !== 'backpack');
  return /^(bolsos?|carteras?|bandoleras?)\b/.test(text) && bags.length > 0 ? bags : kinds;
};

const habit =
  /\b(voy|ando|vivo|visto|salgo|iba|vengo|paso)\b(?! a\b).*\b(en|de|con|del|de el)$|\b(siempre|solo|solamente|unicamente|toda la vida)\b.*\b(uso|llevo|tengo|pongo|puesto|visto)\b(?: (?:un|unos|unas|el|la|los|las|mis?))?$|\b(uso|llevo|tengo|pongo|visto)\b (siempre|solo|solamente|unicamente)(?: (?:un|unos|unas|el|la|los|las|mis?))?$/;
const ownSize = /\b(soy|uso|gasto|tengo|calzo|llevo)\b.*\b\w{1,2} (de|en)$/;
/** "voy siempre en chándal", "soy talla 40 de pantalón": told of the person, and not looked for. */
const isToldOf = ({ start }: GarmentReference, tokens: readonly Annotated[]): boolean => {
  const before = tokens
    .slice(Math.max(0, start - 6), start)
    .map(({ text }) => text)
    .join(' ');
  return habit.test(before) || ownSize.test(before);
};

/** "las rosas que tengo ya no dan más", "el azul que tengo ya me lo vieron": spoken of, and not looked for. */
export const isTheirs = (
  { end, garmentIds, points }: GarmentReference,
  tokens: readonly Annotated[],
): boolean =>
  points !== 'any' &&
  garmentIds.length > 0 &&
  /^(que|q)$/.test(tokens[end]?.text ?? '') &&
  tokens.slice(end + 1, end + 3).some(({ text }) => /^(tengo|tenia|llevo|uso|compre)$/.test(text));

/** "unas botas negras, que las marrones las tengo fritas": brown is not looked for. */
const coloursOfTheirs = (tokens: readonly Annotated[]): ColorName[] =>
  colourLexicon
    .find(tokens)
    .filter(
      ({ start, end }) =>
        /^(el|la|los|las)$/.test(tokens[start - 1]?.text ?? '') &&
        /^(que|q|l[ao]s?)$/.test(tokens[end]?.text ?? '') &&
        /^(tengo|tenia|llevo|uso)$/.test(tokens[end + 1]?.text ?? ''),
    )
    .map(({ meaning }) => meaning);

/** "mételo en la cesta" */
export const isBasket = ({ text }: GarmentReference): boolean => /^(cesta|canasta|carro)/.test(text);

const typed = (message: string, word: string): string =>
  message
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .find((one) => one.normalize('NFD').replaceAll(/\p{M}/gu, '') === word) ?? word;

/** "zapatillas blancas" without its colour, which is told apart. */
function bareText(reference: GarmentReference | undefined, message: string): string | null {
  if (!reference || reference.text.startsWith('de ')) return null;
  const heads = reference.colours.flatMap((colour) => tokensOf(colour).map(({ text }) => text.slice(0, 4)));
  const words = tokensOf(reference.text).filter(({ text }) => !heads.includes(text.slice(0, 4)));
  return (
    words
      .map(({ text }) => typed(message, text))
      .join(' ')
      .slice(0, 60) || null
  );
}

const shoes: ReadonlySet<Kind> = new Set(['sneakers', 'shoes', 'sandals']);
const atHome = patternOf('de|para [estar|andar] [por|en] [la] casa');
function soughtText(reference: GarmentReference | undefined, context: IntentContext): string | null {
  const text = bareText(reference, context.message);
  const isOfHome =
    reference?.kinds[0] !== undefined &&
    shoes.has(reference.kinds[0]) &&
    occurs(atHome, context.understood.reading.tokens.slice(reference.end, reference.end + homeWords));
  return isOfHome ? `${text ?? reference.text} de estar por casa` : text;
}
const homeWords = 5;

/** Returns the query: the message's wishes, over the earlier ones when it refines them. */
export function shoppingOf(context: IntentContext): {
  query: Shopping;
  isNew: boolean;
  /** Whether it turns away from the kind that was looked for. */
  isExcluded: boolean;
} {
  const { understood, state } = context;
  const { slots, reading } = understood;
  const named = toBuy(context);
  const isGoingOn = state.shopping !== null && state.shopping.kinds.length > 0 && state.topic !== 'search';
  const isBare = named.length === 0 && slots.garments.length === 0 && !isGoingOn;
  const references = isBare && understood.aim !== 'gift' ? meantToBuy(context) : named;
  // "la de cuero" is one of those shown.
  const isNew = references.length > 0 && !references[0]?.text.startsWith('de ');
  const kept = state.shopping ?? noShopping;
  // "ropa no, accesorio" changes the kind and keeps the budget.
  const refines = state.topic === 'shop' && reading.tokens.length <= mostOfRefinement;
  const before = isNew
    ? { ...noShopping, ...(refines && { maxEuros: kept.maxEuros, size: kept.size }) }
    : kept;
  const refused = slots.garments.filter((one) => !one.wanted && !isTheirs(one, reading.tokens));
  // "algo en burdeos que no sea un cinturón"
  const isExcluded =
    !isNew &&
    refused.length > 0 &&
    refused.some(({ kinds }) => kinds.some((one) => kept.kinds.includes(one)));
  // "jeans negros" may be one word of the vocabulary.
  const inName = references.flatMap(({ text }) => coloursInName(text));
  const ofOthers = slots.garments.filter((one) => !references.includes(one)).flatMap((one) => one.colours);
  const ofTheirs = slots.garments
    .filter((one) => isTheirs(one, reading.tokens))
    .flatMap((one) => one.colours);
  const spoken = [...(isNew ? ofOthers : ofTheirs), ...coloursOfTheirs(reading.tokens)];
  const isPaired =
    inName.length + references.flatMap((one) => one.colours).length > 0 && occurs(asksPair, reading.tokens);
  const loose = isPaired
    ? []
    : slots.colours.filter(
        (colour) =>
          !spoken.includes(colour) && !(colour === 'negro' && /black friday/i.test(context.message)),
      );
  const colours = [...new Set([...loose, ...references.flatMap((one) => one.colours), ...inName])];
  const sought = new Set(references.flatMap(({ text }) => tokensOf(text).map(({ stem }) => stem)));
  const { waist } = measuresIn(reading.tokens);
  const isBelt = references[0]?.kinds[0] === 'belt';
  const beltSize = isBelt && waist !== undefined ? String(Math.round(waist / 5) * 5) : null;
  return {
    isNew,
    isExcluded,
    query: {
      kinds: isNew
        ? [...new Set(references.flatMap(kindsOf))]
            .filter(
              (kind) => kind === references[0]?.kinds[0] || !refused.some((one) => one.kinds[0] === kind),
            )
            .slice(0, 20)
        : isExcluded
          ? []
          : before.kinds,
      text: isNew ? soughtText(references[0], context) : isExcluded ? null : before.text,
      colours:
        colours.length > 0
          ? colours.slice(0, 4)
          : isNew && refused.length > 0
            ? refused.flatMap((one) => one.colours).slice(0, 4)
            : before.colours,
      maxEuros: slots.budgetEuros ?? before.maxEuros,
      size: sizeIn(reading.tokens) ?? beltSize ?? before.size,
      without: [
        ...new Set([
          ...before.without,
          ...refusedWords(understood).filter((word) => !sought.has(word)),
          ...(isNew ? [] : refused.flatMap(({ start }) => reading.tokens[start]?.stem ?? [])),
        ]),
      ].slice(0, 4),
    },
  };
}

const mostOfRefinement = 6;
