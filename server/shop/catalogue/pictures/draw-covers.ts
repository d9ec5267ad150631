import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { unlessAborted } from '#server/platform/unless-aborted.ts';
import type { Services } from '#server/services.ts';
import { keepDrawing } from '#server/wardrobe/photos/draw.ts';
import { productsForSale } from '../queries.ts';
import { drawProduct } from './draw-product.ts';

/** Time without requests after which the server counts as idle. */
const quietMillis = 1500;

type Needs = Pick<Services, 'config' | 'db' | 'photoStore' | 'now'>;

/**
 * Missing covers in the order of the shop, one at a time and with the lowest priority.
 * @param stopping an interrupted drawing is rendered later
 */
export async function drawCoversWhenIdle(
  app: FastifyInstance,
  services: Needs,
  stopping: AbortSignal,
  most?: number,
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
    await drawCovers(services, isQuiet, stopping, most);
  } finally {
    app.server.off('request', onRequest);
  }
}

/**
 * @param ready resolves when the server is idle
 * @throws the signal's reason, when it aborts during a drawing
 */
export async function drawCovers(
  { config, db, photoStore, now }: Needs,
  ready: () => Promise<void>,
  signal: AbortSignal,
  most?: number,
): Promise<void> {
  for (const { row } of (await productsForSale(db, now())).slice(0, most)) {
    const [color] = row.colors;
    if (color === undefined) continue;
    await ready();
    if (signal.aborted) return;
    const drawing = drawProduct(row, color, 'front', config.drawingWidthPx);
    // Its turn may come only after a demonstration's forty pictures.
    await unlessAborted(keepDrawing(photoStore, drawing), signal);
  }
}
