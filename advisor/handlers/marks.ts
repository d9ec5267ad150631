import type { Garment } from '#stylist/wardrobe.ts';
import { lookUp } from '../knowledge/look-up.ts';
import { stainIn } from '../knowledge/stains.ts';
import type { DialogueState } from '../state.ts';
import { isMeant } from '../understand/learned/intents-learned.ts';
import { positionsIn } from '../understand/numbers.ts';
import { theFirst } from '../voice/names.ts';
import { onOneLine, quote, title } from '../voice/phrase.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import { lineOfNot, said, takeBack } from './acted.ts';
import {
  garmentsByIds,
  type IntentContext,
  type IntentHandler,
  type Reply,
  withoutWardrobe,
} from './handler.ts';
import { knowledge } from './knowing/advice.ts';
import { markEach } from './marked-each.ts';
import { isExcepted, lookInput, meant, meantOfTold, pointedAt } from './pointed-at.ts';
import { notWashed, washApart } from './wash-apart.ts';
import { unownedText } from './wishes.ts';

const mostNamed = 3;

/** Shoes and bags stay when an outfit goes to the wash. */
const isWashable = ({ category }: Garment): boolean => category !== 'shoes' && category !== 'accessories';

/** Garments meant without a name: all of the wash, what was worn yesterday, or the outfit on the table. */
function unnamed(context: IntentContext, isClean: boolean): readonly Garment[] {
  const { wardrobe } = context;
  if (isClean && said(context, /^(tod[oa]s?|ropa|colada|lavadora|secadora|tendedero|carga|limpi[oa]s?)$/))
    return wardrobe.filter(({ inLaundry }) => inLaundry);
  const days = said(context, /^ayer$/) ? 1 : said(context, /^hoy$/) ? 0 : null;
  const worn = wardrobe.filter(({ lastWornDaysAgo }) => days !== null && lastWornDaysAgo === days);
  if (worn.length > 0) return worn;
  const outfit = meant(context);
  const garments = outfit ? garmentsByIds(wardrobe, outfit.garmentIds) : meantOfTold(context);
  return outfit && !isClean && said(context, washWords) ? garments.filter(isWashable) : garments;
}

/** "Los vaqueros lavados" are not clean. */
const spoken = ({ understood }: IntentContext, words: RegExp): boolean => {
  const { garments } = understood.slots;
  return understood.reading.tokens.some(
    ({ text }, at) => words.test(text) && !garments.some(({ start, end }) => at >= start && at < end),
  );
};

const favouriteWords = /^(favorit|favs?$|coraz|estrell|preferid)/;
const noFavouriteWords = /^(quit|saca|sacal|fuera|desmarca|borra|elimin|ya$|error$|querer$)/;
const washWords = /^(lav|colad|suci|cesto|canasto|tintor|limpi|tend|secador|planch)/;
const cleanWords = /^(limpi|lave$|lavad[oa]s?$|lavo$|sac[oaó]|recog|planchad|tended|seca)/;

/** "márcalas como lavadas", "ya está seca": it leaves the wash, whatever the model makes of it. */
const saidClean = patternOf(
  'como limpi~|lavad~|planchad~ / ponlo|ponla|ponlos|ponlas|ponelo|ponela|ponelos|ponelas|dejalo|dejala|dejalos|dejalas|marcalo|marcala|marcalos|marcalas [ya] limpi~|lavad~ / ya esta|estan [todo|toda|todos|todas|muy|bien] limpi~|lavad~|sec~|planchad~ / ya [la|lo|las|los] [he] lave|lavado|planche|planchado|tendi / he|hemos|ha|han [ya] lavado|planchado|tendido',
);

const washedSo =
  /\b(?:lavadora|lavado|lave|secadora)\b.*\b(?:pon|marca|apunta)l[oa]s? como (?:limpi|lavad)\w*(?: \w+){0,2}$/;
/** "he puesto lavadora con la camiseta y el chándal, ponlos como limpios" is one mark. */
export const marksWashed = (tokens: IntentContext['understood']['reading']['tokens']): boolean =>
  washedSo.test(tokens.map(({ text }) => text).join(' '));

/** Whether a mark is set or taken off; null where the model is in doubt. */
function isAddedByAim(aims: IntentContext['understood']['aims'], isFavourite: boolean): boolean | null {
  const [on, off] = isFavourite
    ? (['favourite', 'favourite-remove'] as const)
    : (['wash-put', 'wash-done'] as const);
  return isMeant(aims, on) ? true : isMeant(aims, off) ? false : null;
}

