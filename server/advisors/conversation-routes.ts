import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/chat.ts';
import { limits } from '#contract/limits.ts';
import { presentOutfit } from '#server/outfits/present.ts';
import { outfitOf } from '#server/outfits/queries.ts';
import { recordOutfitWear } from '#server/outfits/wear.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { garmentsByIds, garmentsOf } from '#server/wardrobe/garments/queries.ts';
import { storeProposed } from './acts/store-proposed.ts';
import { undoChanges } from './acts/undo.ts';
import * as queries from './conversations.ts';
import { changeOf, displayAgain } from './displayed-items.ts';
import { type FoundConversation, findConversations } from './search.ts';

export function conversationRoutes(app: FastifyInstance, services: Services): void {
  const { db, now, config } = services;

  route(app, contract.readConversations, async ({ person, query }) => ({
    conversations: (await findConversations(db, person.id, query.search)).map(presentConversation),
  }));

  route(app, contract.readConversation, async ({ person, params, request }) => {
    const row = await queries.conversationOf(db, person.id, params.id);
    const most = limits.chat.messagesShown;
    const [messages, garments] = await Promise.all([
      queries.lastMessages(db, person.id, params.id, most),
      garmentsOf(db, person.id),
    ]);
    const shown = await Promise.all(
      messages.map(async ({ id, role, content, advisor, cut, createdAt, shown }) => ({
        id,
        role,
        content,
        advisor,
        cut,
        createdAt: createdAt.toISOString(),
        change: changeOf(shown),
        ...(await displayAgain(services, garments, shown, request.language)),
      })),
    );
    const excerpt = messages.at(-1)?.content.slice(0, 140) ?? '';
    return {
      conversation: presentConversation({ ...row, excerpt }),
      messages: shown,
      older: row.messages > most,
    };
  });

  route(app, contract.eraseConversation, async ({ person, params }) => {
    const gone = await queries.eraseConversations(db, person.id, params.id);
    if (gone === 0) throw new ApiError('conversation_not_found');
  });

  route(app, contract.eraseConversations, async ({ person }) => {
    await queries.eraseConversations(db, person.id);
  });

  route(app, contract.keepChatOutfit, async ({ person, params, body }) => {
    const id = await inTransaction(db, async (tx) => {
      const { shown } = await queries.messageOf(tx, person.id, params.id);
      const proposed = shown?.outfits[params.place];
      if (proposed === undefined) throw new ApiError('outfit_not_found');
      const { day, ...outfit } = proposed;
      await garmentsByIds(tx, person.id, outfit.garmentIds);
      const stored = await storeProposed(tx, person.id, outfit, day, now());
      if (body.wear) await recordOutfitWear(tx, person.id, stored.id, now());
      return stored.id;
    });
    return { outfit: presentOutfit(await outfitOf(db, person.id, id)) };
  });

  route(app, contract.undoChatChanges, async ({ person, params }) => {
    await inTransaction(db, (tx) =>
      undoChanges(tx, person.id, params.id, { now: now(), mode: config.payments.mode }),
    );
  });
}

const presentConversation = (row: FoundConversation) => ({
  id: row.id,
  title: row.title,
  advisor: row.advisor,
  excerpt: row.excerpt,
  messages: row.messages,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
