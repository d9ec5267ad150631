import type { FastifyInstance } from 'fastify';

/**
 * The API speaks JSON and nothing else. An empty body is allowed, as in "mark as worn", and is
 * read as no body at all; keys that would reach an object's prototype are refused.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