function tellWash({ speaker, wardrobe, state }: IntentContext, named: readonly string[]): Reply {
  const ids = named.length > 0 || state.topic !== 'search' ? named : state.focus;
  const asked = garmentsByIds(wardrobe, ids);
  const washed = (asked.length > 0 ? asked : wardrobe).filter(({ inLaundry }) => inLaundry);
  const list = theFirst(washed.length > 0 ? washed : asked, mostNamed);
  const line = washed.length > 0 ? 'wash-list' : asked.length > 0 ? 'is-clean' : 'wash-none';
  return { sentences: [speaker.say(line, { list })], garmentIds: ids, remember: { asked: null } };
}

const asksState = patternOf(
  'tengo * <garment> [ya] limpi~|suci~ o * suci~|limpi~|lavadora|colada|lavar|cesto / esta|estan|sigue|siguen [ya|todavia|aun] limpi~|lavad~|suci~ o [ya|esta|estan] * suci~|limpi~|lavadora|lavandose|colada|lavar|cesto',
);
export const asksWash = ({ understood, state }: IntentContext): boolean =>
  (understood.slots.garments.length > 0 || state.focus.length > 0) &&
  (occurs(asksState, understood.reading.tokens) ||
    (understood.onlyAsks &&
      understood.slots.garments.some(({ garmentIds, points }) => garmentIds.length > 0 && points !== 'any') &&
      occurs(inWash, understood.reading.tokens)));
const inWash = patternOf(
  'esta|estan|sigue|siguen [ya|todavia|aun] [en] [la] lavadora|colada|tintoreria|suci~|limpi~ $ / esta|estan|sigue|siguen [ya|todavia|aun] en la lavadora|colada|tintoreria',
);
const takingOff = /^(quit|saca|sacal|fuera|desmarca|borra|elimin)/;

/** "y quita el verde": from the list of the mark before. */
function markGoesOn(context: IntentContext): DialogueState['marked'] {
  const { state } = context;
  const isSaid = spoken(context, favouriteWords) || spoken(context, washWords) || spoken(context, placeWords);
  const follows = state.acted === 'mark' || state.asked?.on === 'mark';
  if (!follows || state.marked === null || isSaid) return null;
  return { ...state.marked, on: state.marked.on && !spoken(context, takingOff) };
}
const placeWords = /^(lavadora|lavado|lavar|colada|cesto|canasto|limpi[oa]s?)$/;

/** "quítalos de la colada", "ya han vuelto de la tintorería" */
const leavesWash = patternOf(
  'quita~|saca~|saque~|fuera|borra~ * de el|la colada|lavadora|lavado|cesto|canasto|tintoreria|lavanderia|lavar / vuelto|vuelve|volvio|volvieron|regreso|regresaron|trajeron|traido|recogi|recogido|devuelto|devolvieron de|en la|el tintoreria|lavanderia|lavado|colada / de vuelta',
);

const notDirty = patternOf('no esta|estan|estaba|estaban [tan|muy] sucio|sucia|sucios|sucias');

/** "al lavado" is where it goes, "lavado" what it is. */
export const toWash = patternOf('a lavar / a|en el lavado / a|para la lavadora|colada|tintoreria|lavanderia');

async function cleanedBut(context: IntentContext): Promise<Reply> {
  const { wardrobe, understood, state, speaker, use } = context;
  const left = understood.slots.garments.flatMap(({ garmentIds }) => {
    const known = garmentsByIds(wardrobe, garmentIds);
    const near = known.filter(({ id, inLaundry }) => inLaundry || state.focus.includes(id));
    return near.length > 0 ? near : known.slice(0, 1);
  });
  const clean = wardrobe.filter((one) => one.inLaundry && !left.includes(one));
  const again = left.filter(({ inLaundry }) => !inLaundry);
  const ids = (garments: readonly Garment[]) => garments.slice(0, 20).map(({ id }) => id);
  if (clean.length > 0) await use('markGarments', { garmentIds: ids(clean), inLaundry: false });
  const result =
    again.length > 0 ? await use('markGarments', { garmentIds: ids(again), inLaundry: true }) : null;
  return {
    sentences: [
      result?.done === false && speaker.say(lineOfNot(result.why)),
      clean.length > 0 && speaker.say('from-wash', { list: theFirst(clean, mostNamed) }),
      left.length > 0 &&
        result?.done !== false &&
        speaker.say('still-to-wash', { list: theFirst(left, mostNamed) }),
      clean.length + left.length === 0 && speaker.say('wash-none'),
    ],
    garmentIds: ids(left),
    remember: { asked: null, focus: ids(left) },
  };
}

