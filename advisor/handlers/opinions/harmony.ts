import { type ColorName, colorNames } from '#contract/colors.ts';
import { colourOf } from '#stylist/colour/spelled.ts';
import { place } from '#stylist/requests/placing.ts';
import type { Slot } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { colourLexicon } from '../../understand/garments/garment-words.ts';
import { the } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';
import { meant } from '../pointed-at.ts';

const theirs = patternOf(
  'ira|iran|va|van|vendra|vendran|viene|vienen|llevara|llevaran|lleva|llevan|vestira|viste|sale [siempre|tambien|todo|toda|todos|todas] de|un|una|el|la|en',
);
const together = patternOf(
  'armoniz~|armonic~|combin~|pegamos|pegaremos|peg~|desenton~|conjuntad~|conjuntam~|choc~ / vamos|iremos|quedamos|quedaremos|hacemos|haremos bien|mal|juntos|juntas|juego|pareja / a juego / voy|ire bien|mal [con|a|al] / me va|queda bien',
);
const seen: readonly Slot[] = ['tie', 'onePiece', 'base', 'mid', 'bottom', 'outer'];
const isName = (name: string | null): name is ColorName =>
  (colorNames as readonly string[]).includes(name ?? '');

const colourSaid = ({ understood }: IntentContext) => colourLexicon.find(understood.reading.tokens)[0];

/** "mi señora irá de verde botella, ¿armonizamos?", of the look on the table */
export const asksHarmony = (context: IntentContext): boolean => {
  const { state, understood } = context;
  const { tokens, text } = understood.reading;
  return (
    state.outfits.length > 0 &&
    state.wearer.other === null &&
    text.includes('?') &&
    colourSaid(context) !== undefined &&
    occurs(theirs, tokens) &&
    occurs(together, tokens)
  );
};

export const tellHarmony: IntentHandler = async (context) => {
  const { wardrobe, speaker } = context;
  const said = colourSaid(context);
  const colour = said?.meaning;
  const look = garmentsByIds(wardrobe, meant(context)?.garmentIds ?? []);
  const remember = { topic: 'adjust' as const, asked: null };
  const tokens = context.understood.reading.tokens.slice(said?.start, said?.end);
  const theirColour = tokens.map(({ text }) => text).join(' ');
  if (!colour) return { sentences: [speaker.say('not-changed')], remember };
  const placed = place(look);
  const pieces = seen
    .flatMap((slot) => placed.filter((one) => one.slot === slot))
    .map(({ garment }) => garment);
  const judged: { piece: Garment; harmony: number; verdict: 'easy' | 'daring' | 'uneasy' }[] = [];
  for (const piece of pieces) {
    const own = colourOf(piece);
    if (!isName(own)) continue;
    const { pairing } = await context.use('adviseColour', { colour, with: own });
    if (pairing) judged.push({ piece, ...pairing });
  }
  const clash = judged.find(({ verdict }) => verdict === 'uneasy');
  const best =
    judged.find(({ verdict }) => verdict === 'easy') ?? judged.toSorted((a, b) => b.harmony - a.harmony)[0];
  const one = clash ?? best;
  return {
    sentences: [
      one
        ? speaker.say(clash ? 'harmony-clash' : 'harmony-fine', {
            colour: theirColour,
            piece: the(one.piece),
          })
        : speaker.say('harmony-plain', { colour: theirColour }),
    ],
    garmentIds: one ? [one.piece.id] : look.map(({ id }) => id),
    remember: { ...remember, focus: one ? [one.piece.id] : [] },
  };
};
