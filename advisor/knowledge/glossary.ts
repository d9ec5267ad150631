import type { Advisor } from '#contract/vocabulary.ts';
import { capitalise } from '#stylist/language/es/grammar.ts';
import { lexiconOf, type Span } from '../words/lexicon.ts';
import { rootOf } from '../words/root.ts';
import { keyOf, type Token, tokensOf } from '../words/tokens.ts';
import { glossaryOfClothes } from './written/glossary-clothes.ts';
import { glossaryOfDetails } from './written/glossary-details.ts';
import { glossaryOfShoesAndCloths } from './written/glossary-shoes-and-cloths.ts';

/** A term of fashion with its names, the first of which stands for it. */
export type Term = { sort: string; names: readonly [string, ...string[]]; definition: string };

const sorts: readonly (readonly [string, string])[] = [
  ...Object.entries(glossaryOfClothes),
  ...Object.entries(glossaryOfDetails),
  ...Object.entries(glossaryOfShoesAndCloths),
];

export const glossary: readonly Term[] = sorts.flatMap(([sort, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line): Term => {
      const [names = '', definition = ''] = line.split(' = ');
      const [first = '', ...others] = names.split(', ');
      return { sort, names: [first, ...others], definition };
    }),
);

type Named = { term: Term; name: string };
const lexicon = lexiconOf(
  glossary.flatMap((term) => term.names.map((name): [string, Named] => [name, { term, name }])),
);

/** Sorts whose names are the subject of a question wherever they stand. */
const things: ReadonlySet<string> = new Set([
  ...Object.keys(glossaryOfClothes),
  ...Object.keys(glossaryOfShoesAndCloths),
]);
/** Words with a plain meaning besides. */
const plain = new Set(
  'recto regular straight casaca playera franela sobre cuadrado pico piel punto fondo malla visillo capa pala palas hebilla saco piloto lapiz tubo sport perfecto jacket plumas canguro princesa'.split(
    ' ',
  ),
);

const wordsOf = (isOf: (sort: string) => boolean): readonly string[] =>
  glossary
    .filter(({ sort }) => isOf(sort))
    .flatMap(({ names }) => names.filter((name) => !name.includes(' ') && !plain.has(name)));

/** One-word names of cloths, and of other things that one wears, as typed in a message. */
export const clothWords = wordsOf((sort) => sort === 'tela');
export const thingWords = wordsOf((sort) => sort !== 'tela' && things.has(sort));

export const termsNamedIn = (text: string): readonly Term[] => [
  ...new Set(lexicon.find(tokensOf(text)).map(({ meaning }) => meaning.term)),
];

export const codesIn = (text: string): readonly { name: string; code: string; definition: string }[] =>
  lexicon
    .find(tokensOf(text))
    .filter(({ meaning: { term } }) => term.sort === 'código')
    .map(({ meaning: { term, name } }) => ({ name, code: term.names[0], definition: term.definition }));

const between =
  /^(un|una|unos|unas|el|la|los|las|lo|de|eso|estilo|look|codigo|exactamente|realmente|vestir|ir|pantalon|vestido|falda|cuello|escote|manga|zapato|corte|tela|tejido|abrigo|chaqueta|prenda|camisa|llamado|llamada|famoso|famosa|famosos|famosas|tal|a|como|ser|bolso|dress|code|que|sea|sean|sera|tenga|lleve|diga|ponga|en)$/;
const joining = /^(y|e|o|u|ni|vs|versus|con)$/;
const differs =
  /\b(diferencia\w*|disting\w*|distinto\w*|lo mismo|(la|el) mism[ao]|iguales|vs|versus|cual es cual)\b/;
const named =
  /\b((se|le|lo|la|les) (llama|llaman|dice|dicen|conoce|conocen|decis|decimos)|(que|cual es (el|su)) nombre|como (llamais|llaman|dicen))\b/;
const explained = /\b(explica\w*|expliqu\w*|explique\w*|cristiano|aclara\w*)\b/;
const country = /\b(espana|mexico|argentina|colombia|chile|peru|aqui|aca|alla|alli|pais)\b/;

const expletive = /^(leches?|diablos|demonios|carajos?|cono|mierda|narices|rayos|chingados|porras|cuernos)$/;

const opening =
  /^(y|o|pero|eso|esto|ese|esa|oye|hola|pues|sabes|se|dime|decime|digame|ver|explicame|cuentame|pregunta|duda|maya|valentina|exactamente|leches|entonces|entiendo|clara?o?)$/;
const mostOpening = 3;

type Found = Span<Named>;

/** Names that "qué es", "qué significa" or "X, ¿qué es?" ask for. */
function asked(tokens: readonly Token[], spans: readonly Found[]): Found[] {
  const text = (at: number) => tokens[at]?.text ?? '';
  const asksAt = (at: number): number => {
    if (text(at) === 'quiere' && text(at + 1) === 'decir') return at + 2;
    if (/^signific/.test(text(at))) return at + 1;
    if (!/^(que|cual|cuales)$/.test(text(at))) return -1;
    if (
      /^(tela|tejido|tipo|prenda|estilo|zapato|cuello|escote|corte)$/.test(text(at + 1)) &&
      /^(es|son)$/.test(text(at + 2))
    )
      return at + 3;
    // "ya sé que es en un salón" tells where.
    if (text(at + 2) === 'en' && /^(un|una|el|la|mi|su)$/.test(text(at + 3))) return -1;
    // "una camiseta que es poliéster" tells of it and asks nothing.
    const isRelative =
      at >= mostOpening && !opening.test(text(at - 1)) && !spans.some(({ end }) => end === at);
    if (isRelative && text(at) === 'que') return -1;
    return /^(es|son|seria|serian|sea|signific\w+)$/.test(text(at + 1)) ? at + 2 : -1;
  };
  const startsAt = (from: number): Found[] => {
    let at = from;
    while (between.test(text(at)) && !spans.some(({ start }) => start === at)) at++;
    const first = spans.find(({ start }) => start === at);
    if (!first) return [];
    if (joining.test(text(first.end))) return [first, ...startsAt(first.end + 1)];
    const next = spans.find(({ start }) => start === first.end);
    return next ? [first, ...startsAt(next.start)] : [first];
  };
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const after = asksAt(at);
    if (after < 0) continue;
    const following = startsAt(after);
    found.push(...following);
    const before = spans.find(({ end }) => end === at || (end === at - 1 && text(at - 1) === 'eso'));
    if (before && (after >= tokens.length || before.meaning.term.sort === 'código')) found.push(before);
  }
  return found;
}

