import { categoryOfKind } from '#contract/vocabulary.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { Acted } from '../tools/act.ts';
import { nameStems, nameTokens } from '../understand/garments/find-garments.ts';
import { garmentWords } from '../understand/garments/garment-words.ts';
import type { GarmentReference } from '../understand/slots.ts';
import { inWords } from '../understand/told/dates.ts';
import { changeSaid, isInOtherMoney, questionMarks, type UpkeepChange } from '../understand/told/upkeep.ts';
import { the, theFirst } from '../voice/names.ts';
import { onOneLine, title } from '../voice/phrase.ts';
import { tokensOf } from '../words/tokens.ts';
import { lineOfNot, said } from './acted.ts';
import { euros } from './facts/told.ts';
import {
  garmentsByIds,
  type IntentContext,
  type IntentHandler,
  type Reply,
  withoutWardrobe,
} from './handler.ts';
import { mishapTold } from './knowing/mishap-told.ts';
import { noDelete } from './marks.ts';
import { calledBesides, isToldByTrait, meantOfTold } from './pointed-at.ts';
import { whyPiece } from './tell-outfit.ts';
import { unownedText } from './wishes.ts';

const mostNamed = 3;
const mostChanged = 10;

function changeIn({ message, understood, box }: IntentContext): UpkeepChange | null {
  if (understood.onlyAsks) return null;
  const told = message.replace(questionMarks, ' ');
  const tokens = told === message ? understood.reading.tokens : tokensOf(told);
  return changeSaid(told, tokens, box.today);
}

/** "marca la camisa blanca como vendida", "le he prestado la falda a Ana" */
export const changesUpkeep = (context: IntentContext): boolean => {
  const { understood, state, box } = context;
  if (box.wardrobe === null || changeIn(context) === null) return false;
  return understood.slots.garments.some(({ points }) => points !== 'any') || state.focus.length > 0;
};

/** No red jumper leaves for "la chaqueta roja". */
export const isOfName = (garment: Garment, { text }: GarmentReference): boolean => {
  const words = tokensOf(text);
  const [noun] = garmentWords.find(words);
  const [first] = noun?.meaning.kinds ?? [];
  const called = noun ? words.slice(noun.start, noun.end) : [];
  return (
    first === undefined ||
    categoryOfKind[first] === garment.category ||
    words.some(({ stem }) => stem.length > 3 && nameTokens(garment)[0]?.stem === stem) ||
    called.some(({ text: word }) => word.length > 3 && nameTokens(garment).some((one) => one.text === word))
  );
};

function calledSo(reference: GarmentReference, wardrobe: readonly Garment[]): string[] {
  const { text } = reference;
  const stems = tokensOf(text).flatMap(({ stem }) => (stem.length > 3 ? [stem] : []));
  const garmentIds = garmentsByIds(wardrobe, reference.garmentIds).flatMap((one) =>
    isOfName(one, reference) ? [one.id] : [],
  );
  const called = garmentsByIds(wardrobe, garmentIds).filter((garment) =>
    stems.every((stem) => nameStems(garment).has(stem)),
  );
  return called.length === 1 ? called.map(({ id }) => id) : [...garmentIds];
}

const stillAway =
  /^(pasa|pasara|trae|traera|da|dara|devuelve|devolvera|falta|tiene|sigue|queda|quedo|conserva|retiene)$/;
/** "…, el vestido me lo pasa el lunes" */
function isStillAway({ understood }: IntentContext): (one: GarmentReference) => boolean {
  const { tokens } = understood.reading;
  const returns = tokens.some(({ text }) => /^devolvi|^devuelt/.test(text));
  return ({ end }) => {
    const pause = tokens.findIndex((token, at) => at >= end - 1 && token.pause === true);
    const after = tokens.slice(end, pause < 0 ? tokens.length : pause + 1);
    return returns && after.some(({ text }) => stillAway.test(text));
  };
}

