import type { EventName } from '#contract/events.ts';
import type { Occasion } from '#contract/vocabulary.ts';
import { factIn } from '../../understand/told/facts.ts';
import { understand } from '../../understand/understand.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dress } from '../dress/dress.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';

const withOwn = patternOf(
  'lo mio|nuestro / lo que tengo|tenga|hay / mi|mis ropa|armario|closet|ropero|placard|vestidor|guardarropa|cosas|prendas',
);
const making = patternOf(
  'arma~|arme~|haz|hazlo|hazme|hacelo|haceme|hagame|hagamelo|haga|monta~|pon~|combina~|viste~|vesti~|saca~ / como|que seria|quedaria|haria|saldria|llevaria|pondria / que me pongo / que puedo / traduc~ / aplica~ / y|vale|ok con',
);

const codes: readonly { named: RegExp; event: EventName; occasion: Occasion; purpose: string }[] = [
  {
    named: /smart casual|business casual|casual (?:elegante|de negocios)|semi ?formal/i,
    event: 'business-casual-office',
    occasion: 'work',
    purpose: 'ese código',
  },
  { named: /c[oó]ctel|cocktail/i, event: 'cocktail', occasion: 'party', purpose: 'un cóctel' },
];

const mostWords = 12;

/** "ármalo con lo mío", after a question about a dress code */
export const makesWithOwn = ({ state, understood, wardrobe }: IntentContext): boolean =>
  state.topic === 'knowledge' &&
  state.question !== null &&
  state.outfits.length === 0 &&
  wardrobe.length > 0 &&
  understood.reading.tokens.length <= mostWords &&
  occurs(withOwn, understood.reading.tokens) &&
  occurs(making, understood.reading.tokens);

export const dressAsAsked: IntentHandler = async (context) => {
  const { state, understood, wardrobe } = context;
  const asked = understand(state.question ?? '', wardrobe).slots;
  const code = codes.find(({ named }) => named.test(state.question ?? ''));
  const { slots } = understood;
  const isPlanned = slots.occasion !== null;
  const told = code ? { ...code, purpose: asked.purpose ?? code.purpose } : asked;
  return dress({
    ...context,
    understood: {
      ...understood,
      intent: 'dress',
      onlyAsks: false,
      slots: {
        ...slots,
        ...(!isPlanned && {
          occasion: told.occasion,
          event: told.event,
          purpose: told.purpose,
          isAside: false,
        }),
        moods: slots.moods.length > 0 || code ? slots.moods : asked.moods,
        garments:
          slots.garments.length > 0
            ? slots.garments
            : asked.garments.filter(({ garmentIds }) => garmentIds.length > 0),
      },
    },
  });
};

const mostOfFragment = 4;

/** "y camisas", "y dorado", after a question of what is owned */
export const narrowsFact = ({ state, understood: { slots, reading, intent } }: IntentContext): boolean =>
  state.topic === 'search' &&
  state.fact !== null &&
  state.outfits.length === 0 &&
  intent !== 'search' &&
  (slots.garments.length > 0 ||
    (ofColour.has(intent) && slots.colours.length + (slots.fabric ? 1 : 0) > 0)) &&
  reading.tokens.length <= mostOfFragment &&
  /^[ye]$/.test(reading.tokens[0]?.text ?? '');
const ofColour: ReadonlySet<string> = new Set(['colour', 'knowledge', 'unclear', 'chat']);

const talks: ReadonlySet<string> = new Set(['chat', 'greet', 'unclear', 'like', 'choose', 'yes', 'gaps']);
const plain: ReadonlySet<string> = new Set(['list', 'count', 'combinations', 'omitted']);

/** "¿cuál daríais?", of the garments just listed; "¿qué color me falta?" */
export const measuresFocus = ({ state, understood, wardrobe }: IntentContext): boolean => {
  const { slots, reading, intent } = understood;
  if (!talks.has(intent) || slots.garments.length > 0 || state.outfits.length > 0) return false;
  if (occurs(colourLacking, reading.tokens)) return wardrobe.length > 0;
  const found = state.topic === 'search' && state.focus.length > 1 ? factIn(reading) : null;
  return found !== null && !plain.has(found.measure) && reading.tokens.length <= mostWords;
};
const colourLacking = patternOf('que|cual|cuales color|colores * falta|faltan|faltaria|faltarian');

const wearsWith = patternOf(
  'que|q|k [me] pongo|llevo|visto|combino con [el|la|los|las|mi|mis|un|una|unos] <garment>',
);

/** "q me pongo con los vaqueros rotos" is no question of mending. */
export const wearsWithOwn = ({ understood, wardrobe }: IntentContext): boolean =>
  wardrobe.length > 0 &&
  understood.intent === 'knowledge' &&
  understood.slots.garments.some(({ garmentIds, wanted }) => wanted && garmentIds.length > 0) &&
  occurs(wearsWith, understood.reading.tokens);
