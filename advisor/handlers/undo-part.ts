import type { Garment } from '#stylist/wardrobe.ts';
import { theFirst } from '../voice/names.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from './handler.ts';
import { mishapTold } from './knowing/mishap-told.ts';

const mostNamed = 3;

/** "deshaz lo del pañuelo", after several pieces were marked or worn: the one that goes, and those that stay. */
function parted({ state, understood, wardrobe }: IntentContext): { gone: Garment[]; rest: Garment[] } | null {
  const changed = garmentsByIds(wardrobe, state.focus);
  const named = understood.slots.garments.flatMap(({ garmentIds, kinds }) => {
    const meant = changed.filter(({ id }) => garmentIds.includes(id));
    return meant.length > 0 ? meant : changed.filter(({ kind }) => kinds.includes(kind));
  });
  const rest = changed.filter((one) => !named.includes(one));
  return named.length > 0 && rest.length > 0 ? { gone: named, rest } : null;
}

export const undoesPart = (context: IntentContext): boolean => {
  const { state, understood } = context;
  const isOfPieces =
    (state.acted === 'mark' && state.marked !== null) || (state.acted === 'wear' && state.wornOn !== null);
  return isOfPieces && !understood.onlyAsks && state.outfits.length === 0 && parted(context) !== null;
};

export const undoPart: IntentHandler = async (context) => {
  const { state, speaker, use } = context;
  const { gone, rest } = parted(context) ?? { gone: [], rest: [] };
  const ids = (garments: readonly Garment[]) => garments.map(({ id }) => id);
  const list = theFirst(gone, mostNamed);
  const stay = speaker.say('stay-so', { list: theFirst(rest, mostNamed) });
  const remember = { asked: null, focus: ids(rest) };
  if (state.acted === 'wear') {
    await use('undoLast', {});
    await use('wearGarments', { garmentIds: ids(rest), ...(state.wornOn && { date: state.wornOn }) });
    return { sentences: [speaker.say('unworn-piece', { list }), stay], garmentIds: ids(rest), remember };
  }
  const { list: of, on } = state.marked ?? { list: 'wash', on: true };
  const value = of === 'favourite' ? { favourite: !on } : { inLaundry: !on };
  await use('markGarments', { garmentIds: ids(gone), ...value });
  const line = of === 'favourite' ? (on ? 'no-favourite' : 'favourite') : on ? 'from-wash' : 'to-wash';
  return {
    sentences: [speaker.say(line, { list }), stay, ...mishapTold(context, gone)],
    garmentIds: ids(gone),
    remember,
  };
};
