import type { FastifyInstance } from 'fastify';
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
