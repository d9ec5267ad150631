import { describe, expect, it } from 'vitest';
import {
  bytesOfWordsAsked,
  parseWordsAsked,
  type WordsAsked,
  worthsByWords,
} from '#advisor/knowledge/words-asked.ts';
import { learnWordsAsked } from './words-asked.ts';

const lessons = [
  'cómo lavo un jersey de lana',
  'lavar la lana a mano',
  'la lana se lava en frío',
  'planchar una camisa de lino',
  'cómo plancho el lino',
  'el lino se plancha húmedo',
].map((text, at) => ({ text, entry: at < 3 ? 0 : 1, worth: 1 }));
const words = learnWordsAsked(lessons, 2);

const best = (model: WordsAsked, question: string) => {
  const [first = 0, second = 0] = worthsByWords(model, question);
  return first > second ? 0 : 1;
};

describe('the words that entries are asked for with', () => {
  it.each([
    ['la lana se encoge?', 0],
    ['con qué vapor va el lino', 1],
    ['planchado de camisas', 1],
    ['lavarlo en frio', 0],
  ])('find the entry of «%s»', (question, entry) => {
    expect(best(words, question)).toBe(entry);
  });

  it('say the same after they were written and read', () => {
    const read = parseWordsAsked(bytesOfWordsAsked(words), 2);
    expect(worthsByWords(read, 'lavar lino')).toEqual(worthsByWords(words, 'lavar lino'));
  });

  it('are refused where they were learned of other entries', () => {
    expect(() => parseWordsAsked(bytesOfWordsAsked(words), 3)).toThrow('other entries');
  });
});
