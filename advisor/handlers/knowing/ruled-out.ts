import { colourOf } from '#stylist/colour/spelled.ts';
import { isAtHand } from '#stylist/wardrobe.ts';
import { entryCalled } from '../../knowledge/entries.ts';
import { textOf } from '../../knowledge/entry.ts';
import { sentencesOn } from '../../knowledge/parts.ts';
import { the } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';
import { knowledge } from './advice.ts';

const asking = patternOf(
  'entonces / puedo|podria|vale|sirve|serviria|valdria|llevo|pongo|descarto|nada / mi|el|la|los|las <garment> [no] $ / que tengo',
);
const ofRules = /^(?:customs|codes|colour)$/;
const forbids =
  /\b(?:ni|no|nunca|nada|evit\w+|salvo|menos|luto|es (?:de|para|cosa de)|solo|reserv\w+|mejor sin)\b/i;

/** What was told of the colour of a garment that is named next: "¿y el vestido rojo que tengo entonces?" */
function ruleOn(context: IntentContext): { id: string; part: string } | null {
  const { state, understood, wardrobe, box } = context;
  const told = entryCalled(state.answered ?? '');
  const [one, ...others] = understood.slots.garments.filter(({ garmentIds }) => garmentIds.length > 0);
  if (!told || !ofRules.test(told.topic) || !one || others.length > 0) return null;
  const [garment] = garmentsByIds(wardrobe, one.garmentIds).filter(isAtHand);
  const colour = garment && (one.colours[0] ?? colourOf(garment));
  if (!garment || !colour) return null;
  const text = textOf(told, box.advisor);
  const part = sentencesOn(colour, text);
  return part !== '' && forbids.test(part) ? { id: garment.id, part } : null;
}

export const asksIfRuledOut = (context: IntentContext): boolean =>
  /[?¿]/.test(context.message) &&
  context.state.answered !== null &&
  occurs(asking, context.understood.reading.tokens) &&
  ruleOn(context) !== null;

export const tellIfRuledOut: IntentHandler = async (context) => {
  const { wardrobe, speaker } = context;
  const found = ruleOn(context);
  const [garment] = garmentsByIds(wardrobe, found ? [found.id] : []);
  if (!found || !garment) return knowledge(context);
  return {
    sentences: [speaker.say('ruled-out', { piece: the(garment) }), found.part],
    garmentIds: [garment.id],
    remember: { asked: null },
  };
};
