import type { FastifyInstance } from 'fastify';
import { splitLanguage } from '#contract/languages.ts';

/** Reached only without a service worker: opens an empty scanner. */
export function redirectShares(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (
      request.method === 'POST' &&
      splitLanguage(request.url.split('?', 1)[0] ?? '').path === '/compartir'
    ) {
      reply.redirect('/wardrobe?tab=scanner', 303);
    } else done();
  });
}
