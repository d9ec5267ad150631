import type { Kind } from '#contract/vocabulary.ts';
import { theList } from '../../voice/names.ts';
import { patternOf } from '../../words/pattern.ts';
import { type IntentContext, type IntentHandler, says } from '../handler.ts';

const asked = patternOf('otro|otra|sano|bueno pie / pie sano|bueno|libre / pie que me queda');

/** "¿y para el otro pie?", of someone who wears a cast or an orthopaedic boot. */
export const asksOtherFoot = (context: IntentContext): boolean =>
  context.state.moment === 'injury' && says(context, asked);

const flat: readonly Kind[] = ['sneakers', 'loafers', 'flats', 'shoes'];
const most = 2;

export const tellOtherFoot: IntentHandler = async ({ wardrobe, speaker, state }) => {
  const owned = flat.flatMap((kind) => wardrobe.filter((one) => one.kind === kind)).slice(0, most);
  return {
    sentences: [
      owned.length > 0 ? speaker.say('other-foot', { list: theList(owned) }) : speaker.say('empty-wardrobe'),
    ],
    garmentIds: owned.map(({ id }) => id),
    remember: { asked: null, moment: state.moment },
  };
};
