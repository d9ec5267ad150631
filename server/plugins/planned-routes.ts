import type { FastifyInstance } from 'fastify';
import { planned } from '#contract/planned.ts';
import { ApiError } from '#server/errors.ts';

/** Described calls that are not built yet say so, whatever they are sent. */
export function answerPlanned(app: FastifyInstance): void {
  for (const endpoint of planned) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: { summary: `${endpoint.summary} (planned)` },
      config: { endpoint },
      handler: async () => {
        throw new ApiError('planned');
      },
    });
  }
}
