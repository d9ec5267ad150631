/** A word without accents, in lower case, with its stem; `pause` when a comma, stop or dash follows. */
export type Token = { text: string; stem: string; pause?: true };

/** Chat abbreviations. */
const shorthand: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  ke: 'que',
  xq: 'por que',
  pq: 'por que',
  porq: 'por que',
  porque: 'por que',
  x: 'por',
  d: 'de',
  pa: 'para',
  tb: 'tambien',
  tmb: 'tambien',
  finde: 'fin de semana',
  porfa: 'por favor',
  porfi: 'por favor',
  xfa: 'por favor',
  plis: 'por favor',
  bn: 'bien',
  mnn: 'manana',
  kiero: 'quiero',
  kita: 'quita',
  kitale: 'quitale',
  kitame: 'quitame',
  kedar: 'quedar',
  na: 'nada',
  tol: 'todo el',
  pal: 'para el',
  dsp: 'despues',
  desp: 'despues',
  oy: 'hoy',
  pn: 'pon',
  tbn: 'tambien',
  tmbn: 'tambien',
  tbien: 'tambien',
  labar: 'lavar',
  aser: 'hacer',
  haser: 'hacer',
  toy: 'estoy',
  tngo: 'tengo',
  tng: 'tengo',
  tmpoco: 'tampoco',
  ntp: 'no',
  dnd: 'donde',
  cm: 'como',
  aki: 'aqui',
  grax: 'gracias',
  grcs: 'gracias',
  al: 'a el',
  del: 'de el',
};

/** Words that look like a plural or feminine form and are not. */
const whole: ReadonlySet<string> = new Set(
  (
    'antes mas menos gris es eres dos tres seis mes lunes martes jueves viernes tenis gas ademas detras quizas ' +
    'entonces despues unos unas los las mis tus sus me te se le les que de ese este esa esta estos estas esos ' +
    'este entre desde sobre donde siempre paris londres medias'
  ).split(' '),
);

/** The stem shared with the plural: "tacones" and "tacón", "trajes" and "traje". */
export function stemOf(word: string): string {
  if (whole.has(word) || word.length < 4) return word;
  if (word === 'grises') return 'gris';
  const bare = word.replace(/(es|s|e)$/, '');
  return bare.replace(/i$/, 'y').replace(/c$/, 'z');
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/([a-z])\1{2,}/g, '$1');

const tokenOf = (text: string): Token => ({ text, stem: stemOf(text) });

/** "manchao", "lavao", and not "Bilbao" */
const dropped = /(?<!^(?:bilb|call|bacal|cac|sar|tabl|curaz))(?<=[a-z]{2}[^aeiou])ao$/;

/** Longer messages are truncated. */
const mostTokens = 120;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [said] of plain(text.slice(0, 4000)).matchAll(/-?\d+(?:[.,]\d+)?|[a-z]+|[€°º]|[,.;:!?…–—\n]/g)) {
    const last = tokens.at(-1);
    if (/^[^a-z\d€°º-]/.test(said)) {
      if (last) last.pause = true;
      continue;
    }
    const word = said.replace(dropped, 'ado');
    const words = Object.hasOwn(shorthand, word) ? (shorthand[word] ?? word).split(' ') : [word];
    tokens.push(...words.map(tokenOf));
  }
  return tokens.slice(0, mostTokens);
}

export const keyOf = (phrase: string): string =>
  tokensOf(phrase)
    .map(({ stem }) => stem)
    .join(' ');
