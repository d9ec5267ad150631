import type { FastifyInstance } from 'fastify';
import { splitLanguage } from '#contract/languages.ts';
import { ApiError } from '#server/platform/errors.ts';

/** U+0000 as JSON escapes it. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;

/** Refuses keys that would set a prototype, and U+0000, which PostgreSQL's text cannot hold. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (escapedNul.test(body)) done(new ApiError('malformed_request'));
    else parse(request, body, done);
  });
}

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

/** Browsers keep connections open, and a stopping server would wait a minute for each. */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (closing) request.raw.socket.end();
    done();
  });
}
