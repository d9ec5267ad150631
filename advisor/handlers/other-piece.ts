import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { DialogueState } from '../state.ts';
import { isCorrection } from '../understand/asking/correction.ts';
import { isMeant } from '../understand/learned/intents-learned.ts';
import { the } from '../voice/names.ts';
import { lineOfNot } from './acted.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from './handler.ts';

type Swap = { gone: Garment; meant: Garment };

const placeOf = ({ kind }: Garment) => slotsOfKind[kind][0];

/** "la corbata era la azul marino": of the pieces that were worn or marked last, another was meant. */
function swapIn({ state, understood, wardrobe }: IntentContext): Swap | null {
  const { slots, aims, reading, onlyAsks } = understood;
  if (state.deeds.length === 0 || onlyAsks || state.deeds.some(({ departed }) => departed)) return null;
  const done = garmentsByIds(
    wardrobe,
    state.deeds.flatMap(({ garmentIds }) => garmentIds),
  );
  const refusesDone = slots.garments.some(
    ({ wanted, garmentIds }) => !wanted && done.some(({ id }) => garmentIds.includes(id)),
  );
  if (!isMeant(aims, 'clarify') && !isCorrection(reading.tokens) && !refusesDone) return null;
  const named = slots.garments.flatMap(({ garmentIds }) =>
    garmentIds.length === 1 ? garmentsByIds(wardrobe, garmentIds) : [],
  );
  const [meant, ...more] = new Set(named.filter((one) => !done.includes(one)));
  if (meant === undefined || more.length > 0) return null;
  const alike = [...new Set(done)].filter((one) => placeOf(one) === placeOf(meant));
  const said = alike.filter((one) => named.includes(one));
  const ofKind = alike.filter(({ kind }) => kind === meant.kind);
  const [gone, ...others] = [said, ofKind, alike].find((some) => some.length > 0) ?? [];
  return gone && others.length === 0 ? { gone, meant } : null;
}

export const correctsPiece = (context: IntentContext): boolean => swapIn(context) !== null;

export const correctPiece: IntentHandler = async (context) => {
  const { state, speaker, use } = context;
  const swap = swapIn(context);
  if (!swap) return { sentences: [speaker.say('mark-which')], remember: { asked: null } };
  const { gone, meant } = swap;
  const undone = await use('undoLast', {});
  if (!undone.done) return { sentences: [speaker.say(lineOfNot(undone.why))], remember: { asked: null } };
  const deeds: DialogueState['deeds'] = state.deeds.map((one) => ({
    ...one,
    garmentIds: [...new Set(one.garmentIds.map((id) => (id === gone.id ? meant.id : id)))],
  }));
  const remember = { asked: null, focus: deeds[0]?.garmentIds ?? [] };
  for (const { garmentIds, date, inLaundry, favourite } of deeds) {
    const result =
      inLaundry === null && favourite === null
        ? await use('wearGarments', { garmentIds, ...(date !== null && { date }) })
        : await use('markGarments', {
            garmentIds,
            ...(inLaundry !== null && { inLaundry }),
            ...(favourite !== null && { favourite }),
          });
    if (!result.done && result.why !== 'already')
      return { sentences: [speaker.say(lineOfNot(result.why))], remember };
  }
  return {
    sentences: [speaker.say('piece-corrected', { meant: the(meant), gone: the(gone) })],
    garmentIds: remember.focus,
    remember,
  };
};
