import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#server/platform/errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes from another site's page. Programs that send neither header hold no cookie.
 * @param publicUrl when a proxy changes the Host header
 */
export function requireSameOrigin(app: FastifyInstance, publicUrl: string | undefined): void {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = !safeMethods.has(request.method) && isCrossSite(request, publicHost);
    done(refused ? new ApiError('cross_site_request') : undefined);
  });
}

export function isCrossSite(request: FastifyRequest, publicHost?: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== request.host && host !== publicHost;
}

/** Browsers send these headers over TLS and on localhost; elsewhere the accepted type decides. */
export function isNavigation({ headers }: FastifyRequest): boolean {
  if (headers['sec-purpose'] !== undefined || headers.purpose === 'prefetch') return false;
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': target, 'sec-fetch-site': site } = headers;
  if (mode !== undefined || target !== undefined) return mode === 'navigate' && target === 'document';
  // Old browsers send Sec-Fetch-Site alone.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { accept } = headers;
  if (accept?.includes('text/html')) return true;
  return (
    (accept === undefined || accept === '*/*') &&
    headers.referer === undefined &&
    headers.origin === undefined
  );
}
