import type { FastifyInstance } from 'fastify';
import { ApiError } from '#server/platform/errors.ts';

/**
 * Refuses addresses that no browser sends to a server: whole ones (`GET http://elsewhere/…`), which are for
 * proxies and would lead whoever joins them to an address of ours somewhere else, and those with the
 * character U+0000, which no text of PostgreSQL may hold.
 */
export function acceptOnlyPlainAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { url = '' } }, _reply, done) => {
    const plain = url.startsWith('/') && !url.includes('%00');
    done(plain ? undefined : new ApiError('malformed_request'));
  });
}
