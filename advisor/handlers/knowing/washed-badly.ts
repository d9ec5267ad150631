import { occurs } from '../../words/pattern.ts';
import { type Token, tokensOf } from '../../words/tokens.ts';
import type { IntentContext } from '../handler.ts';
import { notWashed } from '../wash-apart.ts';

const washed = /^(lave|lavo|lavamos|lavaron|lavad[oa]s?|lavarl[oa]s?|lavadora|lavarropas)$/;
const turned =
  /^(quedo|quedaron|quedado|quedaban|salio|salieron|salido|volvio|volvieron|vuelto|puso|pusieron|dejo|dejaron|dejado)$/;
const shrunk =
  /^(encogi\w*|destin[oie]\w*|deform\w+|agrand\w+|estir[oa]\w*|amarill(?:eo|earon|eado|ento|enta)|apelmaz\w+|acarton\w+)$/;
const between =
  /^(como|muy|mas|re|super|tod[oa]s?|tod[oa]it[oa]s?|un|una|poco|con|l[oa]s?|el|me|se|le|les|ya|medio|bastante|tan|despues|tra?s)$/;
const well =
  /^(limpi\w*|bien|perfect\w*|genial\w*|impecables?|nuev\w*|estupend\w*|fenomenal|divin\w*|list[oa]s?|sec[oa]s?|planchad\w*|guardad\w*|tendid\w*|lavad\w*|relucientes?|suaves?|preciosos?|preciosas?|pendientes?|en|de|para|por|sin|fuera|a|y|que|hoy|ayer|menos|mi|mis|aqui|ahi|sol[oa]s?)$/;
const noting = /^(marc|apunt|anot|pon|quit|saca|desmarc|registr|ech[ae]|mand|met[ea])\w*$/;

const wentWrong = (tokens: readonly Token[]): boolean => {
  const from = tokens.findIndex(({ text }) => washed.test(text));
  if (from < 0) return false;
  return tokens.some(({ text }, at) => {
    if (at <= from) return false;
    if (shrunk.test(text)) return true;
    if (!turned.test(text)) return false;
    const result = tokens.slice(at + 1).find((one) => !between.test(one.text));
    return result !== undefined && !well.test(result.text) && !washed.test(result.text);
  });
};

/** "lavé las zapatillas y me quedaron amarillas": what went wrong is asked about, and nothing is to be marked. */
export const isWashedBadly = ({ message, understood, state }: IntentContext): boolean =>
  understood.intent === 'mark' &&
  state.outfits.length === 0 &&
  !understood.reading.tokens.some(({ text }) => noting.test(text)) &&
  // "el vestido lo dejé sucio, que le quedó una mancha" notes what is clean and what is not.
  (message.includes('?') || !occurs(notWashed, understood.reading.tokens)) &&
  // Spelling correction takes "quedaron" for "quedaré".
  wentWrong(tokensOf(message));
