import type { ColorName } from '#contract/colors.ts';
import { settingOf } from '../../state.ts';
import { garmentWords } from '../../understand/garments/garment-words.ts';
import { understand } from '../../understand/understand.ts';
import { tokensOf } from '../../words/tokens.ts';
import type { IntentContext } from '../handler.ts';

/** Another person's claim about the wardrobe: "mi madre dice que solo visto de negro". */
const saying =
  /(?:^|[.,;!?¡¿\n]|\s)\s*(?:es que |q |que |pero |porque |pq |xq )*(?:mi|mis|el|la|los|las|todos|todas|todo el mundo|la gente|me)\s+(?:[\p{L}]+\s+){0,3}?(?:dicen?|decían?|decia|dijo|dijeron|jura|asegura|insiste)n?\s+(?:que|q)\b[^.?!;]*/iu;

type Apart = { context: IntentContext; claimed: readonly ColorName[] };

/** The question without what others say, where it still tells what is asked of. */
export function withoutSaying(context: IntentContext): Apart {
  const { message, understood, wardrobe, state } = context;
  const said = saying.exec(message)?.[0];
  if (said === undefined) return { context, claimed: [] };
  const rest = message.replace(said, ' ').trim();
  const read = understand(rest, wardrobe, settingOf(state));
  if (read.slots.garments.length === 0 && !/\b(ropa|prendas|armario|cosas)\b/i.test(rest))
    return { context, claimed: [] };
  const { colours, avoidedColours } = understand(said, wardrobe).slots;
  const { intent, aim, aims, onlyAsks } = understood;
  return {
    context: { ...context, message: rest, understood: { ...read, intent, aim, aims, onlyAsks } },
    claimed: [...colours, ...avoidedColours],
  };
}

const narrowing =
  /^[¡\s]*(sin|menos|excepto|salvo|quitando|aparte|pero|solo|s[oó]lo|que|de|del|la|las|los|el|y|o|ni|tambi[eé]n|no)\b/iu;

/** "¿Cuántas faldas tengo? Siento que vivo en pantalón": the trousers are not asked for. */
export function withoutRemark(context: IntentContext): IntentContext {
  const { message, understood, wardrobe, state } = context;
  const sentences = message.split(/(?<=[?!.…])\s+/u);
  const isRemark = (sentence: string) =>
    !sentence.includes('?') && !narrowing.test(sentence) && garmentWords.find(tokensOf(sentence)).length > 0;
  const asked = sentences.filter((sentence) => !isRemark(sentence));
  if (asked.length === sentences.length || !asked.some((sentence) => sentence.includes('?'))) return context;
  const rest = asked.join(' ');
  const read = understand(rest, wardrobe, settingOf(state));
  // "Tengo muchos vaqueros. ¿Cuántos son?"
  if (read.slots.garments.length === 0) return context;
  const { intent, aim, aims, onlyAsks } = understood;
  return { ...context, message: rest, understood: { ...read, intent, aim, aims, onlyAsks } };
}
