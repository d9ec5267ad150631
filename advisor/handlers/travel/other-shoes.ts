import { categoryOfKind } from '#contract/vocabulary.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { theList } from '../../voice/names.ts';
import { dayInput } from '../day.ts';
import { unrepeatedIn } from '../dress/outfits-of-days.ts';
import { rememberOutfits } from '../dress/remember.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { packedIn } from './case-change.ts';
import { shoesByTurns } from './shoes-by-turns.ts';

/** "no repitas los mismos zapatos", of the case on the table */
export const asksOtherShoesOfCase = ({ state, understood }: IntentContext): boolean =>
  state.topic === 'pack' &&
  state.outfits.length > 1 &&
  unrepeatedIn(understood.reading.tokens).some((kind) => categoryOfKind[kind] === 'shoes');

export async function turnShoesOfCase(context: IntentContext): Promise<Reply> {
  const { state, wardrobe, speaker, box } = context;
  const day = dayInput(state.day, box);
  const days = state.outfits.map(({ occasion, season }) => ({ ...day, event: null, occasion, season }));
  const before = packedIn(context);
  const recomposed: ComposedOutfit[] = [];
  for (const [at, { garmentIds, name }] of state.outfits.entries()) {
    const request = {
      ...(days[at] ?? day),
      among: [...garmentIds],
      mustInclude: [...garmentIds].slice(0, 8),
      count: 1,
    };
    const [same] = (await context.use('composeOutfits', request)).outfits;
    if (same) recomposed.push({ ...same, name });
  }
  const turned = await shoesByTurns(context, recomposed, {
    days,
    avoided: state.wishes.mustAvoid,
    isAsked: true,
  });
  const outfits = turned.flatMap((one) => one ?? []);
  const now = garmentsByIds(wardrobe, [
    ...new Set([...outfits.flatMap(({ garmentIds }) => garmentIds), ...state.wishes.mustInclude]),
  ]);
  const came = now.filter((one) => !before.includes(one));
  if (came.length === 0 || outfits.length < state.outfits.length)
    return { sentences: [speaker.say('case-same')], remember: { topic: 'pack', asked: state.asked } };
  return {
    sentences: [
      speaker.say('case-in', { list: theList(came) }),
      speaker.say('case-count', { count: now.length }),
    ],
    garmentIds: now.map(({ id }) => id),
    outfits,
    remember: rememberOutfits(context, outfits, { topic: 'pack', asked: state.asked }, true),
  };
}
