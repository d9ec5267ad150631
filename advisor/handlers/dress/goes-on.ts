import { noDay } from '../../state.ts';
import { dayWith, purposeOfPlan } from '../day.ts';
import type { IntentHandler } from '../handler.ts';

/** "y luego al banco": the outfit stays, and the other plan is met with it. */
export const goesOn: IntentHandler = async ({ speaker, state, understood, box }) => {
  const { occasion, event, purpose } = dayWith(noDay, understood.slots, box);
  const plan = { occasion: occasion ?? 'casual', event, purpose };
  return {
    sentences: [speaker.say('and-then', { for: purposeOfPlan(plan) })],
    garmentIds: state.outfits[0]?.garmentIds ?? [],
    remember: { topic: 'adjust', asked: null },
  };
};
