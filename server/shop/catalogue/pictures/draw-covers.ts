import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';
import { keepDrawing } from '#server/wardrobe/photos/draw.ts';
import { productsForSale } from '../queries.ts';
import { drawProduct } from './draw-product.ts';

/** Nobody has asked for anything for so long: then there is time for what somebody may want. */
const quietMillis = 1500;

type Needs = Pick<Services, 'db' | 'photoStore' | 'now'>;

/**
 * Draws the covers of the shop while nobody asks for anything, one at a time and in the shop's order, so that its
 * first visitor finds pictures. Those that are there cost a look. Whoever comes meanwhile goes first, and the
 * process that draws has the lowest priority.
 * @param stopping ends it; a drawing under way may be cut short, and is drawn another time
 */
export async function drawCoversWhenIdle(
  app: FastifyInstance,
  services: Needs,
  stopping: AbortSignal,
): Promise<void> {
  const lastRequest = { at: performance.now() };
  const onRequest = () => {
    lastRequest.at = performance.now();
  };
  app.server.on('request', onRequest);
  const isQuiet = async () => {
    for (;;) {
      const missing = quietMillis - (performance.now() - lastRequest.at);
      if (missing <= 0) return;
      await sleep(missing, undefined, { signal: stopping, ref: false });
    }
  };
  try {
    await drawCovers(services, isQuiet, stopping);
  } finally {
    app.server.off('request', onRequest);
  }
}

/** @param ready resolves when there is time for one more */
export async function drawCovers(
  { db, photoStore, now }: Needs,
  ready: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (const { row } of await productsForSale(db, now())) {
    const [color] = row.colors;
    if (color === undefined) continue;
    await ready();
    if (signal.aborted) return;
    await keepDrawing(photoStore, drawProduct(row, color, 'front'));
  }
}
