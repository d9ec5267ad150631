import type { FastifyInstance } from 'fastify';

/**
 * The service worker handles photos shared with the installed app. Without one the request arrives here and
 * opens an empty scanner.
 */
export function redirectShares(app: FastifyInstance): void {
  // The body is ignored.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'POST' && request.url.split('?', 1)[0] === '/compartir') {
      reply.redirect('/wardrobe?tab=scanner', 303);
    } else done();
  });
}
