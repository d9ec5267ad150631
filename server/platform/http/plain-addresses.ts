import type { FastifyInstance } from 'fastify';
import { ApiError } from '#server/platform/errors.ts';

/**
 * Refuses addresses that no browser sends to a server: whole ones (`GET http://elsewhere/…`), which are for
 * proxies and would lead whoever joins them to an address of ours somewhere else, those that step out of a folder
 * (`/a/../b`), which each program resolves at a moment of its own, and those with the character U+0000, which no
 * text of PostgreSQL may hold.
 */
export function acceptOnlyPlainAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { url = '' } }, _reply, done) => {
    const plain = url.startsWith('/') && !url.includes('%00') && !hasDotSegment(url);
    done(plain ? undefined : new ApiError('malformed_request'));
  });
}

const encoded = /%(?:2e|2f|5c|25)/gi;
/** Nothing behind this server decodes more than once. */
const encodedTimesMax = 4;

/** Whether a path has a segment `.` or `..`, encoded or not, and whichever slash ends it. */
function hasDotSegment(url: string): boolean {
  let path = url.split(/[?#]/, 1)[0] ?? '';
  for (let turn = 0; path.includes('%') && turn < encodedTimesMax; turn++) {
    path = path.replace(encoded, decodeURIComponent);
  }
  return path.split(/[/\\]/).some((segment) => segment === '.' || segment === '..');
}
