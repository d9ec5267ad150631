import { settingOf } from '../../state.ts';
import type { Intent } from '../../understand/intents.ts';
import { purposesIn } from '../../understand/plans/purposes.ts';
import { understand } from '../../understand/understand.ts';
import { clausesOf } from '../../words/clauses.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { type IntentContext, type IntentHandler, says } from '../handler.ts';
import { needsFor } from '../needs.ts';
import { search } from '../wardrobe.ts';

const ownedFor = patternOf(
  'que|q|cuanto|cuales * tengo|tendre [yo] [ya] [en] [el|mi] [armario|closet] para|contra|de / que|q ropa|prendas|cosas * tengo * para|contra',
);

const ofMine = patternOf(
  'que|q|cual|cuales|algo * de lo mio / que|q|cual|cuales|algo|hay de|en mi|el|mis|tengo armario|ropa|closet|ropero|placard|prendas|cosas|ropita / que|q|cual|cuales prendas|cosas|ropa mias|mia / que|q|cuanta ropa|prendas|cosas [yo] tengo / que|q|cual|cuales <garment> mios|mias|mio|mia / que|q|cual|cuales de mis <garment> / cuales|cual de mis|las mias',
);
const namedOfMine = patternOf(
  'que|q|cual|cuales <garment> mios|mias|mio|mia / que|q|cual|cuales de mis <garment>',
);
const ofFacts: ReadonlySet<Intent> = new Set(['knowledge', 'search', 'app', 'gaps']);
const dressing = patternOf('que [me] pongo|ponerme|visto|llevo');
const whichOnes = patternOf('dime|decime|digame|cuales');

/** "¿qué de lo mío me sirve todavía?", told of a pregnancy; "¿cuáles de mis prendas no van a máquina?" */
export const asksOfMine = (context: IntentContext): boolean => {
  const { understood, wardrobe, state } = context;
  const { tokens } = understood.reading;
  const [purpose] = purposesIn(tokens);
  if (purpose === undefined || wardrobe.length === 0 || state.outfits.length > 0) return false;
  // "dan nieve el domingo, ¿qué me pongo de lo mío?" asks for an outfit.
  if (!ofFacts.has(understood.intent) || says(context, dressing)) return false;
  if (understood.slots.garments.some(({ wanted }) => wanted) && !says(context, namedOfMine)) return false;
  return (
    says(context, ofMine) || (state.topic === 'search' && purpose.axis === 'care' && says(context, whichOnes))
  );
};

/** A plain question is a selection; what is told beside it would be read as one of its conditions. */
const isApart = ({ understood: { intent, reading } }: IntentContext): boolean =>
  intent === 'search' ? clausesOf(reading.text, reading.tokens).length > 1 : intent !== 'gaps';

/** "¿qué tengo para el frío de verdad?", whatever is told of a journey besides */
export const asksOwnedFor = (context: IntentContext): boolean =>
  context.wardrobe.length > 0 &&
  context.state.outfits.length === 0 &&
  isApart(context) &&
  context.understood.slots.garments.every(({ wanted }) => !wanted) &&
  purposesIn(context.understood.reading.tokens).length > 0 &&
  says(context, ownedFor);

/** All that serves, and what is lacking. */
export const tellOwnedFor: IntentHandler = async (context) => {
  const { reading } = context.understood;
  // "acá no uso casi nada de eso" is told besides.
  const asked = clausesOf(reading.text, reading.tokens).find(
    ({ tokens }) => (occurs(ownedFor, tokens) || occurs(ofMine, tokens)) && purposesIn(tokens).length > 0,
  );
  const text = asked?.tokens.map((token) => token.text).join(' ') ?? reading.text;
  const understood = understand(text, context.wardrobe, settingOf(context.state));
  const alone: IntentContext = {
    ...context,
    state: { ...context.state, fact: null, focus: [] },
    understood: { ...understood, intent: 'search', aim: 'have', onlyAsks: true },
  };
  const listed = await search(alone);
  const needs = needsFor(alone);
  const lacking = needs?.sentences.slice(1) ?? [];
  const expects = purposesIn(reading.tokens).some(({ name }) => name === 'el embarazo');
  return {
    ...listed,
    sentences: [expects && context.speaker.say('expecting'), ...listed.sentences, ...lacking],
  };
};