const takenByThem = /\bme (?:ha |han |habia )?(?:pedido|pidio|robado|robo|quitado|quito|cogido|cogio)\b/;
/** One of each that is named; those that could be several are asked about. */
function meantIn(context: IntentContext) {
  const { understood, wardrobe, state } = context;
  const { slots } = understood;
  // "y yo tengo su falda"
  const isTheirs = ({ start }: GarmentReference) =>
    /^sus?$/.test(understood.reading.tokens[start - 1]?.text ?? '');
  const besides = calledBesides(understood, wardrobe).filter((one) => !isTheirs(one));
  const isAway = isStillAway(context);
  const isTaken = takenByThem.test(understood.reading.tokens.map(({ text }) => text).join(' '));
  const isMeant = (one: GarmentReference) => one.wanted || (isTaken && one.points !== 'any');
  const wanted = [...slots.garments.filter((one) => isMeant(one) && !isTheirs(one)), ...besides].filter(
    (one) => !isAway(one),
  );
  // "quita la blusa, que la regalé"
  const named = wanted.length > 0 ? wanted : slots.garments;
  const known = named.filter((one) => calledSo(one, wardrobe).length > 0);
  if (known.length === 0) {
    const told = named.length > 0 ? [] : meantOfTold(context);
    const isGuess =
      told.length === 1 && state.focus.length > 1 && slots.position === null && !isToldByTrait(context);
    return {
      ids: isGuess ? [] : told.map(({ id }) => id),
      unclear: isGuess ? garmentsByIds(wardrobe, state.focus) : [],
      unowned: named,
    };
  }
  const isPlural = ({ text }: { text: string }) => /^(l[oa]s|mis|est[oa]s|es[oa]s|tod[oa]s)\b/i.test(text);
  // "el abrigo" is the one that is called so, where there is one.
  // "esos zapatos los tengo en el zapatero": those of the look on the table.
  const shown = state.outfits.flatMap(({ garmentIds }) => garmentIds);
  const meant = known.map((one) => {
    const called = calledSo(one, wardrobe);
    const here = shown.filter((id) => called.includes(id));
    return { ...one, garmentIds: called.length > 1 && here.length > 0 ? here.slice(0, 1) : called };
  });
  const several = meant.filter((one) => one.garmentIds.length > 1 && !isPlural(one));
  return {
    ids: meant.filter((one) => !several.includes(one)).flatMap(({ garmentIds }) => garmentIds),
    unclear: garmentsByIds(
      wardrobe,
      several.flatMap(({ garmentIds }) => garmentIds),
    ),
    unowned: named.filter((one) => !known.includes(one) && one.points !== 'any' && one.kinds.length > 0),
  };
}

function pricesEach({ understood }: IntentContext): { garmentIds: string[]; euros: number }[] {
  const { slots, reading } = understood;
  const sold = slots.garments.filter(({ wanted, garmentIds }) => wanted && garmentIds.length === 1);
  const priced = sold.map(({ garmentIds, end }, at) => {
    const said = reading.tokens.slice(end, sold[at + 1]?.start ?? reading.tokens.length);
    const price = said.find(({ text }) => /^\d+(?:[.,]\d{1,2})?$/.test(text))?.text;
    return {
      garmentIds: [...garmentIds],
      euros: price === undefined ? Number.NaN : Number(price.replace(',', '.')),
    };
  });
  return priced.length > 1 && priced.every(({ euros: price }) => Number.isFinite(price)) ? priced : [];
}

/** More than these are not deleted by a message. */
const mostDeleted = 3;

/** "quítalas de mi armario" */
export const deleteNamed: IntentHandler = async (context): Promise<Reply> => {
  const { speaker, wardrobe, use, understood, message } = context;
  const named = understood.slots.garments.map((one) => ({ ...one, wanted: one.stance !== 'kept' }));
  const slots = { ...understood.slots, garments: named };
  const { ids, unclear, unowned } = meantIn({ ...context, understood: { ...understood, slots } });
  const garmentIds = [...new Set(ids)];
  // "sácame el trench del armario" may ask for it to be worn.
  const isOther = understood.reading.tokens.some(({ text }) => /^(?:tod[oa]s?|sacame)$/.test(text));
  if (understood.onlyAsks || /[?¿]/.test(message) || isOther || garmentIds.length > mostDeleted)
    return noDelete(context);
  if (garmentIds.length === 0) {
    if (unclear.length === 0) return noDelete(context);
    const shown = unclear.slice(0, mostDeleted);
    return {
      sentences: [speaker.say('which-of', { list: theFirst(shown, mostNamed) })],
      garmentIds: shown.map(({ id }) => id),
      remember: { asked: null },
    };
  }
  const result = await use('noteDeparture', { garmentIds, how: 'discarded' });
  const list = theFirst(garmentsByIds(wardrobe, garmentIds), mostNamed);
  return {
    sentences: result.done
      ? [
          speaker.say('gone-discarded', { list }),
          speaker.say('gone-with-outfits'),
          unclear.length > 0 && speaker.say('which-of', { list: theFirst(unclear, mostNamed) }),
          unowned.length > 0 && speaker.say('unowned', { what: unownedText(unowned) }),
        ]
      : [speaker.say(lineOfNot(result.why))],
    remember: { topic: 'mark', asked: null, focus: [] },
  };
};

