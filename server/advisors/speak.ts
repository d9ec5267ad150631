import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { ChatModel, ChatModelEvent, ChatRequest } from '#advisor/chat-model.ts';
import { readState } from '#advisor/state.ts';
import { type Address, addressIn } from '#advisor/understand/told/address.ts';
import { textOf } from '#advisor/voice/phrase.ts';
import { speakerOf } from '#advisor/voice/speaker.ts';
import { phraseInUsted } from '#advisor/voice/usted/in-usted.ts';
import type { ChatNotice } from '#contract/chat.ts';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import { ApiError } from '#server/platform/errors.ts';
import { apiWords } from '#server/platform/language/api-words.ts';
import { AnswerMonitor } from './answer-monitor.ts';
import type { RemoteModel } from './remote/remote-model.ts';

const nameOf = { maya: 'Maya', valentina: 'Valentina' } as const;

const noticeOf = (advisor: Advisor, language: Language): string =>
  apiWords[language].refusals.localInstead(nameOf[advisor]);

const faults: Readonly<Record<Language, (advisor: Advisor, address: Address) => string>> = {
  es: (advisor, address) => {
    const said = speakerOf(advisor, [], 0).say('fault');
    return textOf(address === 'usted' ? phraseInUsted(said) : said);
  },
  en: () => 'I’ve lost my thread. Would you say that again?',
  pt: () => 'Perdi o fio à meada. Dizes outra vez?',
};

export type SpokenEvent =
  | ChatModelEvent
  | { type: 'model'; model: ChatModel; notice: z.output<typeof ChatNotice> | null }
  /** Discards the text so far. */
  | { type: 'restart' };

export interface ChatModels {
  remote: RemoteModel | null;
  local: ChatModel | null;
  fallback: boolean;
}

/**
 * A remote model gets one correction; then the local one answers, with a notice.
 * @throws ApiError `maya_unavailable` or `valentina_unavailable`
 */
export async function* speak(
  { remote, local, fallback }: ChatModels,
  question: ChatRequest,
  log: FastifyBaseLogger,
): AsyncGenerator<SpokenEvent> {
  const { language = defaultLanguage } = question.toolbox;
  const unavailable = new ApiError(`${question.advisor}_unavailable`);
  if (remote !== null) {
    yield { type: 'model', model: remote, notice: null };
    try {
      const fault = yield* checked(remote.answer(question), question);
      if (fault === null) return;
      log.warn({ model: remote.name, fault: kindOf(fault) }, 'an answer had to be taken back');
      yield { type: 'restart' };
      const again = yield* checked(remote.answer(question, fault), question);
      if (again === null) return;
      log.warn({ model: remote.name, fault: kindOf(again) }, 'its correction had to be taken back, too');
      if (local === null) throw unavailable;
    } catch (error) {
      question.signal?.throwIfAborted();
      log.warn({ err: error, model: remote.name }, 'a model could not answer');
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
          message: noticeOf(question.advisor, language),
        };
  yield { type: 'model', model: local, notice };
  try {
    for await (const event of local.answer(question)) {
      if (event.type === 'fault')
        log.error({ fault: kindOf(event.fault) }, 'the local model took an answer back');
      yield event;
    }
  } catch (error) {
    question.signal?.throwIfAborted();
    if (error instanceof ApiError) throw error;
    log.error({ err: error }, 'the local model failed');
    const { address } = readState(question.state);
    const text = faults[language](question.advisor, addressIn(question.message, address));
    yield { type: 'restart' };
    yield { type: 'text', delta: text };
    yield { type: 'end', text };
  }
}

const kindOf = (fault: string): string => fault.split(':', 1)[0] ?? '';

/** Returns the first fault, or null. */
async function* checked(
  events: AsyncGenerator<ChatModelEvent>,
  question: ChatRequest,
): AsyncGenerator<ChatModelEvent, string | null> {
  const monitor = new AnswerMonitor(question);
  for await (const event of events) {
    const fault = monitor.faultWith(event);
    if (fault !== null) return fault;
    yield event;
  }
  return null;
}
