import type { ColorName } from '#contract/colors.ts';
import { type Category, categoryOfKind } from '#contract/vocabulary.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { alwaysWith } from './handlers/habits.ts';
import { type DialogueState, readState, settingOf } from './state.ts';
import type { ToolName } from './tools/table.ts';
import type { Toolbox } from './tools/toolbox.ts';
import { describedIn, ellipticalIn } from './understand/asking/elliptical.ts';
import { halfway } from './understand/asking/halfway.ts';
import { audienceIn } from './understand/distress.ts';
import { addsToAct } from './understand/evidence.ts';
import { nameStems, nameTokens } from './understand/garments/find-garments.ts';
import { isMisread, ofOneName, sameAgain, withoutSums } from './understand/garments/same-noun.ts';
import { suitWord } from './understand/garments/suits.ts';
import type { Intent } from './understand/intents.ts';
import { asksToDress, dressesAnother } from './understand/learned/intents-learned.ts';
import type { GarmentReference } from './understand/slots.ts';
import { countryIn } from './understand/told/country.ts';
import { suits, wearerIn } from './understand/told/wearer.ts';
import { type Understanding, understand } from './understand/understand.ts';
import { occurs, patternOf } from './words/pattern.ts';
import { tokensOf } from './words/tokens.ts';

export type Heard = {
  understood: Understanding;
  /** With the wearer that the message tells. */
  state: DialogueState;
  /** Restricts tools that propose garments to those of the wearer. */
  boxFor(tool: ToolName, box: Toolbox): Toolbox;
};

/** "y a mí, ya que estamos" */
const toSelf = patternOf('^ y|pero a|para mi ya|tambien|que');

const composing: ReadonlySet<ToolName> = new Set([
  'composeOutfits',
  'packForTrip',
  'planDays',
  'makeCapsule',
]);

/** Intents that stay what they are when a piece is named by its quality alone. */
const kept: ReadonlySet<Intent> = new Set([
  'adjust',
  'mark',
  'wear',
  'keep',
  'plans',
  'search',
  'shop',
  'compare',
  'undo',
  'distress',
  'combine',
  'why',
  'cart',
  'wishes',
]);

/** Acts that "y la del Zaragoza" goes on with. */
const goneOnWith: ReadonlySet<Intent> = new Set(['mark', 'wear']);

/** Pieces named by colour alone beside a named garment complete the outfit. */
const finishing: ReadonlySet<Category> = new Set(['shoes', 'accessories']);

function withElliptical(
  understood: Understanding,
  wardrobe: readonly Garment[],
  { focus, wishes, outfits, topic, acted }: DialogueState,
): Understanding {
  const { slots, reading, intent } = understood;
  const ids = focus.length > 0 ? focus : topic === 'combine' ? wishes.mustInclude : [];
  const last = wardrobe.filter(({ id }) => ids.includes(id));
  const isBare = last.length === 0 && slots.garments.length === 0;
  const sure = slots.garments.filter((one) => !isMisread(one, slots.garments, reading.tokens, wardrobe));
  const ofLast = isBare ? [] : ellipticalIn(reading.tokens, wardrobe, last, sure, reading.telling);
  // "las doradas y el clutch", of the look on the table
  const isNamed = ({ start }: GarmentReference) => sure.some((one) => start >= one.start && start < one.end);
  const besides = describedIn(reading.tokens, wardrobe, reading.telling).filter(
    (one) =>
      one.garmentIds.length === 1 &&
      one.colours.length > 0 &&
      one.kinds.every((kind) => finishing.has(categoryOfKind[kind])) &&
      !isNamed(one),
  );
  const described = slots.garments.length === 0 ? describedIn(reading.tokens, wardrobe, reading.telling) : [];
  const ofTableBesides = outfits.length > 0 && slots.garments.length > 0 ? besides : described;
  const found = ofLast.length > 0 ? ofLast : ofTableBesides;
  if (found.length === 0) return understood;
  const isRead = ({ start }: GarmentReference) => found.some((one) => one.start === start);
  const doubtful = slots.garments.filter((one) => !sure.includes(one) && !isRead(one));
  const garments = withoutSums([...sure, ...doubtful, ...found].sort((a, b) => a.start - b.start));
  const said = new Set(found.flatMap(({ colours }) => colours));
  const without = (colours: readonly ColorName[]) => colours.filter((colour) => !said.has(colour));
  const goesOn = acted && goneOnWith.has(acted) && outfits.length === 0 && addsToAct(reading.tokens);
  const ofTable = outfits.length > 0 && !kept.has(intent) && slots.occasion === null ? 'adjust' : intent;
  return {
    ...understood,
    intent: goesOn && !understood.onlyAsks ? acted : ofTable,
    slots: {
      ...slots,
      garments,
      colours: without(slots.colours),
      avoidedColours: without(slots.avoidedColours),
    },
  };
}

