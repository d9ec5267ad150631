import { describe, expect, it } from 'vitest';
import type { ChatEvent } from '#contract/chat.ts';
import { buildGarment } from '#web/garments/build-garment.ts';
import { advisorOf, isFromPerson, type ScreenMessage, screenMessage, widgetMessage } from './messages.ts';
import { changeTalk, isPending, lastQuestion, type Talk, type TalkChange, textOf } from './talk.ts';

const at = '2026-03-01T10:00:00.000Z';
const question = screenMessage({
  id: 'q',
  content: '¿Qué me pongo?',
  timestamp: at,
  fromPerson: true,
  advisor: 'maya',
});
const answer = (id = 'a') =>
  screenMessage({ id, content: '', timestamp: at, fromPerson: false, advisor: 'maya', state: 'speaking' });

const start: Talk<ScreenMessage> = { messages: [], looking: null };
const talkAfter = (...changes: TalkChange<ScreenMessage>[]) => changes.reduce(changeTalk, start);
const asked = { type: 'asked', question, answer: answer() } as const;
const heard = (event: ChatEvent) => ({ type: 'heard', event }) as const;
const delta = (text: string) => heard({ type: 'delta', text });
const done = (response: string) => heard({ type: 'done', answer: { response } as never });
const { id, name, kind, category, color, photo } = buildGarment();
const piece = { id, name, kind, category, color, photo };

describe('a talk', () => {
  it('appends the question and a pending answer', () => {
    const talk = talkAfter(asked);
    expect(talk.messages.map(({ id }) => id)).toEqual(['q', 'a']);
    expect(isPending(talk)).toBe(true);
  });

  it('ignores a second question while an answer is pending', () => {
    expect(talkAfter(asked, { ...asked, question: { ...question, id: 'q2' } }).messages).toHaveLength(2);
    expect(talkAfter(asked, { type: 'said', message: question }).messages).toHaveLength(2);
  });

  it('collects the words and attachments as they arrive', () => {
    const talk = talkAfter(
      asked,
      delta('Ponte '),
      delta('la camisa.'),
      heard({ type: 'garments', garments: [piece] }),
    );
    expect(talk.messages[1]).toMatchObject({
      content: 'Ponte la camisa.',
      garments: [piece],
      state: 'speaking',
    });
  });

  it('shows what the advisor looks up until her first words', () => {
    const looking = talkAfter(asked, heard({ type: 'looking', at: 'wardrobe' }));
    expect(looking.looking).toBe('wardrobe');
    expect(changeTalk(looking, delta('Mira')).looking).toBeNull();
  });

  it('discards everything when the answer restarts', () => {
    const talk = talkAfter(
      asked,
      delta('Nada'),
      heard({ type: 'garments', garments: [piece] }),
      heard({ type: 'restart' }),
    );
    expect(talk.messages[1]).toMatchObject({ content: '', garments: [], state: 'speaking' });
  });

  it('ends with the answer that the server validated', () => {
    const talk = talkAfter(asked, delta('Ponte la'), done('Ponte la camisa.'));
    expect(talk.messages[1]).toMatchObject({ content: 'Ponte la camisa.', state: 'said' });
    expect(isPending(talk)).toBe(false);
  });

  it('tells an answer whose changes a later one has undone', () => {
    const answered = (messageId: string, more: object) =>
      heard({ type: 'done', answer: { response: 'Hecho.', messageId, ...more } as never });
    const again = { ...asked, question: { ...question, id: 'q2' }, answer: answer('a2') };
    const changed = talkAfter(asked, answered('1', { change: 'made' }), again);
    expect(changed.messages[1]).toMatchObject({ change: 'made' });
    const undone = changeTalk(changed, answered('2', { change: null, undid: '1' }));
    expect(undone.messages.map(({ change }) => change)).toEqual([null, 'undone', null, null]);
  });

  it('keeps the received text when the connection is lost', () => {
    const talk = talkAfter(asked, delta('Ponte'), { type: 'ended', state: 'lost', text: 'otra cosa' });
    expect(talk.messages[1]).toMatchObject({ content: 'Ponte', state: 'lost' });
  });

  it('is failed when no text had been received', () => {
    const talk = talkAfter(asked, { type: 'ended', state: 'lost', text: 'Vuelve luego.' });
    expect(talk.messages[1]).toMatchObject({ content: 'Vuelve luego.', state: 'failed' });
  });

  it('ignores events after its end', () => {
    const talk = talkAfter(asked, { type: 'ended', state: 'stopped' });
    expect(changeTalk(talk, delta('tarde'))).toBe(talk);
    expect(changeTalk(talk, { type: 'ended', state: 'lost' })).toBe(talk);
  });

  it('retries without repeating the question', () => {
    const talk = talkAfter(
      asked,
      delta('Pon'),
      { type: 'ended', state: 'lost' },
      { type: 'retried', answer: answer('b') },
    );
    expect(talk.messages.map(({ id }) => id)).toEqual(['q', 'b']);
    expect(lastQuestion(talk)?.content).toBe('¿Qué me pongo?');
    expect(isPending(talk)).toBe(true);
  });
});

it('reads the text from response, or else message, or else a standard sentence', () => {
  expect(textOf({ response: 'a', message: 'b' })).toBe('a');
  expect(textOf({ response: ' ', message: 'b' })).toBe('b');
  expect(textOf({ message: 'b' })).toBe('b');
  expect(textOf({})).toBe('Lo siento, no pude procesar tu mensaje.');
  expect(textOf({ response: 4 })).toBe('Lo siento, no pude procesar tu mensaje.');
});

it('a message of the widget has every field of the specification', () => {
  const message = widgetMessage({
    id: '1',
    content: 'Hola',
    timestamp: at,
    fromPerson: true,
    advisor: 'valentina',
  });
  expect(message).toMatchObject({
    id: '1',
    content: 'Hola',
    isUser: true,
    timestamp: at,
    stylist: 'valentina',
  });
  expect(isFromPerson(message)).toBe(true);
  expect(advisorOf(message)).toBe('valentina');
});

it('a message of the chat screen has every field of the specification', () => {
  const speech = { id: '1', content: 'Hola', timestamp: at, fromPerson: false, advisor: 'maya' } as const;
  const message = screenMessage(speech);
  expect(message).toMatchObject({
    id: '1',
    role: 'assistant',
    content: 'Hola',
    advisor: 'Maya',
    timestamp: at,
  });
  expect(screenMessage({ ...speech, fromPerson: true, advisor: 'valentina' })).toMatchObject({
    role: 'user',
    advisor: 'Valentina',
  });
  expect(isFromPerson(message)).toBe(false);
  expect(advisorOf(message)).toBe('maya');
});
