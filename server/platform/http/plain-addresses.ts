import type { FastifyInstance } from 'fastify';
import { ApiError } from '#server/platform/errors.ts';

/**
 * Refuses URLs that no browser sends: absolute ones, meant for proxies; dot segments, which programs
 * resolve at different times; and U+0000, which PostgreSQL's text cannot hold.
 */
export function acceptOnlyPlainAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { url = '' } }, _reply, done) => {
    const plain = url.startsWith('/') && !url.includes('%00') && !hasDotSegment(url);
    done(plain ? undefined : new ApiError('malformed_request'));
  });
}

const encoded = /%(?:2e|2f|5c|25)/gi;
/** No program behind this server decodes more than once. */
const encodedTimesMax = 4;

/** Encoded or not, with either slash. */
function hasDotSegment(url: string): boolean {
  if (!/[.%]/.test(url)) return false;
  let path = url.split(/[?#]/, 1)[0] ?? '';
  for (let turn = 0; path.includes('%') && turn < encodedTimesMax; turn++) {
    path = path.replace(encoded, decodeURIComponent);
  }
  return path.split(/[/\\]/).some((segment) => segment === '.' || segment === '..');
}
