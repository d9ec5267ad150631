import type { FastifyInstance } from 'fastify';
import { ApiError } from '#server/platform/errors.ts';

/** U+0000 in a JSON text, which is the only way to write it there. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * The API speaks JSON and nothing else. An empty body is allowed, as in "mark as worn", and is
 * read as no body at all; keys that would reach an object's prototype are refused, and so
 * is the character U+0000, which no text of PostgreSQL may hold.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (escapedNul.test(body)) done(new ApiError('malformed_request'));
    else parse(request, body, done);
  });
}