/** The rarer the word, the more it tells. */
const rootsOf = (text: string): string[] =>
  tokensOf(text)
    .filter(({ text: word }) => word.length > 3)
    .map(({ stem }) => rootOf(stem));
const definitionRoots = new Map(glossary.map((term) => [term, new Set(rootsOf(term.definition))]));
const telling =
  /^(esto?|esos?|esas?|esta|como|llama\w*|dice\w*|nombre|cual|cuando|donde|tiene|tipo|deja\w*|lleva\w*|para|unos|unas|pero|algo|prenda|ropa|parece|abajo|arriba|mismo|hace|sale|seria|queda|pone|va)$/;
const leastOverlap = 2;
const leastShare = 0.5;

/** "¿Cómo se llama el escote que deja los hombros al aire?" */
function describedBy(tokens: readonly Token[]): Term | null {
  const sort = sorts.find(([name]) => tokens.some(({ stem }) => stem === tokensOf(name)[0]?.stem))?.[0];
  const sortRoot = sort === undefined ? '' : rootsOf(sort)[0];
  const words = tokens
    .filter(({ text }) => text.length > 3 && !telling.test(text))
    .map(({ stem }) => rootOf(stem))
    .filter((root) => root !== sortRoot);
  let best: { term: Term; count: number } | null = null;
  for (const term of glossary) {
    if (sort !== undefined && term.sort !== sort && !term.definition.includes(sort)) continue;
    const count = words.filter((word) => definitionRoots.get(term)?.has(word)).length;
    if (count > (best?.count ?? 0)) best = { term, count };
  }
  const isClear = best !== null && best.count >= leastOverlap && best.count >= leastShare * words.length;
  return isClear ? (best?.term ?? null) : null;
}

const most = 4;
const told = ({ term, name }: Named): string => {
  const [first] = term.names;
  const [a, b] = [keyOf(name), keyOf(first)];
  const other = a.includes(b) || b.includes(a) ? '' : `, o ${first}`;
  return `${capitalise(name)}${other}: ${term.definition}.`;
};
const same = {
  maya: 'Es lo mismo con dos nombres.',
  valentina: 'Lo mismo con otro nombre.',
} as const satisfies Record<Advisor, string>;
const different = {
  maya: 'No es lo mismo.',
  valentina: 'Se parecen, pero no son lo mismo.',
} as const satisfies Record<Advisor, string>;

export type Definition = {
  title: string;
  text: string;
  terms: readonly Term[];
  /** Whether it tells terms, or names of one, apart. */
  compares: boolean;
};

export function definedIn(question: string, advisor: Advisor): Definition | null {
  const tokens = tokensOf(question).filter(({ text }) => !expletive.test(text));
  const words = tokens.map(({ text }) => text).join(' ');
  const spans = lexicon.find(tokens);
  const isNamed = named.test(words);
  const heard = explained.test(words) ? spans.filter(({ meaning }) => !things.has(meaning.term.sort)) : [];
  const asks =
    differs.test(words) || (isNamed && country.test(words)) ? spans : [...asked(tokens, spans), ...heard];
  const names = [...new Map(asks.map(({ meaning }) => [meaning.name, meaning])).values()];
  const chosen = [...new Map(names.map((one) => [one.term, one])).values()].slice(0, most);
  const [first] = chosen;
  if (!first) {
    const term = isNamed ? describedBy(tokens) : null;
    return term && definition([{ term, name: term.names[0] }], '');
  }
  if (chosen.length > 1)
    return definition(chosen, /\b(mism[ao]|iguales)\b/.test(words) ? different[advisor] : '');
  if (names.length > 1 && differs.test(words)) return definition(chosen, same[advisor]);
  return differs.test(words) ? null : definition(chosen, '');
}

const prefers = /\b(mejor|conviene|elijo|prefieres|recomiendas|recomienda|compro|cual)\b/;

/** Both sides of a choice between terms: "¿softshell o hardshell?" */
export function alternativesIn(question: string): Definition | null {
  const tokens = tokensOf(question);
  if (!prefers.test(tokens.map(({ text }) => text).join(' '))) return null;
  const spans = lexicon.find(tokens);
  const at = spans.findIndex(
    ({ end }, index) => tokens[end]?.text === 'o' && spans[index + 1]?.start === end + 1,
  );
  const chosen = at < 0 ? [] : spans.slice(at, at + 2).map(({ meaning }) => meaning);
  return chosen.length === 2 && chosen[0]?.term !== chosen[1]?.term ? definition(chosen, '') : null;
}

const definition = (chosen: readonly Named[], lead: string): Definition => ({
  title: `Qué es ${chosen.map(({ term }) => term.names[0]).join(', ')}`,
  text: [lead, ...chosen.map(told)].filter(Boolean).join(' '),
  terms: chosen.map(({ term }) => term),
  compares: chosen.length > 1 || lead !== '',
});
