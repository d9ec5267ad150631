import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { UnfiledScan } from '#contract/unfiled-scans.ts';
import { buildAnalysis } from '../build-analysis.ts';
import {
  arranged,
  commonValue,
  type Entry,
  inCalls,
  joined,
  kindsRead,
  newEntry,
  progressOf,
  toFile,
} from './entries.ts';

const sure = buildAnalysis({ suggested: {} });
const read = (id: string, fields: Partial<Entry> = {}): Entry => ({
  ...newEntry('ana', id, `${id}.jpg`, 1),
  status: 'read',
  analysis: sure,
  ...fields,
});
const none = new Set<string>();
const unsure = { analysis: buildAnalysis({ suggested: { kind: true } }) };
const doubt = { outfit: false, text: 'Parece un animal.' };

const layout = (entries: Entry[], owned = none) =>
  arranged(entries, owned).map(({ section, entries: of }) => [section, of.map(({ id }) => id).join(' ')]);

test('questions come first, then guesses, and what is left out is last', () => {
  const entries = [
    read('out', { leftOut: true }),
    read('a'),
    read('unsure', unsure),
    read('cat', { status: 'doubted', analysis: null, doubt }),
    read('twin', { similarId: 'a' }),
    read('owned', { similarId: 'garment' }),
    read('broken', { status: 'failed', analysis: null }),
  ];
  expect(layout(entries, new Set(['garment']))).toEqual([
    ['decide', 'cat twin owned broken'],
    ['unsure', 'unsure'],
    ['sure', 'a'],
    ['out', 'out'],
  ]);
  expect(toFile(entries, new Set(['garment'])).map(({ id }) => id)).toEqual(['a', 'unsure']);
});

test('no photo moves while others are read', () => {
  const entries = [read('a'), read('cat', { status: 'doubted', doubt }), read('b', { status: 'waiting' })];
  expect(layout(entries)).toEqual([[null, 'a cat b']]);
  expect(layout([...entries.slice(0, 2), read('b', { status: 'waiting', leftOut: true })])[0]).toEqual([
    'decide',
    'cat',
  ]);
});

test('a duplicate is no longer one when its like is left out or gone', () => {
  const twin = read('twin', { similarId: 'a' });
  expect(layout([read('a'), twin])).toEqual([
    ['decide', 'twin'],
    ['sure', 'a'],
  ]);
  expect(layout([read('a', { leftOut: true }), twin])[0]).toEqual(['sure', 'twin']);
  expect(layout([twin])).toEqual([['sure', 'twin']]);
});

test('a corrected guess is no longer one', () => {
  expect(layout([read('a', { ...unsure, changes: { kind: 'jeans' } })])).toEqual([['sure', 'a']]);
});

test('only a value that all have is shown for several', () => {
  const entries = [read('a'), read('b', { changes: { kind: 'jeans' } })];
  expect([commonValue(entries, 'kind'), commonValue(entries, 'color')]).toEqual([null, 'blanco']);
});

test('progress counts what is read, and photos left out unread count for nothing', () => {
  const entries = [
    read('a'),
    read('b', { status: 'failed' }),
    read('c', { status: 'reading' }),
    read('d', { status: 'ready', leftOut: true }),
    read('e', { status: 'preparing' }),
  ];
  expect(progressOf(entries)).toEqual({
    total: 4,
    read: 1,
    broken: 1,
    ready: 1,
    unsent: 1,
    failed: 1,
    busy: true,
  });
});

test('kinds are offered by frequency, as corrected', () => {
  const entries = [
    read('a'),
    read('b', { changes: { kind: 'jeans' } }),
    read('c', { changes: { kind: 'jeans' } }),
    read('d', { leftOut: true }),
    read('e', { status: 'doubted', analysis: null }),
  ];
  expect(kindsRead(entries)).toEqual([
    { kind: 'jeans', ids: ['b', 'c'] },
    { kind: 'shirt', ids: ['a'] },
  ]);
});

const held = (id: string, similarId: string | null = null): UnfiledScan => ({
  id,
  analysis: sure,
  photo: { full: `/api/photos/${id}/full`, thumb: `/api/photos/${id}/thumb` },
  similarId,
});

const refusal = { code: 'not_a_garment', message: doubt.text } as const;

test('after a crash, lost answers are found and interrupted readings wait again', () => {
  const kept = [
    read('lost', { status: 'reading', analysis: null, at: 1 }),
    read('cut', { status: 'sending', analysis: null, at: 2 }),
    read('arrived', { status: 'sending', analysis: null, at: 2 }),
    read('cat', { status: 'sent', analysis: null, at: 2 }),
    read('asked again', { status: 'sending', confirmed: true, analysis: null, at: 2 }),
    read('gone', { status: 'sent', analysis: null, at: 2 }),
    read('corrected', { changes: { kind: 'jeans' }, at: 3 }),
    read('filed elsewhere', { at: 4 }),
    read('here', { readOn: 'device', at: 5 }),
    read('distinct', { similarId: null, at: 6 }),
  ];
  const entries = joined(
    kept,
    {
      scans: [held('lost', 'a'), held('corrected'), held('distinct', 'a'), held('other device')],
      unread: [
        { id: 'arrived', refusal: null },
        { id: 'cat', refusal },
        { id: 'asked again', refusal },
        { id: 'its cat', refusal },
      ],
    },
    'ana',
  );
  expect(entries.map(({ id, status }) => [id, status])).toEqual([
    ['lost', 'read'],
    ['cut', 'waiting'],
    ['arrived', 'sent'],
    ['cat', 'doubted'],
    ['asked again', 'waiting'],
    ['corrected', 'read'],
    ['here', 'read'],
    ['distinct', 'read'],
    ['other device', 'read'],
    ['its cat', 'doubted'],
  ]);
  expect(entries[0]).toMatchObject({ similarId: 'a', analysis: sure });
  expect(entries[5]?.changes).toEqual({ kind: 'jeans' });
  expect(entries[7]?.similarId).toBeNull();
  expect(entries[8]).toMatchObject({ ownerId: 'ana', thumb: '/api/photos/other device/thumb' });
});

test('calls are bounded', () => {
  const all = Array.from({ length: limits.review.scansMax + 1 }, (_, i) => i);
  expect(inCalls(all).map((call) => call.length)).toEqual([limits.review.scansMax, 1]);
});
