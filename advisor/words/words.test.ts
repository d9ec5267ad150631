import { describe, expect, it } from 'vitest';
import { editDistance, typosAllowed } from './edit-distance.ts';
import { lexiconOf } from './lexicon.ts';
import { type Annotated, occurs, patternOf } from './pattern.ts';
import { spellingOf } from './spelling.ts';
import { stemOf, tokensOf } from './tokens.ts';

const texts = (text: string) => tokensOf(text).map((token) => token.text);
const annotated = (text: string): Annotated[] => tokensOf(text).map((token) => ({ ...token, classes: [] }));

describe('the words of a message', () => {
  it('lose accents, capitals, repeated letters and chat shorthand', () => {
    expect(texts('¿Qué me pongo MAÑANA?')).toEqual(['que', 'me', 'pongo', 'manana']);
    expect(texts('holaaaa q tal')).toEqual(['hola', 'que', 'tal']);
    expect(texts('xq no')).toEqual(['por', 'que', 'no']);
  });

  it('share a stem with their plural, and words that only look like plurals do not', () => {
    expect(stemOf('tacones')).toBe(stemOf('tacon'));
    expect(stemOf('trajes')).toBe(stemOf('traje'));
    expect(stemOf('grises')).toBe('gris');
    expect(stemOf('antes')).not.toBe(stemOf('ante'));
  });

  it('are truncated, which bounds the cost of long messages', () => {
    expect(tokensOf('falda '.repeat(10_000)).length).toBeLessThanOrEqual(240);
  });
});

describe('typing errors', () => {
  it('are counted as letters changed, missing, added or swapped', () => {
    expect(editDistance('zapatillas', 'zapatilas', 2)).toBe(1);
    expect(editDistance('falda', 'fadla', 2)).toBe(1);
    expect(editDistance('falda', 'blusa', 2)).toBe(3);
  });

  it('are tolerated by word length', () => {
    expect([4, 5, 8, 9].map(typosAllowed)).toEqual([0, 1, 1, 2]);
  });

  it('are corrected to one near word, unless an everyday word was meant', () => {
    const spelling = spellingOf(['entrevista', 'gabardina', 'boda', 'todos', 'vestido'], ['casa', 'cosas']);
    const put = (word: string) => spelling.correct({ text: word, stem: stemOf(word) }).text;
    expect(put('entrebista')).toBe('entrevista');
    expect(put('gavardina')).toBe('gabardina');
    expect(put('cosas')).toBe('cosas');
    expect(put('bota')).toBe('bota');
    expect(put('codos')).toBe('codos');
    expect(put('bestido')).toBe('vestido');
  });
});

describe('phrases', () => {
  it('match the longest phrase first, in singular or plural', () => {
    const lexicon = lexiconOf([
      ['camisa', 1],
      ['camisa de cuadros', 2],
    ] as const);
    expect(lexicon.find(tokensOf('camisas de cuadros y una camisa')).map(({ meaning }) => meaning)).toEqual([
      2, 1,
    ]);
  });

  it('support optional words, alternatives and gaps', () => {
    const pattern = patternOf('que [me] pongo|llevo * <plan> / combin~');
    const withPlan = annotated('que llevo hoy a la boda').map((token) =>
      token.text === 'boda' ? { ...token, classes: [{ name: 'plan', end: 6 }] } : token,
    );
    expect(occurs(pattern, withPlan)).toBe(true);
    expect(occurs(pattern, annotated('combinaciones'))).toBe(true);
    expect(occurs(pattern, annotated('que pongo en la mesa'))).toBe(false);
  });
});
