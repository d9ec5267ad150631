import type { Token } from '../../words/tokens.ts';

const interrogative = /^(que|cual|cuales|como|cuando|cuanto|cuanta|cuantos|cuantas|donde|quien|quienes|q)$/;
const opening =
  /^(y|pero|oye|oiga|a|en|de|para|con|desde|hasta|por|entonces|ver|dime|digame|decime|contame|decidme|recordame|paso|tambien|ademas|sabes|cuentame|recuerdame|maya|valentina|hola|perdona|ah|eh|o|no|se|pues|vale)$/;
/** "¿Me lo guardas?" and "¿puedes apuntarlo?" are requests. */
const asking =
  /^(puedes|puede|podes|podras|podrias|podria|podriais|quieres|querrias|importa|porfa|porfi|favor|pls|plis)$/;
const requested =
  /^(guard|apunt|anot|pon|ech|anad|agreg|marc|met|mand|quit|borr|muev|pas|cambi|elimin|agend|program|planific|plane|deshac|deshaz|sac|recuper|dej|orden|organiz|prepar|reserv|registr|olvid)(as|es|a|e|an|en|ais|eis|is)?(me)?(lo|la|los|las)?$/;

const clitic = /(lo|la|los|las)$/;
const wished = /^(quede|quedes|pierda|pierdas|guardes?|apuntes?|anotes?|sea)$/;

const tag = /\so (?:q|k|qu[eé]|no)[^\p{L}\p{N}]*$/iu;

/** People call no garment by its id. */
const holdsId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/i;

/** Whether a message asks and requests nothing, so that nothing may be changed: "¿cuándo me lo pongo?" */
export function onlyAsks(text: string, tokens: readonly Token[]): boolean {
  if (holdsId.test(text)) return true;
  const all = tokens.map(({ text: word }) => word);
  // "q onda, ponme …" greets.
  const words = /^(onda|tal|hubo|hay)$/.test(all[1] ?? '') && all[0] === 'que' ? all.slice(2) : all;
  const first = words.findIndex((word) => !opening.test(word));
  const marked = /[¿?]/.test(text);
  // "no, que era broma"
  if (!marked && words[first] === 'que' && words[first - 1] === 'no') return false;
  if (interrogative.test(words[first] ?? '')) {
    // "que no se pierda este" and "cuando cobre quiero uno, anótamelo" are requests.
    const isWish =
      /^(que|q)$/.test(words[first] ?? '') &&
      words.slice(first + 1, first + 5).some((word) => wished.test(word));
    const isOrder = words.some((word) => requested.test(word) && clitic.test(word));
    return marked || !(isWish || isOrder);
  }
  const ends = /\?[^\p{L}\p{N}]*$/u.test(text) || tag.test(text);
  return ends && !words.some((word) => asking.test(word) || requested.test(word));
}
