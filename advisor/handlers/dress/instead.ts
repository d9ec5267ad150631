import { joinAnd } from '#stylist/language/es/grammar.ts';
import type { DialogueState } from '../../state.ts';
import { garmentsAllowed } from '../../understand/garments/find-garments.ts';
import { dayInput } from '../day.ts';
import type { IntentContext, Reply } from '../handler.ts';
import { lookOf } from '../tell-outfit.ts';
import { unownedText, type Wanted } from '../wishes.ts';
import { adviceInstead } from './advice.ts';
import { rememberOutfits } from './remember.ts';

/** Without the requested garment: the nearest that the person owns, and the colours that go with it. */
export async function instead(
  context: IntentContext,
  day: DialogueState['day'],
  wanted: Wanted,
): Promise<Reply> {
  const { box, speaker, wardrobe, message } = context;
  const [absent] = wanted.unowned;
  const colour = absent?.colours[0];
  const advice = colour && (await context.use('adviseColour', { colour }));
  const near = absent
    ? garmentsAllowed(wardrobe, { ...absent, colours: [], fabric: null, pattern: null, item: null })
    : [];
  const composed =
    near.length > 0
      ? await context.use('composeOutfits', {
          ...dayInput(day, box),
          ...wanted.wishes,
          oneOfEach: [near.slice(0, 12)],
          count: 1,
        })
      : null;
  const [outfit] = composed?.outfits ?? [];
  return {
    sentences: [
      speaker.say('unowned', { what: unownedText(wanted.unowned) }),
      advice && speaker.say('colour-with', { colour: `el ${colour}`, neutrals: joinAnd(advice.neutrals) }),
      outfit
        ? speaker.say('unowned-instead', { look: lookOf(context, outfit, near) })
        : !advice && adviceInstead(context, message),
    ],
    ...(outfit && { outfits: [outfit] }),
    remember: {
      topic: 'combine',
      day,
      asked: null,
      ...(outfit && rememberOutfits(context, [outfit], {}, true)),
    },
  };
}
