import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { localModels } from '#advisor/local-models.ts';
import type { ChatAnswer } from '#contract/chat.ts';
import * as contract from '#contract/chat.ts';
import { type ErrorCode, errorStatuses } from '#contract/errors.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import { Meter } from '#server/ai/meter.ts';
import type { Stylist } from '#server/outfits/engine/stylist.ts';
import { entitlementOf } from '#server/payments/subscription/entitlement.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { disconnectSignal } from '#server/platform/http/disconnect-signal.ts';
import { networkOf } from '#server/platform/http/network.ts';
import type { Services } from '#server/services.ts';
import { type Spender, spenderOf } from '#server/trust/level.ts';
import { answer } from './answer.ts';
import { conversationRoutes } from './conversation-routes.ts';
import { turnOfPerson } from './conversation-turn.ts';
import type { ConversationRef } from './conversations.ts';
import { remoteModelFor } from './remote/remote-model.ts';
import { sendEvents, wantsStream } from './stream.ts';
import { VisitorConversations } from './visitors.ts';

interface Message {
  advisor: Advisor;
  message: string;
  place: ConversationRef;
  premiumOnly: boolean;
}

export function chatRoutes(app: FastifyInstance, services: Services, stylist: Stylist): void {
  const { now, config } = services;
  const meter = new Meter(services);
  const visitors = new VisitorConversations(now);
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());

  async function talk(request: FastifyRequest, reply: FastifyReply, said: Message) {
    const { advisor, message, place } = said;
    const signal = AbortSignal.any([disconnectSignal(reply), stopping.signal]);
    const spender = await spenderFor(request, said);
    const turn =
      spender.ownerId === null
        ? visitors.turn(`${browserOf(request)} ${JSON.stringify(place)}`)
        : await turnOfPerson(services, spender.ownerId, place, message, messageIdOf(request), advisor);
    const { language } = request;
    const models = {
      remote: remoteModelFor(advisor, config.chat, meter, spender, request.log),
      local: localModels[language],
      fallback: config.chat.fallback === 'local',
    };
    const question = { advisor, message, ownerId: spender.ownerId, signal, language };
    const events = answer({ services, stylist, models, question, turn, log: request.log });
    if (wantsStream(request)) return sendEvents(reply, events, signal, stopping.signal);
    let given: ChatAnswer | undefined;
    for await (const event of events) {
      if (event.type === 'done') given = event.answer;
      if (event.type === 'error') throw asApiError(event);
    }
    if (given === undefined) throw new ApiError('unavailable');
    return given;
  }

  async function spenderFor(request: FastifyRequest, { premiumOnly }: Message): Promise<Spender> {
    const { person } = request;
    if (premiumOnly && person !== null) {
      const { premium } = await entitlementOf(services.db, person.id, now(), config.payments.mode);
      if (!premium) throw new ApiError('premium_required');
    }
    return spenderOf(services, request);
  }

  route(app, contract.openaiChat, ({ body, request, reply }) => talk(request, reply, inWidget('maya', body)));
  route(app, contract.mistralChat, ({ body, request, reply }) =>
    talk(request, reply, inWidget('valentina', body)),
  );
  route(app, contract.mayaChat, ({ body, request, reply }) => talk(request, reply, onScreen('maya', body)));
  route(app, contract.valentinaChat, ({ body, request, reply }) =>
    talk(request, reply, onScreen('valentina', body)),
  );
  conversationRoutes(app, services);
}

const inWidget = (advisor: Advisor, body: { message: string; sessionId: string }): Message => ({
  advisor,
  message: body.message,
  place: { sessionKey: body.sessionId },
  premiumOnly: false,
});

const onScreen = (
  advisor: Advisor,
  body: { message: string; conversationId?: string | undefined },
): Message => ({
  advisor,
  message: body.message,
  place: body.conversationId === undefined ? 'last' : { id: body.conversationId },
  premiumOnly: true,
});

/** Sent with every attempt at one message. */
function messageIdOf({ headers }: FastifyRequest): string | null {
  const id = z.uuid().safeParse(headers['idempotency-key']);
  return id.success ? id.data : null;
}

/** People behind one address seldom share a browser. */
const browserOf = ({ ip, headers }: FastifyRequest): string =>
  createHash('sha256')
    .update(`${networkOf(ip)} ${headers['user-agent'] ?? ''}`)
    .digest('base64url')
    .slice(0, 22);

function asApiError({
  code,
  message,
  details,
}: {
  code: string;
  message: string;
  details?: Record<string, string | number> | undefined;
}): ApiError {
  return code in errorStatuses ? new ApiError(code as ErrorCode, message, details) : new ApiError('internal');
}
