import { describe, expect, it } from 'vitest';
import { readIcs } from './read-ics.ts';

const week = { from: '2026-11-23', to: '2026-11-29' };

const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VTIMEZONE',
    'TZID:America/New_York',
    'BEGIN:STANDARD',
    'DTSTART:20071104T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:20070311T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
    ...events.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:${index}`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const read = (...events: string[][]) => readIcs(calendar(...events), week);
const daysOf = (...events: string[][]) => read(...events).map(({ day }) => day);

describe('an event', () => {
  it('of a whole day has no time, and its words say what to dress for', () => {
    expect(read(['DTSTART;VALUE=DATE:20261128', 'SUMMARY:Boda de Ana y Luis'])).toEqual([
      { day: '2026-11-28', time: null, title: 'Boda de Ana y Luis', occasion: 'formal', event: 'wedding' },
    ]);
  });

  it.each([
    ['in UTC', 'DTSTART:20261124T233000Z', '2026-11-25', '00:30'],
    ['in a zone of the file', 'DTSTART;TZID=America/New_York:20261124T190000', '2026-11-25', '01:00'],
    ['in no zone', 'DTSTART:20261124T183000', '2026-11-24', '18:30'],
  ])('%s is on a day of Madrid', (_, start, day, time) => {
    expect(read([start, 'SUMMARY:Dentista'])).toMatchObject([{ day, time }]);
  });

  it('that says nothing of clothes only has a title', () => {
    expect(read(['DTSTART;VALUE=DATE:20261124', 'SUMMARY:Pagar el IBI'])).toMatchObject([
      { title: 'Pagar el IBI', occasion: null, event: null },
    ]);
  });

  it('that was cancelled, is on another day or has no title is left out', () => {
    const none = read(
      ['DTSTART;VALUE=DATE:20261124', 'SUMMARY:Reunión', 'STATUS:CANCELLED'],
      ['DTSTART;VALUE=DATE:20261201', 'SUMMARY:Reunión'],
      ['DTSTART;VALUE=DATE:20261124'],
    );
    expect(none).toEqual([]);
  });
});

describe('a recurrence', () => {
  it('of twenty-six years is found near the days asked for, in its phase', () => {
    const fortnightly = ['DTSTART;VALUE=DATE:20000103', 'RRULE:FREQ=WEEKLY;INTERVAL=2', 'SUMMARY:Yoga'];
    const expected = ((Date.parse('2026-11-23') - Date.parse('2000-01-03')) / 86_400_000) % 14 === 0;
    expect(daysOf(fortnightly)).toEqual(expected ? ['2026-11-23'] : []);
    expect(daysOf(['DTSTART;VALUE=DATE:20000101', 'RRULE:FREQ=DAILY', 'SUMMARY:Oficina'])).toHaveLength(7);
    expect(daysOf(['DTSTART;VALUE=DATE:19900124', 'RRULE:FREQ=YEARLY', 'SUMMARY:Cumpleaños'])).toEqual([]);
  });

  it('ends with its count, and skips what was left out or moved', () => {
    expect(daysOf(['DTSTART;VALUE=DATE:20261123', 'RRULE:FREQ=DAILY;COUNT=2', 'SUMMARY:Feria'])).toEqual([
      '2026-11-23',
      '2026-11-24',
    ]);
    const text = calendar([
      'DTSTART:20261123T090000Z',
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE:20261124T090000Z',
      'SUMMARY:Clase',
    ]).replace(
      'END:VCALENDAR',
      'BEGIN:VEVENT\r\nUID:0\r\nRECURRENCE-ID:20261125T090000Z\r\nDTSTART:20261127T090000Z\r\nSUMMARY:Clase movida\r\nEND:VEVENT\r\nEND:VCALENDAR',
    );
    expect(readIcs(text, week).map(({ day, title }) => [day, title])).toEqual([
      ['2026-11-23', 'Clase'],
      ['2026-11-27', 'Clase movida'],
    ]);
  });

  it('of every second is not followed', () => {
    expect(daysOf(['DTSTART:20261123T000000Z', 'RRULE:FREQ=SECONDLY', 'SUMMARY:Tic'])).toEqual([]);
  });
});

it('keeps two hundred at most', () => {
  const many = Array.from({ length: 300 }, () => ['DTSTART;VALUE=DATE:20261124', 'SUMMARY:Reunión']);
  expect(read(...many)).toHaveLength(200);
});

it.each(['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n'])('refuses what is no calendar: %j', (text) => {
  expect(() => readIcs(text, week)).toThrow();
});
