type Form = 'a' | 'o' | 'as' | 'os' | 'none';
const forms: readonly (readonly [RegExp, Form])[] = [
  [/^casa d[aoe]s? (?:minh|me|tu|te|su|se)/i, 'none'],
  [
    /^(?:casa|casinha|cabana|quinta|herdade|residência|caravana|praia|serra|costa|montanha|aldeia)(?= |$)/i,
    'a',
  ],
  [/^(?:apartamento|estúdio|duplex|monte|chalé|barco|campo|quarto|andar|t[0-5])(?= |$)/i, 'o'],
];
const taken: readonly (readonly [RegExp, Form])[] = [
  [/^a /i, 'a'],
  [/^o /i, 'o'],
  [/^as /i, 'as'],
  [/^os /i, 'os'],
];
const inside = { a: 'na ', o: 'no ', as: 'nas ', os: 'nos ', none: 'em ' } as const;
const towards = { a: 'à ', o: 'ao ', as: 'às ', os: 'aos ', none: 'a ' } as const;

const lowered = (name: string): string =>
  /^T[0-5]/.test(name) ? name : `${name.charAt(0).toLocaleLowerCase('pt')}${name.slice(1)}`;

function said(name: string, prepositions: Readonly<Record<Form, string>>): string {
  const article = taken.find(([form]) => form.test(name));
  if (article) return `${prepositions[article[1]]}${name.replace(article[0], '')}`;
  const known = forms.find(([form]) => form.test(name));
  return known ? `${prepositions[known[1]]}${lowered(name)}` : `${prepositions.none}${name}`;
}

/** "na casa da praia", "em Lisboa"; "em casa" without a name. */
export const inHouse = (name: string): string => (name === '' ? 'em casa' : said(name, inside));
export const toHouse = (name: string): string =>
  name === '' ? 'para casa' : said(name, { ...towards, none: 'para ' });
