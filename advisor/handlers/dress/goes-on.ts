import { type Day, noDay } from '../../state.ts';
import { occurs } from '../../words/pattern.ts';
import { dayWith, purposeOfPlan } from '../day.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { changeFor, changesThere, planOf } from './both-plans.ts';
import { dress } from './dress.ts';
import { areFarApart } from './each-plan.ts';
import { rememberOutfits } from './remember.ts';

const anew = (context: IntentContext) =>
  dress({ ...context, understood: { ...context.understood, intent: 'dress' } });

/** "y luego al banco": the outfit stays, changes a piece or two, or another is told to change into. */
export const goesOn: IntentHandler = async (context) => {
  const { speaker, state, understood, box } = context;
  const { slots, reading } = understood;
  const [look] = state.outfits;
  const { temperatureC, rain, season } = state.day;
  const day: Day = dayWith({ ...noDay, temperatureC, rain, season }, slots, box);
  const plan = planOf(day);
  const isFar = areFarApart(state.day, plan) || state.day.occasion === 'sport';
  if (!look || occurs(changesThere, reading.tokens) || (isFar && plan.occasion === 'sport'))
    return anew(context);
  if (isFar || slots.moods.length > 0) {
    const change = await changeFor(context, look.garmentIds, day, { moods: slots.moods, isDetail: false });
    if (!change) return anew(context);
    return {
      sentences: [change.says],
      outfits: [change.outfit],
      remember: rememberOutfits(context, [change.outfit], { topic: 'adjust', day, asked: null }, false),
    };
  }
  return {
    sentences: [speaker.say('and-then', { for: purposeOfPlan(plan) })],
    garmentIds: look.garmentIds,
    remember: { topic: 'adjust', asked: null },
  };
};
