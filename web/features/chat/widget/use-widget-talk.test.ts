import { expect, it } from 'vitest';
import { widgetMessage } from '../messages.ts';
import { belongsTo, newSessionId, readStoredTalk, type StoredTalk, storeTalk } from './use-widget-talk.ts';

function storage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

const message = (id: string, content: string) =>
  widgetMessage({ id, content, timestamp: '2026-03-01T10:00:00.000Z', fromPerson: false, advisor: 'maya' });
const talk = (messages: StoredTalk['messages']): StoredTalk => ({
  ownerId: null,
  sessionId: 'chat_1',
  stylist: 'maya',
  messages,
});

it('names a session by "chat_" and the time', () => {
  expect(newSessionId(new Date(1_772_359_200_000))).toBe('chat_1772359200000');
});

it('restores the stored talk', () => {
  const kept = storage();
  storeTalk(kept, talk([message('1', 'Hola')]));
  expect(readStoredTalk(kept)).toEqual(talk([message('1', 'Hola')]));
});

it('marks an answer that was interrupted by the reload as lost', () => {
  const kept = storage();
  const speaking = (id: string, content: string) => ({ ...message(id, content), state: 'speaking' as const });
  storeTalk(kept, talk([speaking('1', ''), speaking('2', 'Ponte')]));
  expect(readStoredTalk(kept)?.messages.map(({ state }) => state)).toEqual(['failed', 'lost']);
});

it('stores only the last messages of a long talk', () => {
  const kept = storage();
  storeTalk(kept, talk(Array.from({ length: 100 }, (_, at) => message(String(at), 'a'))));
  const messages = readStoredTalk(kept)?.messages ?? [];
  expect(messages).toHaveLength(60);
  expect(messages.at(-1)?.id).toBe('99');
});

it('returns null when nothing or something else is stored', () => {
  const kept = storage();
  expect(readStoredTalk(kept)).toBeNull();
  expect(readStoredTalk(null)).toBeNull();
  kept.values.set('vestidor:charla', '{"messages":');
  expect(readStoredTalk(kept)).toBeNull();
  kept.values.set('vestidor:charla', '{"messages":3}');
  expect(readStoredTalk(kept)).toBeNull();
});

it('passes to the account that signs in and to no other', () => {
  expect(belongsTo({ ownerId: null }, 'ana')).toBe(true);
  expect(belongsTo({ ownerId: 'ana' }, 'ana')).toBe(true);
  expect(belongsTo({ ownerId: 'ana' }, 'eva')).toBe(false);
  expect(belongsTo({ ownerId: 'ana' }, null)).toBe(false);
});
