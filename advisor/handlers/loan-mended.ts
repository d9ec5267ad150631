import { isCorrection } from '../understand/asking/correction.ts';
import { isMeant } from '../understand/learned/intents-learned.ts';
import { inWords } from '../understand/told/dates.ts';
import { holderIn } from '../understand/told/lending.ts';
import { dayOfReturn, givenBack } from '../understand/told/upkeep.ts';
import { the, theFirst, theList } from '../voice/names.ts';
import { title } from '../voice/phrase.ts';
import { patternOf } from '../words/pattern.ts';
import { lineOfNot } from './acted.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, says } from './handler.ts';

const recent = 5;
const mostNamed = 3;
const mostAway = 10;
const placeMax = 60;

const hasJustNoted = ({ speaker, state, box }: IntentContext): boolean =>
  box.wardrobe !== null &&
  state.focus.length > 0 &&
  speaker
    .said()
    .slice(-recent)
    .some((line) => /^noted-(lent|repair|stored)\./.test(line));

const isNoted = ({ state, wardrobe }: IntentContext, id: string): boolean =>
  state.focus.includes(id) || wardrobe.some((one) => one.id === id && one.away === true);

const ownedBesides = (context: IntentContext): string[] =>
  context.understood.slots.garments.flatMap(({ points, wanted, garmentIds }) =>
    wanted && points === 'definite' && garmentIds.length === 1
      ? garmentIds.filter((id) => !isNoted(context, id))
      : [],
  );

export const datesReturn = (context: IntentContext): boolean =>
  !context.understood.onlyAsks &&
  hasJustNoted(context) &&
  ownedBesides(context).length === 0 &&
  dayOfReturn(context.understood.reading.tokens, context.box.today) !== null;

export const dateReturn: IntentHandler = async (context) => {
  const { state, wardrobe, speaker, use, understood, box } = context;
  const until = dayOfReturn(understood.reading.tokens, box.today);
  const { away } = await use('seeUpkeep', {});
  const named = understood.slots.garments.flatMap(({ garmentIds: ids }) =>
    ids.filter((id) => isNoted(context, id)),
  );
  const garmentIds = (named.length > 0 ? [...new Set(named)] : state.focus).slice(0, mostAway);
  const noted = away.find(({ garmentId }) => garmentIds.includes(garmentId));
  const absence = { why: noted?.why ?? ('lent' as const), place: noted?.place ?? '', until };
  const result = await use('noteAbsence', { garmentIds, absence });
  const list = theFirst(garmentsByIds(wardrobe, garmentIds), mostNamed);
  return {
    sentences: [
      result.done
        ? speaker.say('noted-until', { list, day: inWords(until ?? '') })
        : speaker.say(lineOfNot(result.why)),
    ],
    garmentIds,
    remember: { topic: 'mark', asked: null },
  };
};

const alsoLent = patternOf('tambien / ademas / y [el|la|los|las|mi|mis] <garment> $');

export const addsToLoan = (context: IntentContext): boolean =>
  !context.understood.onlyAsks &&
  hasJustNoted(context) &&
  ownedBesides(context).length > 0 &&
  says(context, alsoLent) &&
  !context.understood.reading.tokens.some(({ text }) => actOfItsOwn.test(text)) &&
  context.understood.reading.tokens.length <= mostOfAddition;
const actOfItsOwn =
  /^(lav\w+|colada|suci\w+|limpi\w+|favorit\w+|puse|puesto|us[eo]|tintoreria|vend\w+|calendario|agend\w+)$/;
const mostOfAddition = 14;

export const addToLoan: IntentHandler = async (context) => {
  const { state, wardrobe, speaker, use, message } = context;
  const garmentIds = ownedBesides(context).slice(0, mostAway);
  const { away } = await use('seeUpkeep', {});
  const noted = away.find(({ garmentId }) => state.focus.includes(garmentId));
  const why = noted?.why ?? ('lent' as const);
  const holder = why === 'lent' ? holderIn(message).slice(0, placeMax) : '';
  const absence = {
    why,
    place: holder || (noted?.place ?? ''),
    until: noted?.until ?? null,
  };
  const result = await use('noteAbsence', { garmentIds, absence });
  const list = theFirst(garmentsByIds(wardrobe, garmentIds), mostNamed);
  return {
    sentences: [
      speaker.say(result.done ? `noted-${absence.why}` : lineOfNot(result.why), { list }),
      result.done && absence.place !== '' && speaker.say('noted-where', { where: title(absence.place) }),
    ],
    garmentIds,
    remember: { topic: 'mark', asked: null, focus: [...state.focus, ...garmentIds].slice(0, 20) },
  };
};

const changing = patternOf(
  '^ [ay|uy|uh|bah|espera|oye|no|ah] [que] [a] el final no / a el final no|se|le|mejor / cambia~|corrige~|corrigelo|cambialo|cambiala / en vez|lugar de / me equivoque|equivocado|confundi / digo|era|queria decir / se lleva|llevo',
);

/** "al final no, se lleva el top": another piece was lent than the one noted last. */
export const correctsLoan = (context: IntentContext): boolean => {
  const { understood, state } = context;
  return (
    !understood.onlyAsks &&
    state.acted !== 'wear' &&
    hasJustNoted(context) &&
    ownedBesides(context).length > 0 &&
    !givenBack(understood.reading.tokens) &&
    (isMeant(understood.aims, 'clarify') ||
      isCorrection(understood.reading.tokens) ||
      says(context, changing))
  );
};

export const correctLoan: IntentHandler = async (context) => {
  const { state, wardrobe, speaker, use, understood } = context;
  const meant = garmentsByIds(wardrobe, ownedBesides(context)).slice(0, mostAway);
  const noted = wardrobe.filter(({ id }) => isNoted(context, id));
  const last = noted.filter(({ id }) => state.focus.includes(id));
  const refused = noted.filter(({ id }) =>
    understood.slots.garments.some(({ garmentIds }) => garmentIds.includes(id)),
  );
  const alike = last.filter(({ category }) => meant.some((one) => one.category === category));
  const gone = [refused, alike, last].find((some) => some.length > 0) ?? [];
  const { away } = await use('seeUpkeep', {});
  const before = away.find(({ garmentId }) => gone.some(({ id }) => id === garmentId));
  const ids = (garments: readonly { id: string }[]) => garments.map(({ id }) => id);
  await use('noteAbsence', { garmentIds: ids(gone), absence: null });
  const absence = {
    why: before?.why ?? ('lent' as const),
    place: before?.place ?? '',
    until: before?.until ?? null,
  };
  const result = await use('noteAbsence', { garmentIds: ids(meant), absence });
  const [one] = gone;
  const stay = last.filter((piece) => !gone.includes(piece));
  return {
    sentences: [
      result.done || result.why === 'already'
        ? speaker.say('loan-corrected', {
            meant: theList(meant),
            gone: gone.length === 1 && one ? the(one) : theList(gone),
          })
        : speaker.say(lineOfNot(result.why)),
      absence.place !== '' && speaker.say('noted-where', { where: title(absence.place) }),
    ],
    garmentIds: ids([...meant, ...gone]),
    remember: { topic: 'mark', asked: null, focus: ids([...meant, ...stay]).slice(0, 20) },
  };
};