const place =
  /^(colada|lavado|lavadora|lavar|cesto|canasto|ropa|tintoreria|secadora|tendedero|lavanderia|armario|favorit\w*|look|outfit|conjunto|tenida|lista|dos|tres|mas|que|primer\w*|segund\w*|ultim\w*)$/;
/** "marca las chelsea": something is named that is no garment known, so that none is guessed. */
const namesOther = ({ understood }: IntentContext): boolean =>
  understood.reading.tokens.some(
    ({ text }, at, tokens) =>
      /^(el|la|los|las|mi|mis)$/.test(text) &&
      tokens[at + 1] !== undefined &&
      (tokens[at + 1]?.text.length ?? 0) > 3 &&
      !place.test(tokens[at + 1]?.text ?? '') &&
      !/^(lave|puse|lleve|tengo|use|deje|dejado|mande|eche|meti|manche|ensucie|tire|compre|saque|puedes?|voy)$/.test(
        tokens[at + 1]?.text ?? '',
      ),
  );

/** "lavé todo, los vaqueros no": what is excepted is dirty; of what is to be washed it is left alone. */
const tellsWashed = (context: IntentContext): boolean =>
  spoken(context, /^(lave|lavad[oa]s?|limpi\w*|planch\w*|tendi\w*|sec[oa]s?)$/) ||
  occurs(notWashed, context.understood.reading.tokens);

/** "a la colada", "ya está limpia", "a favoritos", "quítala de favoritos". */
export const mark: IntentHandler = async (context) => {
  const each = await markEach(context);
  if (each) return each;
  const apart = context.understood.onlyAsks ? null : washApart(context);
  if (!apart) return markAll(context);
  const reply = await markAll(apart.clean);
  if (!tellsWashed(context))
    return {
      ...reply,
      sentences: [
        ...reply.sentences,
        context.speaker.say('kept-apart', { list: theFirst(apart.dirty, mostNamed) }),
      ],
    };
  const ids = apart.dirty.filter(({ inLaundry }) => !inLaundry).map(({ id }) => id);
  const result =
    ids.length > 0 ? await context.use('markGarments', { garmentIds: ids, inLaundry: true }) : null;
  const line =
    result?.done === false
      ? context.speaker.say(lineOfNot(result.why))
      : context.speaker.say('still-to-wash', { list: theFirst(apart.dirty, mostNamed) });
  return { ...reply, sentences: [...reply.sentences, line] };
};

