import { describe, expect, it } from 'vitest';
import { parseBlocks } from './prose.ts';

const parse = (...lines: string[]) =>
  parseBlocks('a.txt', lines.join('\n'), ['both'], { price: '6,99 €' }).map(({ fields, ...block }) => ({
    ...block,
    ...Object.fromEntries(fields),
  }));

describe('a text file', () => {
  it('is blocks of questions and fields, with figures in braces', () => {
    expect(
      parse(
        '# For writers',
        '',
        '## Price',
        '? how much | dear',
        '? cost',
        'both: {price}: fair',
        'source: us',
      ),
    ).toEqual([
      { heading: 'Price', questions: ['how much', 'dear', 'cost'], both: '6,99 €: fair', place: 'a.txt:3' },
    ]);
  });

  it.each([
    ['a line before the first heading', ['both: text'], 'a.txt:1'],
    ['a field that nobody reads', ['## Price', 'boht: text'], 'a.txt:2'],
    ['a field twice', ['## Price', 'both: one', 'both: two'], 'a.txt:3'],
    ['an empty field', ['## Price', 'both: '], 'a.txt:2'],
    ['space at the end', ['## Price', 'both: text '], 'a.txt:2'],
    ['an empty question', ['## Price', '? one |  | two'], 'a.txt:2'],
    ['a text that goes on in a second line', ['## Price', 'both: one', 'two'], 'a.txt:3'],
    ['a figure that does not exist', ['## Price', 'both: {prize}'], 'a.txt:2'],
  ])('is refused for %s, with its place', (_, lines, place) => {
    expect(() => parse(...lines)).toThrow(place);
  });
});
