import { traitsOf } from '#stylist/piece.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { moodEffects } from '../../tools/mood-effects.ts';
import { the } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';
import { search } from '../wardrobe.ts';

const asking = patternOf(
  'quita|quitan [mas] anos / rejuvenece|rejuvenecen / hace|hacen|veo|parezco [mas] joven|jovencita|actual|moderna|moderno / menos mayor|senora|senor|antigua|antiguo|seria|serio',
);
const which = patternOf('cual|cuales / que <garment>');
const paleFrom = 0.6;

const freshness = (one: Garment): number => {
  const { main } = traitsOf(one);
  return (
    (moodEffects.modern.prefers?.(one) ?? 0) +
    (main.lightness > paleFrom ? 2 : 0) +
    (main.neutral ? 0 : 2) +
    (one.pattern === 'plain' ? 0 : 1)
  );
};

export const asksYounger = ({ state, understood }: IntentContext): boolean =>
  state.outfits.length === 0 &&
  state.focus.length > 1 &&
  occurs(asking, understood.reading.tokens) &&
  occurs(which, understood.reading.tokens);

export const tellYounger: IntentHandler = async (context) => {
  const { state, wardrobe, speaker } = context;
  const [best] = garmentsByIds(wardrobe, state.focus).toSorted((a, b) => freshness(b) - freshness(a));
  if (!best) return search(context);
  const isLit = traitsOf(best).main.lightness > paleFrom || best.pattern !== 'plain';
  return {
    sentences: [speaker.say(isLit ? 'younger-light' : 'younger', { piece: the(best) })],
    garmentIds: [best.id],
    remember: { topic: 'search', asked: null, focus: [best.id] },
  };
};