/** A garment's words with the accents that they were written with. */
function asWritten(message: string, text: string): string {
  const words = message.toLocaleLowerCase('es').match(/\p{L}+/gu) ?? [];
  const plain = words.map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''));
  const wanted = text.split(' ');
  const at = plain.findIndex((_, start) => wanted.every((word, index) => plain[start + index] === word));
  return at < 0 ? text : words.slice(at, at + wanted.length).join(' ');
}

/** "los derby" are those that are called so, whatever shoes are like them. */
function called(reference: GarmentReference, wardrobe: readonly Garment[]): GarmentReference {
  const stems = tokensOf(reference.text).flatMap(({ stem }) => (stem.length > 3 ? [stem] : []));
  const meant = wardrobe.filter(({ id }) => reference.garmentIds.includes(id));
  // "los zapatos de ante" of a person whose loafers alone are of suede
  const cloth = / de (\p{L}{4,})$/u.exec(reference.text)?.[1];
  const stem = cloth === undefined ? undefined : tokensOf(cloth)[0]?.stem;
  const category = categoryOfKind[reference.kinds[0] ?? 'top'];
  const ofCloth =
    stem === undefined ? [] : wardrobe.filter((one) => one.category === category && nameStems(one).has(stem));
  if (ofCloth.length === 1)
    return { ...reference, kinds: ofCloth.map(({ kind }) => kind), garmentIds: ofCloth.map(({ id }) => id) };
  const isCalled = (one: Garment) => stems.every((stem) => nameStems(one).has(stem));
  if (stems.length === 0 || meant.some(isCalled) || suitWord.test(reference.text)) return reference;
  const named = wardrobe.filter((one) => reference.kinds.includes(one.kind) && isCalled(one));
  if (meant.length > 0 && named.length > 0) return { ...reference, garmentIds: named.map(({ id }) => id) };
  // "el peto", of a person whose overalls are called so
  const [noun] = stems;
  const ofNoun = meant.length === 0 ? wardrobe.filter((one) => nameTokens(one)[0]?.stem === noun) : [];
  const isNarrowed = (one: Garment) => stems.every((stem) => nameStems(one).has(stem));
  if (ofNoun.length > 0 && ofNoun.every(isNarrowed))
    return { ...reference, kinds: ofNoun.map(({ kind }) => kind), garmentIds: ofNoun.map(({ id }) => id) };
  // "oxford celeste" is the shirt of that name, and no shoe.
  const [only, ...others] = stems.length > 1 ? wardrobe.filter(isCalled) : [];
  return only && others.length === 0
    ? { ...reference, kinds: [only.kind], item: null, garmentIds: [only.id] }
    : reference;
}

/** "los negros de cordones" are no ankle boots. */
function laced(
  reference: GarmentReference,
  tokens: readonly { text: string }[],
  wardrobe: readonly Garment[],
): GarmentReference {
  const isLaced = tokens
    .slice(reference.end, reference.end + 2)
    .some(({ text }) => /^cordon(es)?$/.test(text));
  const tied = wardrobe.filter(({ id, kind }) => kind === 'shoes' && reference.garmentIds.includes(id));
  return isLaced && tied.length > 0 ? { ...reference, garmentIds: tied.map(({ id }) => id) } : reference;
}

