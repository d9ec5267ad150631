import { traitsOf } from '#stylist/piece.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { type Scale, scaleIn } from '../../understand/plans/purposes.ts';
import { theFirst } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { type IntentContext, type IntentHandler, says } from '../handler.ts';
import { selectionOf } from '../selection.ts';
import { mostShown } from './told.ts';

const ordering = patternOf(
  'ordena~|ordename|ranking|clasifica~|puntua~ / de mas a menos / de menos a mas / por orden de',
);
const rising = patternOf('de menos a mas');
const warm = patternOf('calentit~|calient~|abrig~|calid~');
const byWarmth = (garment: Garment): number => traitsOf(garment).clo;
const mostRanked = 12;

const measureOf = (scale: Scale | null, isWarm: boolean): ((garment: Garment) => number) | null =>
  isWarm ? byWarmth : scale ? (garment) => scale.value(garment, traitsOf(garment)) : null;

const rankedBy = (context: IntentContext): ((garment: Garment) => number) | null => {
  const { tokens } = context.understood.reading;
  const mas = { text: 'mas', stem: 'mas', classes: [] };
  const scale =
    scaleIn(tokens) ?? tokens.map((token) => scaleIn([mas, token])).find((one) => one !== null) ?? null;
  return measureOf(scale, occurs(warm, tokens));
};

export const asksRanking = (context: IntentContext): boolean =>
  context.wardrobe.length > 0 &&
  says(context, ordering) &&
  context.understood.slots.garments.some(({ wanted, garmentIds }) => wanted && garmentIds.length > 1) &&
  rankedBy(context) !== null;

export const tellRanking: IntentHandler = async (context) => {
  const { state, speaker } = context;
  const value = rankedBy(context) ?? byWarmth;
  const { base } = selectionOf({ ...context, state: { ...state, fact: null, focus: [] } });
  const sign = says(context, rising) ? -1 : 1;
  const sorted = base.toSorted((a, b) => sign * (value(b) - value(a))).slice(0, mostShown);
  const ids = sorted.map(({ id }) => id);
  return {
    sentences: [speaker.say('ranked', { list: theFirst(sorted, mostRanked) })],
    garmentIds: ids,
    remember: { topic: 'search', asked: null, focus: ids, fact: { measure: 'list', least: false } },
  };
};