const markAll: IntentHandler = async (context) => {
  const { understood, speaker, wardrobe } = context;
  const remember = { asked: null };
  const nothing = withoutWardrobe(context);
  if (nothing) return { sentences: [nothing], remember };
  const { aim, slots, onlyAsks } = understood;
  const { ids, unclear } = pointedAt(context);
  // Of several, the ones that were just marked.
  const again = unclear.filter((id) => context.state.acted === 'mark' && context.state.focus.includes(id));
  const named = ids.length > 0 ? ids : again;
  // "la falda no", "quita la americana, me he equivocado", after several were marked
  const isTakenBack =
    context.state.acted === 'mark' &&
    (understood.reading.tokens.at(-1)?.text === 'no' ||
      (named.length > 0 &&
        named.some((id) => context.state.focus.includes(id)) &&
        !said(context, washWords) &&
        (slots.garments.some(({ wanted }) => !wanted) ||
          said(context, /^(equivoque|equivocado|error|no)$/))));
  // "no, los chinos no", asked which of them: they stay.
  if (isTakenBack && context.state.asked?.on === 'mark' && named.length === 0)
    return { sentences: [speaker.say('no-then')], remember };
  // "no estaba sucio"
  const isClearedUp = occurs(notDirty, understood.reading.tokens);
  const isUnwashed = occurs(notWashed, understood.reading.tokens);
  if (!isTakenBack && !isClearedUp && !isUnwashed) await takeBack(context);
  const isWashed = garmentsByIds(
    wardrobe,
    named.filter((id) => context.state.focus.includes(id)),
  ).some(({ inLaundry }) => inLaundry);
  const isLeaving = occurs(leavesWash, understood.reading.tokens);
  const last = isTakenBack || isLeaving ? null : markGoesOn(context);
  const isFavourite = isTakenBack
    ? context.state.marked
      ? context.state.marked.list === 'favourite'
      : !isWashed
    : last
      ? last.list === 'favourite'
      : said(context, favouriteWords) || (!said(context, washWords) && (aim?.startsWith('fav') ?? false));
  const isSent = isUnwashed || occurs(toWash, understood.reading.tokens);
  const isTakenOut = isLeaving && !isSent && spoken(context, takingOff);
  const isAdded = isTakenBack || isClearedUp ? null : isAddedByAim(understood.aims, isFavourite);
  const isOn =
    (!isFavourite && (occurs(saidClean, understood.reading.tokens) || isTakenOut) ? false : null) ??
    (last ? last.on && isAdded !== false : null) ??
    isAdded ??
    (!isClearedUp &&
      !isTakenBack &&
      (isFavourite || !isLeaving) &&
      (isSent || !spoken(context, isFavourite ? noFavouriteWords : cleanWords)));
  if (isExcepted(context) && !onlyAsks && !isFavourite && (!isOn || !said(context, washWords)))
    return cleanedBut(context);
  const outfit = meant(context);
  const offer = { sentences: [speaker.say('offer-act')], remember };
  // "lo manché de café, ¿lo mando a la lavadora?"
  if (onlyAsks && stainIn(understood.reading.tokens)) return knowledge(context);
  if (occurs(asksState, understood.reading.tokens)) return tellWash(context, named);
  if (onlyAsks) return isFavourite ? offer : tellWash(context, named);
  if (isFavourite && isOn && slots.garments.length === 0 && outfit) {
    const result = await context.use('keepOutfits', { looks: [lookInput(context, outfit)], liked: true });
    return {
      sentences: [
        result.done
          ? speaker.say('liked', { name: title(onOneLine(outfit.name)) })
          : speaker.say(lineOfNot(result.why)),
      ],
      remember,
    };
  }
  // "los salones no, las bailarinas": one mark goes, the other comes.
  const refused = new Set(slots.garments.filter(({ wanted }) => !wanted).flatMap((one) => one.garmentIds));
  const off = named.filter((id) => refused.has(id) && context.state.focus.includes(id));
  const on = named.filter((id) => !refused.has(id));
  if (isTakenBack && off.length > 0 && on.length > 0) {
    const marking = (ids: string[], value: boolean) =>
      context.use('markGarments', {
        garmentIds: ids.slice(0, 20),
        ...(isWashed ? { inLaundry: value } : { favourite: value }),
      });
    await marking(off, false);
    const result = await marking(on, true);
    const listed = (ids: readonly string[]) => theFirst(garmentsByIds(wardrobe, ids), mostNamed);
    return {
      sentences: result.done
        ? [
            speaker.say(isWashed ? 'from-wash' : 'no-favourite', { list: listed(off) }),
            speaker.say(isWashed ? 'to-wash' : 'favourite', { list: listed(on) }),
          ]
        : [speaker.say(lineOfNot(result.why))],
      garmentIds: on,
      remember: { ...remember, focus: on },
    };
  }
  // "cuando la use": not yet.
  const isLater = understood.reading.tokens.some(
    ({ text }, at, tokens) =>
      text === 'cuando' &&
      tokens.slice(at + 1, at + 4).some((next) => /^(use|lleve|ponga|quite|vuelva|acabe)$/.test(next.text)),
  );
  if (isLater) return { sentences: [speaker.say('when-worn')], remember };
  if (named.length === 0 && unclear.length > 0)
    return {
      sentences: [speaker.say('which-of', { list: theFirst(garmentsByIds(wardrobe, unclear), mostNamed) })],
      garmentIds: unclear,
      remember: {
        asked: { what: 'garment', on: 'mark' },
        focus: unclear.slice(0, 20),
        marked: { list: isFavourite ? 'favourite' : 'wash', on: isOn },
      },
    };
  const unowned = slots.garments.find(({ garmentIds }) => garmentIds.length === 0);
  const rest = isExcepted(context) && !isFavourite ? garmentsByIds(wardrobe, named).filter(isWashable) : null;
  const isNameless = named.length === 0 && slots.garments.length === 0 && namesOther(context);
  const marked = rest
    ? rest.map(({ id }) => id)
    : named.length > 0 || slots.garments.length > 0
      ? named
      : isFavourite && !isOn && said(context, /^tod[oa]s?$/)
        ? wardrobe.flatMap(({ id, favorite }) => (favorite ? [id] : []))
        : unnamed(context, !isFavourite && !isOn).map(({ id }) => id);
  if (marked.length === 0 || isNameless) {
    if (isFavourite && said(context, /^(look|outfit|conjunto|tenida)$/))
      return { sentences: [speaker.say('nothing-to-keep')], remember };
    if (unowned)
      return {
        sentences: [speaker.say('unowned', { what: quote(unowned.text) })],
        remember: {
          asked: { what: 'garment', on: 'mark' },
          focus: [],
          marked: { list: isFavourite ? 'favourite' : 'wash', on: isOn },
        },
      };
    return { sentences: [speaker.say(!isFavourite && !isOn ? 'wash-none' : 'mark-which')], remember };
  }
  const garmentIds = marked.slice(0, 20);
  const isOfList = slots.garments.length === 0 && positionsIn(understood.reading.tokens).length > 0;
  const lacking = named.length > 0 ? slots.garments.filter((one) => one.garmentIds.length === 0) : [];
  const result = await context.use('markGarments', {
    garmentIds,
    ...(isFavourite ? { favourite: isOn } : { inLaundry: isOn }),
  });
  const toWashLine = said(context, /^(tintoreria|lavaseco)$/) ? 'to-cleaner' : 'to-wash';
  const line = isFavourite ? (isOn ? 'favourite' : 'no-favourite') : isOn ? toWashLine : 'from-wash';
  const list = theFirst(garmentsByIds(wardrobe, garmentIds), mostNamed);
  const isAlready = !result.done && result.why === 'already';
  return {
    sentences: [
      result.done
        ? speaker.say(line, { list })
        : isAlready && isFavourite && !isOn
          ? speaker.say('was-no-favourite', { list })
          : isAlready && !isFavourite
            ? speaker.say(isOn ? 'dirty-already' : 'clean-already', { list })
            : speaker.say(lineOfNot(result.why)),
      unclear.length > 0 &&
        again.length === 0 &&
        speaker.say('which-of', { list: theFirst(garmentsByIds(wardrobe, unclear), mostNamed) }),
      lacking.length > 0 && speaker.say('unowned', { what: unownedText(lacking) }),
      result.done && isOn && !isFavourite && said(context, /^hasta$/) && speaker.say('wash-dateless'),
      ...(await stainAdvice(context, isOn && !isFavourite)),
    ],
    garmentIds,
    remember:
      unclear.length > 0 && again.length === 0
        ? {
            asked: { what: 'garment', on: 'mark' },
            focus: unclear.slice(0, 20),
            marked: { list: isFavourite ? 'favourite' : 'wash', on: isOn },
          }
        : {
            ...remember,
            // "la primera", "y la segunda": the list that they count on stays.
            focus: isOfList
              ? context.state.focus
              : [...new Set([...garmentIds, ...(last ? context.state.focus : [])])].slice(0, 20),
            marked: { list: isFavourite ? 'favourite' : 'wash', on: isOn },
          },
  };
};

const ofThatStain = 12;

/** "a lavar el pañuelo, que tiene café": the mark and how to treat the stain. */
async function stainAdvice(context: IntentContext, isToWash: boolean): Promise<Reply['sentences']> {
  const isStained = isToWash && !context.goesOn && stainIn(context.understood.reading.tokens);
  const isKnown = isStained && (lookUp(context.message, 1)[0]?.score ?? 0) >= ofThatStain;
  return isKnown ? (await knowledge(context)).sentences : [];
}

/** "borra todos mis vestidos": garments are deleted by hand. */
export const noDelete: IntentHandler = async ({ speaker, understood }) => ({
  sentences: [speaker.say('no-delete')],
  garmentIds: understood.slots.garments.flatMap(({ garmentIds }) => garmentIds).slice(0, 12),
  remember: {
    asked: null,
    focus: understood.slots.garments.flatMap(({ garmentIds }) => garmentIds).slice(0, 20),
  },
});
