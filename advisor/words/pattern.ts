import { stemOf, type Token } from './tokens.ts';

/** A token with the classes of the mention that begins at it. */
export type Annotated = Token & {
  /** Mentions that begin here, with the index after their last token. */
  classes: readonly { name: string; end: number }[];
};

type Element =
  | {
      kind: 'word';
      stems: ReadonlySet<string>;
      prefixes: readonly string[];
      classes: readonly string[];
      optional: boolean;
    }
  | { kind: 'gap'; most: number }
  | { kind: 'start' }
  | { kind: 'end' };

/**
 * A phrase pattern. Words are separated by spaces; `a|b` is an alternative, `[a]` optional, `combin~` a
 * prefix, `<garment>` a mention of that class, `*` up to four words, `^` and `$` the ends, and ` / `
 * separates alternative phrases.
 */
export type Pattern = { source: string; phrases: readonly Phrase[]; words: readonly string[] };

/** `needed`: stems of which one occurs wherever the phrase does. */
type Phrase = { elements: readonly Element[]; needed: readonly string[] | null };

const longestGap = 4;

export function patternOf(source: string): Pattern {
  const words: string[] = [];
  const elementOf = (part: string): Element => {
    if (part === '*') return { kind: 'gap', most: longestGap };
    if (part === '^') return { kind: 'start' };
    if (part === '$') return { kind: 'end' };
    const optional = part.startsWith('[');
    const choices = (optional ? part.slice(1, -1) : part).split('|');
    const classes = choices.filter((one) => one.startsWith('<')).map((one) => one.slice(1, -1));
    const prefixes = choices.filter((one) => one.endsWith('~')).map((one) => one.slice(0, -1));
    const exact = choices.filter((one) => !one.startsWith('<') && !one.endsWith('~'));
    words.push(...exact);
    return { kind: 'word', stems: new Set(exact.map(stemOf)), prefixes, classes, optional };
  };
  const phrases = source.split(' / ').map((phrase): Phrase => {
    const elements = phrase.split(' ').map(elementOf);
    return { elements, needed: neededOf(elements) };
  });
  return { source, phrases, words };
}

function neededOf(elements: readonly Element[]): readonly string[] | null {
  const always = elements.flatMap((one) =>
    one.kind === 'word' && !one.optional && one.prefixes.length === 0 && one.classes.length === 0
      ? [one.stems]
      : [],
  );
  const [fewest] = always.sort((a, b) => a.size - b.size);
  return fewest ? [...fewest] : null;
}

const stemsOf = new WeakMap<readonly Annotated[], ReadonlySet<string>>();

function stemsIn(tokens: readonly Annotated[]): ReadonlySet<string> {
  const known = stemsOf.get(tokens);
  if (known) return known;
  const stems = new Set(tokens.map(({ stem }) => stem));
  stemsOf.set(tokens, stems);
  return stems;
}

export function occurs({ phrases }: Pattern, tokens: readonly Annotated[]): boolean {
  const said = stemsIn(tokens);
  return phrases.some(
    ({ elements, needed }) =>
      (needed === null || needed.some((stem) => said.has(stem))) && phraseOccurs(elements, tokens),
  );
}

function phraseOccurs(elements: readonly Element[], tokens: readonly Annotated[]): boolean {
  function matches(element: number, at: number): boolean {
    const here = elements[element];
    if (!here) return true;
    if (here.kind === 'start') return at === 0 && matches(element + 1, at);
    if (here.kind === 'end') return at === tokens.length && matches(element + 1, at);
    if (here.kind === 'gap') {
      for (let skipped = 0; skipped <= here.most && at + skipped <= tokens.length; skipped++) {
        if (matches(element + 1, at + skipped)) return true;
      }
      return false;
    }
    if (here.optional && matches(element + 1, at)) return true;
    const token = tokens[at];
    if (!token) return false;
    for (const { name, end } of token.classes) {
      if (here.classes.includes(name) && matches(element + 1, end)) return true;
    }
    const said = here.stems.has(token.stem) || here.prefixes.some((prefix) => token.text.startsWith(prefix));
    return said && matches(element + 1, at + 1);
  }
  for (let at = 0; at <= tokens.length; at++) if (matches(0, at)) return true;
  return false;
}