/** "el top entonces", after one of several was spoken of */
function spokenOf(reference: GarmentReference, { focus, outfits }: DialogueState): GarmentReference {
  const { garmentIds, points } = reference;
  const isWorn = outfits.some((one) => one.garmentIds.some((id) => garmentIds.includes(id)));
  if (points !== 'definite' || garmentIds.length < 2 || isWorn) return reference;
  const told = garmentIds.filter((id) => focus.includes(id));
  return told.length === 1 ? { ...reference, garmentIds: told } : reference;
}

/** "el saco de rayas y su pantalón": the trousers of that suit. */
function ofSuit(
  references: readonly GarmentReference[],
  tokens: readonly { text: string }[],
  wardrobe: readonly Garment[],
): readonly GarmentReference[] {
  const jackets = wardrobe.filter(({ id, kind }) =>
    references.some(
      ({ garmentIds }) => kind === 'blazer' && garmentIds.length === 1 && garmentIds.includes(id),
    ),
  );
  const isOfSuit = ({ id, fabric, pattern, colors }: Garment) =>
    jackets.some(
      (jacket) =>
        jacket.id !== id &&
        jacket.fabric === fabric &&
        jacket.pattern === pattern &&
        jacket.colors[0]?.hex === colors[0]?.hex,
    );
  return references.map((one) => {
    if (one.garmentIds.length < 2 || !/^sus?$/.test(tokens[one.start - 1]?.text ?? '')) return one;
    const own = wardrobe.filter((other) => one.garmentIds.includes(other.id) && isOfSuit(other));
    return own.length > 0 ? { ...one, garmentIds: own.map(({ id }) => id) } : one;
  });
}

const spelled = (
  understood: Understanding,
  message: string,
  wardrobe: readonly Garment[],
  state: DialogueState,
): Understanding => ({
  ...understood,
  slots: {
    ...understood.slots,
    garments: ofOneName(
      sameAgain(
        ofSuit(
          understood.slots.garments.map((one) => ({
            ...spokenOf(called(laced(one, understood.reading.tokens, wardrobe), wardrobe), state),
            text: asWritten(message, one.text),
          })),
          understood.reading.tokens,
          wardrobe,
        ),
      ),
      understood.reading.tokens,
    ),
  },
});

const mostOfReturn = 6;
const asksInGeneral: ReadonlySet<Intent> = new Set(['knowledge', 'unclear', 'chat']);

export function hear(message: string, wardrobe: readonly Garment[], kept: unknown): Heard {
  const was = readState(kept);
  const before = { ...was, audience: audienceIn(message, was.audience) };
  const understood = spelled(
    withElliptical(understand(message, wardrobe, settingOf(before)), wardrobe, before),
    message,
    wardrobe,
    before,
  );
  const { aims, reading } = understood;
  const { tokens } = reading;
  // "mi padre también va de azul" tells a colour that is taken, and asks to dress no one.
  const isTaken =
    before.outfits.length > 0 && understood.slots.avoidedColours.length > 0 && !/[?¿]/.test(message);
  const state = {
    ...before,
    // "no tanto, que viene mi suegra" goes on with the person's own outfit.
    wearer:
      isTaken || (before.previous && occurs(halfway, tokens))
        ? before.wearer
        : wearerIn(
            tokens,
            before.wearer,
            occurs(toSelf, tokens)
              ? { self: 1, other: 0, surelyOther: 0 }
              : {
                  self: asksToDress(aims),
                  other: dressesAnother(aims),
                  surelyOther: aims.get('dress-other') ?? 0,
                },
          ),
    country: countryIn(tokens, before.country),
    always: alwaysWith(before.always, understood, wardrobe),
  };
  const { wearer } = state;
  // "¿y yo?", after another person was dressed
  const returns = before.wearer.other !== null && wearer.other === null && tokens.length <= mostOfReturn;
  const named = new Set(
    understood.slots.garments.flatMap(({ garmentIds, wanted }) => (wanted ? garmentIds : [])),
  );
  // The person's wardrobe dresses no one else.
  const suited = wearer.other ? [] : wardrobe.filter((one) => suits(one, wearer) || named.has(one.id));
  return {
    understood:
      returns && asksInGeneral.has(understood.intent) ? { ...understood, intent: 'dress' } : understood,
    state,
    boxFor: (tool, box) => (composing.has(tool) ? { ...box, wardrobe: suited } : box),
  };
}
