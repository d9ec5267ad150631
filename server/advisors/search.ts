import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { chatMessages, conversations } from '#server/platform/db/schema/index.ts';
import type { ConversationRow } from './conversations.ts';

const excerptMax = 140;
const shownMost = 100;

export type FoundConversation = ConversationRow & { excerpt: string };

/** Lower-cases and removes accents in SQL; `plainWords` does the same here. */
const plain = (text: ReturnType<typeof sql>) =>
  sql`translate(lower(${text}), 'áéíóúüàèìòùñç', 'aeiouuaeiounc')`;
const plainWords = (words: string) => words.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Newest first; every word of `search` must occur. */
export async function findConversations(
  db: Executor,
  ownerId: string,
  search = '',
): Promise<FoundConversation[]> {
  const words = plainWords(search).split(/\s+/).filter(Boolean).slice(0, 8);
  const holds = (word: string) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
    return sql`${plain(sql`${chatMessages.content}`)} like ${pattern}`;
  };
  const inConversation = and(
    eq(chatMessages.ownerId, ownerId),
    eq(chatMessages.conversationId, conversations.id),
  );
  const found = words.map(
    (word) => sql`exists (select 1 from ${chatMessages} where ${inConversation} and ${holds(word)})`,
  );
  const [first] = words;
  const excerpt = sql<string>`coalesce((select ${chatMessages.content} from ${chatMessages}
    where ${inConversation} ${first === undefined ? sql`` : sql`and ${holds(first)}`}
    order by ${chatMessages.position} desc limit 1), '')`;
  const rows = await db
    .select({ row: conversations, excerpt })
    .from(conversations)
    .where(and(eq(conversations.ownerId, ownerId), gt(conversations.messages, 0), ...found))
    .orderBy(desc(conversations.updatedAt))
    .limit(shownMost);
  return rows.map(({ row, excerpt: text }) => ({ ...row, excerpt: around(text, first) }));
}

function around(text: string, word: string | undefined): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= excerptMax) return line;
  const at = word === undefined ? 0 : Math.max(0, plainWords(line).indexOf(word) - 40);
  return `${at > 0 ? '…' : ''}${line.slice(at, at + excerptMax)}${at + excerptMax < line.length ? '…' : ''}`;
}
