import type { ColorName } from '#contract/colors.ts';
import type { Fabric, Pattern } from '#contract/garment-attributes.ts';
import type { Span } from '../../words/lexicon.ts';
import type { Token } from '../../words/tokens.ts';
import { colourLexicon, doubtfulColours, fabricLexicon, patternLexicon } from './garment-words.ts';

const links: ReadonlySet<string> = new Set([
  'de',
  'color',
  'en',
  'tono',
  'la',
  'el',
  'los',
  'las',
  'tan',
  'muy',
  'mas',
  'colores',
  'midi',
  'maxi',
  'larga',
  'largo',
  'ancha',
  'ancho',
  'nueva',
  'nuevo',
  'vieja',
  'viejo',
  'favorita',
  'favorito',
  'ajustada',
  'ajustado',
  'oversize',
]);
export type Described = { colours: ColorName[]; fabric: Fabric | null; pattern: Pattern | null };

/** Colours, fabrics and patterns of a message; each describes at most one garment. */
export class Qualities {
  readonly colours: readonly Span<ColorName>[];
  readonly fabrics: readonly Span<Fabric>[];
  readonly patterns: readonly Span<Pattern>[];
  readonly taken = new Set<Span<unknown>>();
  readonly #tokens: readonly Token[];

  /**
   * @param denim positions where "de jean" is an attribute rather than a garment
   * @param isInGarment whether a word is part of a garment's name
   */
  constructor(
    tokens: readonly Token[],
    denim: readonly Span<unknown>[],
    isInGarment: (span: Span<unknown>) => boolean,
  ) {
    this.#tokens = tokens;
    const free = <T>(spans: readonly Span<T>[]) => spans.filter((span) => !isInGarment(span));
    this.colours = free(colourLexicon.find(tokens));
    this.fabrics = [
      ...free(fabricLexicon.find(tokens)),
      ...denim.map(({ start, end }): Span<Fabric> => ({ start, end, meaning: 'denim' })),
    ];
    this.patterns = free(patternLexicon.find(tokens));
  }

  /** Consumes the attributes that follow a garment: "de lana azul", "de rayas blancas y rojas". */
  after(span: { start: number; end: number }): Described & { end: number } {
    const { taken, colours, fabrics, patterns } = this;
    const tokens = this.#tokens;
    const described: Described = { colours: [], fabric: null, pattern: null };
    let at = span.end;
    for (let skipped = 0; at < tokens.length && skipped <= 2; ) {
      // "no la negra, la azul"
      if (tokens[at - 1]?.pause && /^(?:el|la|los|las)$/.test(tokens[at]?.text ?? '')) break;
      const here = <T>(spans: readonly Span<T>[]) => spans.find((one) => one.start === at && !taken.has(one));
      const colour = here(colours);
      const fabric = here(fabrics);
      const pattern = here(patterns);
      const next = fabric ?? pattern ?? colour;
      if (next) {
        taken.add(next);
        if (fabric) described.fabric = fabric.meaning;
        else if (pattern) described.pattern = pattern.meaning;
        else if (colour) described.colours.push(colour.meaning);
        at = next.end;
        skipped = 0;
      } else if (links.has(tokens[at]?.text ?? '')) {
        at++;
        skipped++;
      } else if (skipped === 0 && tokens[at]?.text === 'y' && colours.some((one) => one.start === at + 1)) {
        // "rayas blancas y rojas" is one garment with two colours.
        at++;
        skipped++;
      } else break;
    }
    return {
      ...described,
      end: Math.max(
        span.end,
        ...[...taken].filter((one) => one.start >= span.start && one.end <= at).map((one) => one.end),
      ),
    };
  }
}

export function qualitiesIn(name: readonly Token[]): Described {
  const sure = colourLexicon.find(name).filter(({ start }) => !doubtfulColours.has(name[start]?.text ?? ''));
  return {
    colours: sure.map(({ meaning }) => meaning),
    fabric: fabricLexicon.find(name)[0]?.meaning ?? null,
    pattern: patternLexicon.find(name)[0]?.meaning ?? null,
  };
}

const isBlush = (tokens: readonly Token[], start: number): boolean =>
  /^(?:roj|colorad|blanc|morad|verd|palid|amarill)/.test(tokens[start]?.text ?? '') &&
  tokens
    .slice(Math.max(0, start - 3), start)
    .some(({ text }) => /^(?:pongo|ponga|pones?|ponen|ponerme|puse|quedo|quede|quedarme)$/.test(text)) &&
  /^(?:como|de|cuando|hasta|enseguida|al|con|por|seguro|y|)$/.test(tokens[start + 1]?.text ?? '') &&
  tokens.slice(start + 1, start + 4).every(({ text }) => !/^(?:pantalon|falda|zapatos|camisa)/.test(text));

const isComplexion = (tokens: readonly Token[], start: number): boolean =>
  /^(?:blanc|negr|moren)[oa]s?$/.test(tokens[start]?.text ?? '') &&
  /\bsoy(?: (?:muy|bien|tan|super|re|bastante|medio))?$/.test(
    tokens
      .slice(Math.max(0, start - 3), start)
      .map(({ text }) => text)
      .join(' '),
  );

export function isColour(tokens: readonly Token[], { start, end }: Span<unknown>): boolean {
  if (end - start > 1) return true;
  const word = tokens[start]?.text ?? '';
  const [before, earlier] = [tokens[start - 1]?.text, tokens[start - 2]?.text];
  if (isBlush(tokens, start) || isComplexion(tokens, start)) return false;
  if (word === 'coral' && /^(?:la|mi|nuestra|una)$/.test(before ?? '')) return false;
  return (
    !doubtfulColours.has(word) ||
    before === 'color' ||
    (before === 'el' && earlier === 'color') ||
    before === 'tono'
  );
}
