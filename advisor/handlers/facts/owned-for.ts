import { settingOf } from '../../state.ts';
import { purposesIn } from '../../understand/purposes.ts';
import { understand } from '../../understand/understand.ts';
import { clausesOf } from '../../words/clauses.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { type IntentContext, type IntentHandler, says } from '../handler.ts';
import { needsFor } from '../needs.ts';
import { search } from '../wardrobe.ts';

const ownedFor = patternOf(
  'que|q|cuanto|cuales * tengo|tendre [yo] [ya] [en] [el|mi] [armario|closet] para|contra|de / que|q ropa|prendas|cosas * tengo * para|contra',
);

/** A plain question is a selection; what is told beside it would be read as one of its conditions. */
const isApart = ({ understood: { intent, reading } }: IntentContext): boolean =>
  intent === 'search' ? clausesOf(reading.text, reading.tokens).length > 1 : intent !== 'gaps';

/** "¿qué tengo para el frío de verdad?", whatever is told of a journey besides */
export const asksOwnedFor = (context: IntentContext): boolean =>
  context.wardrobe.length > 0 &&
  context.state.outfits.length === 0 &&
  isApart(context) &&
  context.understood.slots.garments.length === 0 &&
  purposesIn(context.understood.reading.tokens).length > 0 &&
  says(context, ownedFor);

/** All that serves, and what is lacking. */
export const tellOwnedFor: IntentHandler = async (context) => {
  const { reading } = context.understood;
  // "acá no uso casi nada de eso" is told besides.
  const asked = clausesOf(reading.text, reading.tokens).find(({ tokens }) => occurs(ownedFor, tokens));
  const text = asked?.tokens.map((token) => token.text).join(' ') ?? reading.text;
  const understood = understand(text, context.wardrobe, settingOf(context.state));
  const alone: IntentContext = {
    ...context,
    understood: { ...understood, intent: 'search', aim: 'have', onlyAsks: true },
  };
  const listed = await search(alone);
  const needs = needsFor(alone);
  const lacking = needs?.sentences.slice(1) ?? [];
  return { ...listed, sentences: [...listed.sentences, ...lacking] };
};
