import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Mind, MindEvent, Turn as Question } from '#advisor/mind.ts';
import { textOf } from '#advisor/voice/phrase.ts';
import { speakerOf } from '#advisor/voice/speaker.ts';
import type { ChatNotice } from '#contract/chat.ts';
import { ApiError } from '#server/platform/errors.ts';
import { AnswerMonitor } from './answer-monitor.ts';
import type { RemoteMind } from './remote/remote-mind.ts';

/** What an advisor says, and which mind says it. */
export type SpokenEvent =
  | MindEvent
  | { type: 'mind'; mind: Mind; notice: z.output<typeof ChatNotice> | null }
  /** All that was said so far is taken back. */
  | { type: 'restart' };

export interface Minds {
  remote: RemoteMind | null;
  local: Mind | null;
  /** Whether the local mind may answer where the remote one cannot. */
  fallback: boolean;
}

const nameOf = { maya: 'Maya', valentina: 'Valentina' } as const;

/**
 * Asks the mind that is configured, and checks what it says while it says it. A remote mind that says what must
 * not be said has one more try; then the local one answers, and the answer says so.
 * @throws ApiError `maya_unavailable` or `valentina_unavailable` where nobody can answer
 */
export async function* speak(
  { remote, local, fallback }: Minds,
  question: Question,
  log: FastifyBaseLogger,
): AsyncGenerator<SpokenEvent> {
  const unavailable = new ApiError(`${question.advisor}_unavailable`);
  if (remote !== null) {
    yield { type: 'mind', mind: remote, notice: null };
    try {
      const fault = yield* checked(remote.answer(question), question);
      if (fault === null) return;
      log.warn({ mind: remote.name, fault: kindOf(fault) }, 'an answer had to be taken back');
      yield { type: 'restart' };
      const again = yield* checked(remote.answer(question, fault), question);
      if (again === null) return;
      log.warn({ mind: remote.name, fault: kindOf(again) }, 'its correction had to be taken back, too');
      if (local === null) throw unavailable;
    } catch (error) {
      question.signal?.throwIfAborted();
      log.warn({ err: error, mind: remote.name }, 'a mind could not answer');
      const cannot = error instanceof ApiError ? error : unavailable;
      if (!fallback || local === null) throw cannot;
    }
    yield { type: 'restart' };
  }
  if (local === null) throw unavailable;
  const notice =
    remote === null
      ? null
      : {
          code: 'local_instead' as const,
          message: `${nameOf[question.advisor]} no tiene conexión con su proveedor: te responde el asistente propio de Vestidor.`,
        };
  yield { type: 'mind', mind: local, notice };
  // Its words are made of parts that it has checked itself, before any of them was said.
  try {
    for await (const event of local.answer(question)) {
      if (event.type === 'fault')
        log.error({ fault: kindOf(event.fault) }, 'the local mind took an answer back');
      yield event;
    }
  } catch (error) {
    question.signal?.throwIfAborted();
    if (error instanceof ApiError) throw error;
    log.error({ err: error }, 'the local mind failed');
    const text = textOf(speakerOf(question.advisor, [], 0).say('fault'));
    yield { type: 'restart' };
    yield { type: 'text', delta: text };
    yield { type: 'end', text };
  }
}

/** What was wrong, without the words of the answer that follow it. */
const kindOf = (fault: string): string => fault.split(':', 1)[0] ?? '';

/** Passes on what a mind says. Answers what was wrong with it, after which nothing more is passed on; null for nothing. */
async function* checked(
  events: AsyncGenerator<MindEvent>,
  question: Question,
): AsyncGenerator<MindEvent, string | null> {
  const monitor = new AnswerMonitor(question);
  for await (const event of events) {
    const fault = monitor.faultWith(event);
    if (fault !== null) return fault;
    yield event;
  }
  return null;
}
