import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/figure.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { figures } from '#server/platform/db/schema/index.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';

export async function figureOf(db: Executor, ownerId: string): Promise<contract.Figure | null> {
  const [row] = await db.select().from(figures).where(eq(figures.ownerId, ownerId));
  return row?.figure ?? null;
}

export function figureRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, contract.readFigure, async ({ person }) => ({ figure: await figureOf(db, person.id) }));

  route(app, contract.saveFigure, async ({ person, body: figure }) => {
    await db
      .insert(figures)
      .values({ ownerId: person.id, figure })
      .onConflictDoUpdate({ target: figures.ownerId, set: { figure } });
    return { figure };
  });

  route(app, contract.forgetFigure, async ({ person }) => {
    await db.delete(figures).where(eq(figures.ownerId, person.id));
    return { figure: null };
  });
}
