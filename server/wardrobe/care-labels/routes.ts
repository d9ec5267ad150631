import type { FastifyInstance } from 'fastify';
import { readCareLabel } from '#contract/care-labels.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { runOptionsFor } from '#server/wardrobe/scans/run-options.ts';
import { LabelReader } from './label-reader.ts';

export function careLabelRoutes(app: FastifyInstance, { config }: Services): void {
  const reader = new LabelReader();
  app.addHook('onClose', () => reader.close());
  const guards = { rateLimit: { perMinute: Math.ceil(12 * config.rateLimitFactor) } };
  route(
    app,
    readCareLabel,
    ({ person, body, reply }) => reader.read(runOptionsFor(person, reply), body.imageBase64),
    guards,
  );
}
