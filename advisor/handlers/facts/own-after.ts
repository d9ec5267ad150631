import { slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { entryCalled } from '../../knowledge/entries.ts';
import { textOf } from '../../knowledge/entry.ts';
import type { MoodEffect } from '../../tools/mood-effect.ts';
import { moodEffects } from '../../tools/mood-effects.ts';
import { isOfColour } from '../../understand/garments/shades.ts';
import { read } from '../../understand/read.ts';
import { understand } from '../../understand/understand.ts';
import { yourList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext, IntentHandler, Reply } from '../handler.ts';
import { continued } from '../knowing/asks-knowledge.ts';
import { tellOwnedFor } from './owned-for.ts';

const ofMine = patternOf(
  'de|con|en lo mio|mia / de lo que [yo] [ya] tengo / de|en mi armario|closet|ropero|placard|ropa / de mis cosas|prendas / tengo [yo] algo de eso|asi / que|cual|cuales [de eso] tengo [yo] / cual|cuales|que de lo que tengo|mio',
);
const dressing = patternOf('me saldria|armarias|haces|armame|hazme|combinas|combino / look|conjunto|outfit');

const refusing =
  /(?<!\p{L})(?:no|ni|nunca|evita|apaga|apagan|apagarte|confundirse|cuidado|lejos|separ[ao]\p{L}*|quita|compite|en vez|mejor que)(?!\p{L})/iu;

function coloursIn(text: string) {
  const praised = text.split(/[.;:]\s+/).filter((sentence) => !refusing.test(sentence));
  const { colours, garments } = read(praised.join('. '), []).slots;
  return [...colours, ...garments.flatMap((garment) => garment.colours)];
}

const nearFace = (one: Garment): boolean =>
  isAtHand(one) &&
  one.style !== 'sport' &&
  one.style !== 'party' &&
  (one.kind === 'scarf' || slotsOfKind[one.kind].some((slot) => /^(?:base|mid|onePiece|outer)$/.test(slot)));

const ofCold = /fr[ií]o|invierno|capas|nieve/i;
const ofTheCold = 'qué ropa tengo para la nieve y el frío';
const mostTold = 5;

const styleOf = ({ state, wardrobe }: IntentContext): MoodEffect | null => {
  const { moods } = understand(state.question ?? '', wardrobe).slots;
  return moods.map((mood) => moodEffects[mood]).find(({ prefers, requires }) => prefers && requires) ?? null;
};

type After = 'face' | 'cold' | 'style';

function after(context: IntentContext): After | null {
  const { state, wardrobe, understood } = context;
  const { tokens } = understood.reading;
  if (!continued.has(state.topic) || wardrobe.length === 0 || state.outfits.length > 0) return null;
  if (understood.slots.occasion !== null) return null;
  if (!occurs(ofMine, tokens) || occurs(dressing, tokens)) return null;
  const entry = entryCalled(state.answered ?? '');
  if (entry?.topic === 'colour-and-face') return 'face';
  if ((entry || isTermTold(state.answered)) && styleOf(context)) return 'style';
  return entry && (ofCold.test(entry.title) || ofCold.test(state.question ?? '')) ? 'cold' : null;
}

const isTermTold = (title: string | null) => title?.startsWith('Qué es ') === true;

export async function ownBeside(context: IntentContext, told: Reply): Promise<Reply> {
  const answered = told.remember?.answered ?? null;
  const state = { ...context.state, topic: 'knowledge' as const, question: context.message, answered };
  const given = { ...context, state };
  if (told.remember?.topic !== 'knowledge' || answered === null || told.outfits || !asksOwnAfter(given))
    return told;
  const shown = await tellOwnAfter(given);
  return { ...told, sentences: [...told.sentences, ...shown.sentences], garmentIds: shown.garmentIds ?? [] };
}

export const asksOwnAfter = (context: IntentContext): boolean => after(context) !== null;

export const tellOwnAfter: IntentHandler = async (context) => {
  const { state, wardrobe, speaker, box } = context;
  if (after(context) === 'cold')
    return tellOwnedFor({
      ...context,
      message: ofTheCold,
      understood: { ...understand(ofTheCold, wardrobe), intent: 'search' },
    });
  const style = after(context) === 'style' ? styleOf(context) : null;
  if (style) return tellStyle(context, style);
  const entry = entryCalled(state.answered ?? '');
  const colours = entry ? coloursIn(textOf(entry, box.advisor)) : [];
  const garments = wardrobe
    .filter(nearFace)
    .filter((one) => colours.some((colour) => isOfColour(one, colour)))
    .slice(0, mostTold);
  const remember = { topic: 'knowledge' as const, asked: null };
  if (garments.length === 0) return { sentences: [speaker.say('none-near-face')], remember };
  return {
    sentences: [speaker.say('own-near-face', { list: yourList(garments) })],
    garmentIds: garments.map(({ id }) => id),
    remember,
  };
};

const mostAgainst = 3;

function tellStyle({ wardrobe, speaker }: IntentContext, { prefers, avoids }: MoodEffect): Reply {
  const worth = (one: Garment) => prefers?.(one) ?? 0;
  const own = wardrobe.filter((one) => isAtHand(one) && worth(one) > 0);
  const fits = [...own].sort((a, b) => worth(b) - worth(a)).slice(0, mostTold);
  const against = wardrobe.filter((one) => avoids?.(one) === true && worth(one) <= 0).slice(0, mostAgainst);
  return {
    sentences: [
      speaker.say(fits.length > 0 ? 'own-of-style' : 'none-of-style', { list: yourList(fits) }),
      against.length > 0 && speaker.say('against-style', { list: yourList(against) }),
    ],
    garmentIds: fits.map(({ id }) => id),
    remember: { topic: 'knowledge', asked: null },
  };
}