/** Does what is understood, and says which part of the message was not. */
export const changeUpkeep: IntentHandler = async (context): Promise<Reply> => {
  const reply = await changeMeant(context);
  const { ids, unclear, unowned } = meantIn(context);
  if (ids.length === 0 || withoutWardrobe(context) !== null) return reply;
  const { speaker } = context;
  return {
    ...reply,
    sentences: [
      ...reply.sentences,
      unclear.length > 0 && speaker.say('which-of', { list: theFirst(unclear, mostNamed) }),
      unowned.length > 0 && speaker.say('unowned', { what: unownedText(unowned) }),
    ],
  };
};

const changeMeant: IntentHandler = async (context): Promise<Reply> => {
  const { speaker, wardrobe, use } = context;
  const none = withoutWardrobe(context);
  const change = changeIn(context);
  if (none !== null || change === null) return { sentences: [none], remember: { asked: null } };
  const { ids, unclear, unowned } = meantIn(context);
  if (unclear.length > 0 && ids.length === 0)
    return {
      sentences: [speaker.say('which-of', { list: theFirst(unclear, mostNamed) })],
      garmentIds: unclear.map(({ id }) => id),
      remember: { asked: null },
    };
  const garmentIds = [...new Set(ids)].slice(0, mostChanged);
  if (garmentIds.length === 0) {
    const look = garmentsByIds(wardrobe, context.state.outfits[0]?.garmentIds ?? []);
    const worn = look.find(({ kind }) => unowned.some(({ kinds }) => kinds.includes(kind)));
    return {
      sentences: [
        unowned.length > 0
          ? speaker.say('unowned', { what: unownedText(unowned) })
          : speaker.say('mark-which'),
        worn && speaker.say('piece-named', { piece: the(worn), why: whyPiece(worn, look) }),
      ],
      garmentIds: worn ? [worn.id] : [],
      remember: { asked: null },
    };
  }
  const list = theFirst(garmentsByIds(wardrobe, garmentIds), mostNamed);
  const remember = {
    topic: 'mark',
    asked: null,
    focus: change.change === 'depart' ? [] : garmentIds,
  } as const;
  if (change.change === 'depart') {
    const { how, day } = change;
    const prices = how === 'sold' && !isInOtherMoney(context.message) ? pricesEach(context) : [];
    const received = prices.length > 0 ? prices.reduce((sum, one) => sum + one.euros, 0) : change.euros;
    const sales = prices.length > 0 ? prices : [{ garmentIds, euros: received }];
    let result: Acted = { done: true };
    for (const sale of sales)
      if (result.done)
        result = await use('noteDeparture', {
          garmentIds: sale.garmentIds,
          how,
          receivedEuros: sale.euros,
          ...(day !== null && { day }),
        });
    if (!result.done) return { sentences: [speaker.say(lineOfNot(result.why))], remember };
    return {
      sentences: [
        speaker.say(`gone-${how}`, { list }),
        received !== null && speaker.say('gone-for', { euros: euros.format(received) }),
        received === null && isInOtherMoney(context.message) && speaker.say('gone-for-other'),
        speaker.say('gone-with-outfits'),
      ],
      remember,
    };
  }
  const washed = garmentsByIds(wardrobe, garmentIds).filter(({ inLaundry }) => inLaundry);
  if (change.change === 'back' && washed.length === garmentIds.length) {
    await use('markGarments', { garmentIds, inLaundry: false });
    return { sentences: [speaker.say('from-wash', { list })], garmentIds, remember };
  }
  const absence =
    change.change === 'back'
      ? null
      : { why: change.why, place: onOneLine(change.place), until: change.until };
  const result = await use('noteAbsence', { garmentIds, absence });
  if (!result.done && result.why === 'already' && absence === null)
    return { sentences: [speaker.say('not-away', { list })], garmentIds, remember };
  if (!result.done) return { sentences: [speaker.say(lineOfNot(result.why))], remember };
  if (absence === null)
    return {
      sentences: [
        speaker.say('noted-back', { list }),
        ...mishapTold(context, garmentsByIds(wardrobe, garmentIds)),
      ],
      garmentIds,
      remember,
    };
  const where = [
    absence.place,
    ...(absence.until === null ? [] : [`hasta el ${inWords(absence.until)}`]),
  ].filter((part) => part !== '');
  return {
    sentences: [
      speaker.say(`noted-${absence.why}`, { list }),
      where.length > 0 && speaker.say('noted-where', { where: title(where.join(', ')) }),
      absence.until === null && said(context, /^hasta$/) && speaker.say('noted-dateless'),
    ],
    garmentIds,
    remember,
  };
};
