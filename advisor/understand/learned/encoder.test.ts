import { describe, expect, it } from 'vitest';
import { entries } from '../../knowledge/entries.ts';
import { aims, intentOfAim } from './aims.ts';
import { bucketsOfWord, encode, logitsOfTask, mostWords, parseEncoder, wordsHeard } from './encoder.ts';
import { joined } from './joined.ts';
import { moodLabels } from './mood.ts';
import { planLabels } from './plan.ts';
import { newContext, situations } from './situation.ts';
import { weightsOf } from './weights.ts';

const bytes = weightsOf('language.bin');
const encoder = parseEncoder(bytes);
const unknown = { situation: situations.length, before: aims.length, intent: 0 };

describe('the encoder', () => {
  it('is under 6 MB', () => {
    expect(bytes.length).toBeLessThan(6e6);
  });

  it('knows the situations and aims that its tables are read by', () => {
    expect(encoder.labels['situations']).toEqual(situations);
    expect(encoder.labels['aims']).toEqual(aims);
    expect(new Set(encoder.labels['intents'])).toEqual(
      new Set(aims.map((aim) => intentOfAim[aim] ?? 'none')),
    );
  });

  it.each([
    ['plans', planLabels],
    ['moods', moodLabels],
    ['entries', entries.map(({ title }) => title)],
  ] as const)('knows nearly all %s', (task, labels) => {
    const known = new Set(encoder.labels[task]);
    const share = labels.filter((label) => known.has(label)).length / labels.length;
    expect(share).toBeGreaterThan(0.95);
  });

  it('hears words, pauses and a final question', () => {
    expect(wordsHeard('Q me pongo, mañana??')).toEqual(['que', 'me', 'pongo', ',', 'manana', ',', '?']);
  });

  it('gives a mistyped word most of the buckets of the right one', () => {
    const [right, wrong] = ['zapatillas', 'sapatillas'].map((word) => bucketsOfWord(word, encoder.buckets));
    const shared = right?.filter((bucket) => wrong?.includes(bucket)).length ?? 0;
    expect(shared / (right?.length ?? 1)).toBeGreaterThan(0.6);
  });

  it('reads a message longer than it can by its beginning, and one without words', () => {
    const long = Array.from({ length: mostWords + 20 }, () => 'camisa');
    expect(encode(encoder, long, unknown).steps).toBe(mostWords + 2);
    const none = logitsOfTask(encoder, encode(encoder, [], unknown), 'aims');
    expect(none.every(Number.isFinite)).toBe(true);
  });
});

describe('both readings joined', () => {
  it('add up to 1 and leave a message without words to the features', () => {
    const even = new Float64Array(aims.length).fill(1 / aims.length);
    const both = joined('aims', aims, even, 'qué me pongo mañana', newContext);
    expect(both.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(aims[both.indexOf(Math.max(...both))]).toBe('dress');
    expect(joined('aims', aims, even, '👗', newContext)).toEqual(even);
  });

  it('leave a class that the encoder was not taught its own probability', () => {
    const labels = ['casual', 'a plan of tomorrow'];
    const both = joined('plans', labels, Float64Array.of(0.001, 0.999), 'qué me pongo mañana');
    expect(both[1]).toBeGreaterThan(0.9);
  });
});
