import type { FastifyInstance } from 'fastify';
import { readCareLabel } from '#contract/care-labels.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { runOptionsFor } from '#server/wardrobe/scans/run-options.ts';
import { LabelReader } from './label-reader.ts';

export function careLabelRoutes(app: FastifyInstance): void {
  const reader = new LabelReader();
  app.addHook('onClose', () => reader.close());
  route(app, readCareLabel, ({ person, body, reply }) =>
    reader.read(runOptionsFor(person, reply), body.imageBase64),
  );
}
