import { isAtHand } from '#stylist/wardrobe.ts';
import { moodEffects } from '../../tools/mood-effects.ts';
import { needs } from '../../understand/moods.ts';
import { theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';
import { adjust } from './adjust.ts';

const asking = patternOf(
  '[lo|las|los|la|eso] has|ha|habeis|hayas tenido|tomado en|presente cuenta / [lo|eso] tuviste|tuvo|tienes|tomaste en|presente cuenta / contaste|contabas|contado|cuentas [ya] con eso|ello|esto / pensaste|pensado en eso|ello / lo [has|ha] contado',
);
const sturdy = /\b(?:resistente|fuerte|seguridad|recio|duro|punter\w+|suela)\b/;

/** "obligan a calzado cerrado, ¿lo ha tenido en cuenta?": the demand, held against what is on the table. */
export const asksIfMinded = ({ state, understood }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  occurs(asking, understood.reading.tokens) &&
  understood.slots.moods.some((mood) => needs.has(mood));

export const tellIfMinded: IntentHandler = async (context) => {
  const { state, understood, wardrobe, speaker } = context;
  const { slots, reading } = understood;
  const moods = slots.moods.filter((mood) => needs.has(mood));
  const fails = (one: (typeof wardrobe)[number]) => moods.some((mood) => moodEffects[mood].avoids?.(one));
  const ids = [...new Set(state.outfits.flatMap(({ garmentIds }) => garmentIds))];
  const worn = garmentsByIds(wardrobe, ids);
  const isOfShoes = moods.some((mood) =>
    ['closed-shoes', 'flat-shoes', 'on-foot', 'steady', 'muddy'].includes(mood),
  );
  if (!isOfShoes) return adjust(context);
  const isSturdy = (one: (typeof wardrobe)[number]) => one.kind === 'boots';
  const wantsSturdy = sturdy.test(reading.tokens.map(({ text }) => text).join(' '));
  const serves = (one: (typeof wardrobe)[number]) =>
    one.category === 'shoes' && !fails(one) && (!wantsSturdy || isSturdy(one));
  const there = worn.filter(serves);
  const own = wardrobe.filter((one) => isAtHand(one) && serves(one));
  const better = own.find(({ name }) => /monta|militar|trabajo|trek/i.test(name)) ?? own[0];
  const list = there.length > 0 ? there : better ? [better] : [];
  if (list.length === 0) return adjust(context);
  return {
    sentences: [speaker.say(there.length > 0 ? 'minded' : 'not-minded', { list: theList(list) })],
    garmentIds: list.map(({ id }) => id),
    remember: { topic: state.topic === 'pack' ? 'pack' : 'adjust', asked: null },
  };
};
