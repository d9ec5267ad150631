import { isCorrection } from '../understand/asking/correction.ts';
import { isMeant } from '../understand/learned/intents-learned.ts';
import { otherHolderIn } from '../understand/told/lending.ts';
import { theFirst } from '../voice/names.ts';
import { title } from '../voice/phrase.ts';
import { lineOfNot } from './acted.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from './handler.ts';

const mostNamed = 3;
const recent = 3;
const placeMax = 60;

/** "uy no, la que se la llevó fue Vane, no Lore", after a loan was noted. */
export const correctsHolder = ({ message, state, understood, speaker, box }: IntentContext): boolean =>
  box.wardrobe !== null &&
  !understood.onlyAsks &&
  state.focus.length > 0 &&
  understood.slots.garments.every(({ garmentIds }) => garmentIds.every((id) => state.focus.includes(id))) &&
  speaker
    .said()
    .slice(-recent)
    .some((line) => /^noted-lent\./.test(line)) &&
  (isMeant(understood.aims, 'clarify') ||
    isCorrection(understood.reading.tokens) ||
    understood.reading.tokens.slice(0, recent).some(({ text }) => /^(no|perdon|perdona|digo)$/.test(text))) &&
  otherHolderIn(message) !== '';

export const correctHolder: IntentHandler = async ({ message, state, wardrobe, speaker, use }) => {
  const { away } = await use('seeUpkeep', {});
  const noted = away.find(({ garmentId }) => state.focus.includes(garmentId));
  const place = otherHolderIn(message).slice(0, placeMax);
  const garmentIds = state.focus.slice(0, 10);
  const absence = { why: 'lent' as const, place, until: noted?.until ?? null };
  const result = await use('noteAbsence', { garmentIds, absence });
  const remember = { topic: 'mark' as const, asked: null };
  if (!result.done) return { sentences: [speaker.say(lineOfNot(result.why))], remember };
  return {
    sentences: [
      speaker.say('noted-lent', { list: theFirst(garmentsByIds(wardrobe, garmentIds), mostNamed) }),
      speaker.say('noted-where', { where: title(place) }),
    ],
    garmentIds,
    remember,
  };
};
