import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { chatModels } from '#contract/chat.ts';
import { limits } from '#contract/limits.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import { chatMessages, conversations, type Shown } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Effects } from './effects.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;

/** Longer than any answer takes: the lock of a crashed server expires after this. */
const answerMillisMax = 2 * 60 * 1000;
/** An older conversation is continued only when the caller names its id. */
const goesOnMillis = 12 * 60 * 60 * 1000;
const titleMax = 80;

export type ConversationRef = { sessionKey: string } | { id: string } | 'last';

/** @throws ApiError `chat_busy` while another answer is in progress */
export async function takeTurn(
  db: Database,
  ownerId: string,
  place: ConversationRef,
  message: string,
  advisor: Advisor,
  now: Date,
): Promise<ConversationRow> {
  return inTransaction(db, async (tx) => {
    const known = await placeOf(tx, ownerId, place, now);
    const id = known ?? (typeof place === 'object' && 'id' in place ? place.id : randomUUID());
    if (known === undefined) {
      await makeRoom(tx, ownerId);
      const sessionKey = typeof place === 'object' && 'sessionKey' in place ? place.sessionKey : null;
      const title = message.replaceAll(/\s+/g, ' ').slice(0, titleMax);
      await tx
        .insert(conversations)
        .values({ ownerId, id, sessionKey, title, advisor, messages: 0, createdAt: now, updatedAt: now })
        .onConflictDoNothing();
    }
    const [row] = await tx
      .update(conversations)
      .set({ answeringUntil: new Date(now.getTime() + answerMillisMax) })
      .where(
        and(
          eq(conversations.ownerId, ownerId),
          eq(conversations.id, id),
          or(isNull(conversations.answeringUntil), lt(conversations.answeringUntil, now)),
        ),
      )
      .returning();
    if (row === undefined) throw new ApiError('chat_busy');
    return row;
  });
}

async function placeOf(
  tx: Executor,
  ownerId: string,
  place: ConversationRef,
  now: Date,
): Promise<string | undefined> {
  const which =
    place === 'last'
      ? and(
          isNull(conversations.sessionKey),
          gt(conversations.updatedAt, new Date(now.getTime() - goesOnMillis)),
        )
      : 'id' in place
        ? eq(conversations.id, place.id)
        : eq(conversations.sessionKey, place.sessionKey);
  const [row] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.ownerId, ownerId), which))
    .orderBy(desc(conversations.updatedAt))
    .limit(1);
  return row?.id;
}

async function makeRoom(tx: Executor, ownerId: string): Promise<void> {
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.ownerId, ownerId))
    .orderBy(desc(conversations.updatedAt))
    .offset(limits.chat.conversations - 1);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx
    .delete(conversations)
    .where(and(eq(conversations.ownerId, ownerId), inArray(conversations.id, ids)));
}

export interface NewAnswer {
  message: string;
  /** Chosen by the client, so that a message sent again is known; null for one without. */
  messageId: string | null;
  advisor: Advisor;
  model: (typeof chatModels)[number];
  content: string;
  shown: Shown;
  cut: boolean;
  state: unknown;
  /** Applied in the same transaction as the message. */
  effects: Effects;
}

/** Returns the id of the answer, or null when nothing is stored. */
export async function endTurn(
  db: Database,
  ownerId: string,
  id: string,
  answer: NewAnswer | null,
  now: Date,
): Promise<string | null> {
  const own = and(eq(conversations.ownerId, ownerId), eq(conversations.id, id));
  return inTransaction(db, async (tx) => {
    if (answer === null) {
      await tx.update(conversations).set({ answeringUntil: null }).where(own);
      await tx.delete(conversations).where(and(own, eq(conversations.messages, 0)));
      return null;
    }
    const { message, messageId, advisor, model, content, cut, state, effects } = answer;
    const [row] = await tx
      .update(conversations)
      .set({
        answeringUntil: null,
        messages: sql`${conversations.messages} + 2`,
        advisor,
        updatedAt: now,
        ...(state !== undefined && { state }),
      })
      .where(own)
      .returning({ messages: conversations.messages });
    if (row === undefined) return null;
    const steps = await effects.carryOut(tx);
    const shown = steps.length > 0 ? { ...answer.shown, changes: { steps, undoneAt: null } } : answer.shown;
    // A message whose answer was cut is answered again.
    if (messageId !== null)
      await tx
        .update(chatMessages)
        .set({ id: randomUUID() })
        .where(and(eq(chatMessages.ownerId, ownerId), eq(chatMessages.id, messageId)));
    const questionId = messageId ?? randomUUID();
    const answerId = randomUUID();
    const common = { ownerId, conversationId: id, advisor, createdAt: now };
    await tx.insert(chatMessages).values([
      { ...common, id: questionId, position: row.messages - 1, role: 'user', content: message },
      { ...common, id: answerId, position: row.messages, role: 'assistant', content, model, shown, cut },
    ]);
    return answerId;
  });
}

export async function answerTo(
  db: Executor,
  ownerId: string,
  messageId: string,
): Promise<MessageRow | undefined> {
  const [question] = await db
    .select()
    .from(chatMessages)
    .where(
      and(eq(chatMessages.ownerId, ownerId), eq(chatMessages.id, messageId), eq(chatMessages.role, 'user')),
    );
  if (question === undefined) return undefined;
  const [answer] = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.ownerId, ownerId),
        eq(chatMessages.conversationId, question.conversationId),
        eq(chatMessages.position, question.position + 1),
        eq(chatMessages.cut, false),
      ),
    );
  return answer;
}

export async function lastMessages(
  db: Executor,
  ownerId: string,
  conversationId: string,
  count: number,
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.ownerId, ownerId), eq(chatMessages.conversationId, conversationId)))
    .orderBy(desc(chatMessages.position))
    .limit(count);
  return rows.reverse();
}

export async function messageOf(db: Executor, ownerId: string, id: string): Promise<MessageRow> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.ownerId, ownerId), eq(chatMessages.id, id)));
  if (row === undefined) throw new ApiError('outfit_not_found');
  return row;
}

export async function conversationOf(db: Executor, ownerId: string, id: string): Promise<ConversationRow> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.ownerId, ownerId), eq(conversations.id, id), gt(conversations.messages, 0)));
  if (row === undefined) throw new ApiError('conversation_not_found');
  return row;
}

export async function eraseConversations(db: Executor, ownerId: string, id?: string): Promise<number> {
  const gone = await db
    .delete(conversations)
    .where(and(eq(conversations.ownerId, ownerId), id === undefined ? undefined : eq(conversations.id, id)))
    .returning({ id: conversations.id });
  return gone.length;
}

export async function exportConversations(db: Executor, ownerId: string) {
  const [rows, messages] = await Promise.all([
    db
      .select()
      .from(conversations)
      .where(and(eq(conversations.ownerId, ownerId), gt(conversations.messages, 0)))
      .orderBy(asc(conversations.createdAt)),
    db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.ownerId, ownerId))
      .orderBy(asc(chatMessages.conversationId), asc(chatMessages.position)),
  ]);
  const byConversation = Map.groupBy(messages, ({ conversationId }) => conversationId);
  return rows.map(({ id, title, createdAt, updatedAt }) => ({
    id,
    title,
    createdAt,
    updatedAt,
    messages: (byConversation.get(id) ?? []).map(({ role, advisor, content, model, cut, createdAt: at }) => ({
      role,
      advisor,
      content,
      ...(model !== null && { model }),
      ...(cut && { cut }),
      at,
    })),
  }));
}
