import type { Moment } from '../../moments/moment.ts';
import { momentCalled } from '../../moments/moments.ts';
import { kin } from '../../moments/sign.ts';
import { requestsOutfit } from '../../understand/asking/requests-outfit.ts';
import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';

const ofLoss: ReadonlySet<string> = new Set(['care-home', 'visiting-who-forgets', 'empty-nest']);

/** "él siempre me decía", "le encantaba verme de azul", "mi madre los planchaba": the imperfect, and no noun that ends like it. */
const remembering =
  /\b(?:el|ella|siempre|nunca|le|les|me|nos|se|mi \p{L}+)(?: (?:siempre|nunca|me|le|lo|la|nos|no|se|los|las)){0,3} (?!(?:dia|tia|guia|alegria|compania|familia|energia|policia|noticia|historia|rabia|lluvia|iglesia|novia|media|materia|gracia|ausencia|hacia|habria|podria|gustaria|deberia|seria|queria|tenia que)\b)(?:\p{L}+aba|\p{L}+abamos|\p{L}*ia|\p{L}+ian|era|eran|eramos)\b/u;
const mostOfMemory = 40;

/** Whether someone who is gone is remembered, after their loss was told. */
export function remembers({ state, understood, message }: IntentContext): boolean {
  const told = momentCalled(state.moment);
  if (!told || !(told.theme === 'loss' || ofLoss.has(told.id)) || /[?¿]/.test(message)) return false;
  const { tokens } = understood.reading;
  if (tokens.length > mostOfMemory || requestsOutfit(tokens)) return false;
  return remembering.test(tokens.map(({ text }) => text).join(' '));
}

const given = patternOf(
  'me|nos lo|la|los|las regalo|regalaba|tejio|hizo|compro|dio|dejo / era|eran|fue|es|son de el|ella|mi|mis / suyo|suya|suyos|suyas',
);
const wearing = patternOf(
  'ponerme|ponermelo|ponermela|ponermelos|ponermelas|usarlo|usarla|usarlos|llevarlo|llevarla|llevarlos|estrenarlo|estrenarla / pronto|temprano para / me lo|la|los|las pongo|puse|he',
);
const becoming = patternOf(
  'fuera de lugar|sitio / desentona|desentonaria|pega|pegaria|combina / queda|quedaria|estaria|esta mal|bien|raro|feo|ridiculo|mucho / es demasiado|mucho|raro',
);
const ofTheDead = patternOf(
  `de|era|fue [de] mi ${kin}|abuelita|abuelito|yaya|yayo * fallecio|murio|descanse|falta / de|era|fue [de] mi ${kin} que ya no esta`,
);
const asksToWear = patternOf('llevar|llevarlo|llevarla|ponerme|ponermelo|ponermela|usar|usarlo|usarla');
const asksOpinion = patternOf('opinas|opina|pega|queda|desentona|lugar|mal|bien');
const asksOfKeepsake = (tokens: readonly Annotated[]): boolean =>
  [ofTheDead, asksToWear, asksOpinion].every((pattern) => occurs(pattern, tokens));

const bereft: ReadonlySet<string> = new Set(['loneliness', 'sadness', 'something-heavy']);

/** "el jersey me lo regaló él, ¿es pronto para ponérmelo?", where who is gone was told before. */
export function giftOfTheDead({ state, understood }: IntentContext): Moment | null {
  const told = momentCalled(state.moment);
  const { tokens } = understood.reading;
  const keepsake = momentCalled('keepsake-worn');
  if (asksOfKeepsake(tokens)) return keepsake && { ...keepsake, isSigned: true };
  const isBereft = told !== null && (told.theme === 'loss' || bereft.has(told.id));
  if (!isBereft || told.id === 'wearing-their-gift' || !occurs(given, tokens)) return null;
  if (occurs(becoming, tokens)) return keepsake;
  return occurs(wearing, tokens) ? momentCalled('wearing-their-gift') : null;
}

/** A memory is received; a colour that is in it may be worn or left for their sake. */
export const tellMemory: IntentHandler = async ({ speaker, state, understood }) => {
  const { slots } = understood;
  const colour = slots.garments.length + slots.colours.length + slots.avoidedColours.length > 0;
  const isDressed = colour && state.outfits.length > 0;
  return {
    sentences: [speaker.say('memory'), isDressed && speaker.say('memory-worn')],
    remember: { topic: 'feeling', asked: null, moment: state.moment },
  };
};
