import type { FastifyInstance } from 'fastify';

/**
 * A photograph shared with the installed app goes to its service worker. Where there is none (yet),
 * the request comes here: the scanner opens, empty, instead of an error.
 */
export function answerShares(app: FastifyInstance): void {
  // Before the body is looked at: nothing here reads it.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'POST' && request.url.split('?', 1)[0] === '/compartir') {
      reply.redirect('/wardrobe?tab=scanner', 303);
    } else done();
  });
}
