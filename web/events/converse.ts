import type { ChatEvent } from '#contract/chat.ts';
import { ApiError, NetworkError } from '#web/api-error.ts';
import type { Call, Input, Output } from '#web/endpoints.ts';
import { eventParser, type ServerEvent } from './event-parser.ts';

/** Calls that can stream their response. */
export type ChatCall = Extract<
  Call,
  | 'POST /api/openai/chat'
  | 'POST /api/mistral/chat'
  | 'POST /api/ai/chat/maya'
  | 'POST /api/ai/chat/valentina'
>;

type BodyOf<C extends ChatCall> = Input<C> extends { body: infer B } ? B : never;

interface Listening {
  onEvent: (event: ChatEvent) => void;
  /** Aborting stops the work on the server too. */
  signal: AbortSignal;
  /** The same for every attempt at one message, so that it acts once. */
  messageId: string;
  /** Maximum silence before the connection counts as lost. */
  silenceMs?: number;
}

/** Longer than the server's own timeouts, so that its error arrives first. */
const defaultSilenceMs = 75_000;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Sends a message to an advisor and reports events as they arrive. Resolves when the response is complete.
 * @throws ApiError when the server refuses or fails
 * @throws NetworkError when the connection is lost; an abort by the caller stays an `AbortError`
 */
export async function converse<C extends ChatCall>(
  call: C,
  body: BodyOf<C>,
  { onEvent, signal, messageId, silenceMs = defaultSilenceMs }: Listening,
): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const heardSomething = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  try {
    const response = await fetch(call.slice(call.indexOf(' ') + 1), {
      method: 'POST',
      credentials: 'include',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'idempotency-key': messageId,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok) {
      throw new ApiError(
        response.status,
        response.statusText,
        parseJson(await response.text()) as object | null,
      );
    }
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      onEvent({ type: 'done', answer: (parseJson(await response.text()) ?? {}) as Output<C> });
      return;
    }
    await readEvents(response, heardSomething, onEvent);
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error;
    throw new NetworkError(silence.signal.aborted, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the stream to its final event. @throws when it ends before */
async function readEvents(
  response: Response,
  heardSomething: () => void,
  onEvent: (event: ChatEvent) => void,
): Promise<void> {
  let whole = false;
  const parser = eventParser((heard) => {
    const event = chatEventOf(heard);
    if (event === null || whole) return;
    if (event.type === 'error') throw new ApiError(response.status, event.code, event);
    whole = event.type === 'done';
    onEvent(event);
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error('an answer without a body');
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      heardSomething();
      parser.push(piece.value);
      if (whole) return;
    }
    parser.end();
    if (!whole) throw new Error('the answer ended before its end');
  } finally {
    // Ends the stream when a handler throws.
    reader.cancel().catch(() => {});
  }
}

/** Returns null for events that this build does not know. */
function chatEventOf({ event, data }: ServerEvent): ChatEvent | null {
  const fields = parseJson(data);
  return typeof fields === 'object' && fields !== null ? ({ ...fields, type: event } as ChatEvent) : null;
}
