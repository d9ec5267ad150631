import type { Token } from '../words/tokens.ts';

const interrogative = /^(que|cual|cuales|como|cuando|cuanto|cuanta|cuantos|cuantas|donde|quien|quienes|q)$/;
const opening =
  /^(y|pero|oye|oiga|a|en|de|para|con|desde|hasta|por|entonces|ver|dime|digame|sabes|cuentame|recuerdame|maya|valentina|hola|perdona|ah|eh|o|no|se|pues|vale)$/;
/** "¿Me lo guardas?" and "¿puedes apuntarlo?" are requests. */
const asking =
  /^(puedes|puede|podes|podras|podrias|podria|podriais|quieres|querrias|importa|porfa|porfi|favor|pls|plis)$/;
const requested =
  /^(guard|apunt|anot|pon|ech|anad|agreg|marc|met|mand|quit|borr|muev|pas|cambi|elimin|agend|program|planific|plane|deshac|deshaz|sac|recuper|dej|orden|organiz|prepar|reserv|olvid)(as|es|a|e|an|en|ais|eis|is)?(me)?(lo|la|los|las)?$/;

/** Whether a message asks and requests nothing, so that nothing may be changed: "¿cuándo me lo pongo?" */
export function onlyAsks(text: string, tokens: readonly Token[]): boolean {
  const words = tokens.map(({ text: word }) => word);
  const first = words.findIndex((word) => !opening.test(word));
  const opens = interrogative.test(words[first] ?? '');
  const wishes = words[first] === 'que' && /^(lo|la|los|las|me)$/.test(words[first + 1] ?? '');
  if (opens && !(wishes && !/[¿?]|qué/i.test(text) && requested.test(words[first + 2] ?? ''))) return true;
  const ends = /\?[^\p{L}\p{N}]*$/u.test(text);
  return ends && !words.some((word) => asking.test(word) || requested.test(word));
}
