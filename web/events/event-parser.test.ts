import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventParser, type ServerEvent } from './event-parser.ts';

function parse(...pieces: string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const parser = eventParser((event) => events.push(event));
  for (const piece of pieces) parser.push(piece);
  parser.end();
  return events;
}

it('parses a name and its data', () => {
  expect(parse('event: text\ndata: {"text":"Hola"}\n\n')).toEqual([
    { event: 'text', data: '{"text":"Hola"}' },
  ]);
});

it('names an event without a name "message"', () => {
  expect(parse('event: text\ndata: a\n\ndata: b\n\n')).toEqual([
    { event: 'text', data: 'a' },
    { event: 'message', data: 'b' },
  ]);
});

it('joins several lines of data, and keeps the spaces after the first', () => {
  expect(parse('data:  uno\ndata:dos\ndata\n\n')).toEqual([{ event: 'message', data: ' uno\ndos\n' }]);
});

it('ignores comments, ids, retry times and unknown fields', () => {
  expect(parse(': sigo aquí\n\nid: 4\nretry: 10\nother: x\ndata: a\n\n')).toEqual([
    { event: 'message', data: 'a' },
  ]);
});

it('ignores a name without data', () => {
  expect(parse('event: text\n\ndata: a\n\n')).toEqual([{ event: 'message', data: 'a' }]);
});

it('ignores an event that was cut off', () => {
  expect(parse('data: a\n\ndata: b\n')).toEqual([{ event: 'message', data: 'a' }]);
  expect(parse('data: a\n\ndata: b')).toEqual([{ event: 'message', data: 'a' }]);
});

it('ignores a byte order mark', () => {
  expect(parse('\uFEFFdata: a\n\n')).toEqual([{ event: 'message', data: 'a' }]);
});

it('parses the same events for any chunks and line ends', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'ñ', ' ', ':', '{', '🧥') });
  const sent = fc.record({ event: fc.constantFrom('text', 'done'), lines: fc.array(word, { minLength: 1 }) });
  const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
  fc.assert(
    fc.property(fc.array(sent), lineEnd, fc.array(fc.nat()), (events, end, cuts) => {
      const whole = events
        .map(({ event, lines }) =>
          [`event: ${event}`, ...lines.map((line) => `data: ${line}`), '', ''].join(end),
        )
        .join('');
      const places = [...new Set(cuts.map((cut) => cut % (whole.length + 1)))].sort((a, b) => a - b);
      const pieces = [0, ...places].map((from, at) => whole.slice(from, places[at] ?? whole.length));
      expect(parse(...pieces)).toEqual(events.map(({ event, lines }) => ({ event, data: lines.join('\n') })));
    }),
  );
});
