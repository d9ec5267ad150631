import { and, eq, lt, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import { chatBudgets, chatUsage } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { dayInMadrid } from '#server/wardrobe/garments/allowance.ts';
import type { ChatConfig } from './config.ts';

/** Whoever talks: a signed-in person, or a visitor, of whom only hashes of the network and the browser are known. */
export type Talker =
  | { ownerId: string; premium: boolean }
  | { ownerId: null; network: string; browser: string };

type Counter = { ownerId: string } | { scope: string };

/** Adds to a counter, unless that takes it over its limit. Answers whether it was added. */
async function add(
  tx: Executor,
  counter: Counter,
  period: string,
  what: 'messages' | 'microEuros',
  amount: number,
  most: number,
): Promise<boolean> {
  const added = { messages: 0, microEuros: 0, [what]: amount };
  if (amount > most) return false;
  if ('ownerId' in counter) {
    const grown = sql`${chatUsage[what]} + ${amount}`;
    const rows = await tx
      .insert(chatUsage)
      .values({ ...counter, period, ...added })
      .onConflictDoUpdate({
        target: [chatUsage.ownerId, chatUsage.period],
        set: { [what]: grown },
        setWhere: sql`${grown} <= ${most}`,
      })
      .returning({ period: chatUsage.period });
    return rows.length > 0;
  }
  const grown = sql`${chatBudgets[what]} + ${amount}`;
  const rows = await tx
    .insert(chatBudgets)
    .values({ ...counter, period, ...added })
    .onConflictDoUpdate({
      target: [chatBudgets.scope, chatBudgets.period],
      set: { [what]: grown },
      setWhere: sql`${grown} <= ${most}`,
    })
    .returning({ period: chatBudgets.period });
  return rows.length > 0;
}

/** What the chat may use of everybody's patience and of the operator's money; kept in the database. */
export class Meter {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #daily: ChatConfig['dailyMicroEuros'];
  readonly #factor: number;

  constructor(db: Database, now: () => Date, config: ChatConfig, rateLimitFactor: number) {
    this.#db = db;
    this.#now = now;
    this.#daily = config.dailyMicroEuros;
    this.#factor = rateLimitFactor;
  }

  /** Counts a message. @throws ApiError `rate_limited` where there were too many within the hour */
  async countMessage(talker: Talker): Promise<void> {
    const now = this.#now();
    const hour = now.toISOString().slice(0, 13);
    const { visitorPerHour, freePerHour, premiumPerHour } = limits.chat;
    const [counter, perHour]: [Counter, number] =
      talker.ownerId === null
        ? [{ scope: `network:${talker.network}` }, visitorPerHour]
        : [{ ownerId: talker.ownerId }, talker.premium ? premiumPerHour : freePerHour];
    if (await add(this.#db, counter, hour, 'messages', 1, Math.ceil(perHour * this.#factor))) return;
    const minutes = 60 - now.getUTCMinutes();
    throw new ApiError(
      'rate_limited',
      `Has enviado ${perHour} mensajes en una hora, y es lo más que podemos atender. Vuelve a probar en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
      { minutes },
    );
  }

  /**
   * Sets money aside for an answer of a provider, before it is asked.
   * @param microEuros the most that the answer can cost
   * @throws ApiError `chat_spent` where that would go over what anybody may cost in a day
   */
  async setAside(talker: Talker, microEuros: number): Promise<Reservation> {
    const day = dayInMadrid(this.#now());
    const counters: [Counter, number][] = [
      [{ scope: 'everyone' }, this.#daily.everyone],
      talker.ownerId === null
        ? [{ scope: 'visitors' }, this.#daily.visitors]
        : [{ ownerId: talker.ownerId }, this.#daily.person],
    ];
    const amount = Math.ceil(microEuros);
    if (amount > 0) {
      await inTransaction(this.#db, async (tx) => {
        for (const [counter, most] of counters)
          if (!(await add(tx, counter, day, 'microEuros', amount, most))) throw new ApiError('chat_spent');
      });
    }
    return {
      settle: async (spent) => {
        const difference = Math.ceil(spent) - amount;
        if (difference === 0) return;
        for (const [counter] of counters)
          await add(this.#db, counter, day, 'microEuros', difference, Number.MAX_SAFE_INTEGER);
      },
    };
  }
}

export interface Reservation {
  /** Gives back what was not needed. @param spent millionths of a euro */
  settle(spent: number): Promise<void>;
}

/** Hours and days that are over limit nobody. */
export async function forgetOldUsage(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await db.delete(chatUsage).where(lt(chatUsage.period, before));
  await db.delete(chatBudgets).where(lt(chatBudgets.period, before));
}

/** What a day has cost so far, in millionths of a euro. */
export async function spentOn(db: Executor, scope: 'everyone' | 'visitors', day: string): Promise<number> {
  const [row] = await db
    .select({ spent: chatBudgets.microEuros })
    .from(chatBudgets)
    .where(and(eq(chatBudgets.scope, scope), eq(chatBudgets.period, day)));
  return row?.spent ?? 0;
}
