import { colourOf } from '#stylist/colour/spelled.ts';
import { isAtHand } from '#stylist/wardrobe.ts';
import { entryCalled } from '../../knowledge/entries.ts';
import { textOf } from '../../knowledge/entry.ts';
import { sentencesOn } from '../../knowledge/parts.ts';
import { the } from '../../voice/names.ts';
import type { Phrase } from '../../voice/phrase.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { purposeIn } from '../day.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';
import { reasonAgainst } from '../opinions/verdict.ts';
import { knowledge } from './advice.ts';

const asking = patternOf(
  'entonces / falta de respeto / puedo|podria|vale|sirve|serviria|valdria|llevo|pongo|descarto|nada / mi|el|la|los|las <garment> [no] $ / que tengo',
);
const ofRules = /^(?:customs|codes|colour)$/;
const forbids =
  /\b(?:ni|no|nunca|nada|evit\w+|salvo|menos|luto|es (?:de|para|cosa de)|solo|reserv\w+|mejor sin)\b/i;

/** What was told of the colour of a garment that is named next: "¿y el vestido rojo que tengo entonces?" */
function ruleOn(context: IntentContext): { id: string; part: string; why: Phrase | null } | null {
  const { state, understood, wardrobe, box } = context;
  const told = entryCalled(state.answered ?? '');
  const [one, ...others] = understood.slots.garments.filter(({ garmentIds }) => garmentIds.length > 0);
  if (!told || !ofRules.test(told.topic) || !one || others.length > 0) return null;
  const [garment] = garmentsByIds(wardrobe, one.garmentIds).filter(isAtHand);
  const colour = garment && (one.colours[0] ?? colourOf(garment));
  if (!garment || !colour) return null;
  const text = textOf(told, box.advisor);
  const part = sentencesOn(colour, text);
  if (part !== '' && forbids.test(part)) return { id: garment.id, part, why: null };
  if (state.day.event === null) return null;
  return { id: garment.id, part: '', why: reasonAgainst(context, garment, state.day, state.wishes.moods) };
}

/** Asked as a fault, so that a no is what is hoped for. */
const feared = patternOf('falta de respeto / mal|feo|raro|demasiado|mucho|ofensivo|ofensa|pecado');

export const asksIfRuledOut = (context: IntentContext): boolean =>
  /[?¿]/.test(context.message) &&
  context.state.answered !== null &&
  occurs(asking, context.understood.reading.tokens) &&
  ruleOn(context) !== null;

export const tellIfRuledOut: IntentHandler = async (context) => {
  const { wardrobe, speaker, understood, state } = context;
  const found = ruleOn(context);
  const [garment] = garmentsByIds(wardrobe, found ? [found.id] : []);
  if (!found || !garment) return knowledge(context);
  const { part, why } = found;
  const line = occurs(feared, understood.reading.tokens) ? 'verdict-fine' : 'verdict-yes';
  const says = why
    ? speaker.say('verdict-no', { why })
    : speaker.say(line, { piece: the(garment), for: purposeIn(state.day) });
  return {
    sentences: part === '' ? [says] : [speaker.say('ruled-out', { piece: the(garment) }), part],
    garmentIds: [garment.id],
    remember: { asked: null },
  };
};
