import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#server/platform/errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that another site's page asks for. Browsers say where a request comes from;
 * programs that send neither header carry no person's cookie by accident.
 * @param publicUrl the address that people see, when a proxy changes the Host header
 */
export function requireSameOrigin(app: FastifyInstance, publicUrl: string | undefined): void {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = !safeMethods.has(request.method) && isCrossSite(request, publicHost);
    done(refused ? new ApiError('cross_site_request') : undefined);
  });
}

/** Whether the browser says that a page of another origin is behind the request. */
export function isCrossSite(request: FastifyRequest, publicHost?: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== request.host && host !== publicHost;
}

/**
 * Whether a person goes to the address with their browser: no picture, frame or script that any page may load, and no
 * page that is fetched in advance. Browsers say so over TLS and on this machine. Elsewhere (a phone at a plain address
 * of the house) the accepted type has to do, and programs, which may well ask, accept anything or say nothing.
 */
export function isNavigation({ headers }: FastifyRequest): boolean {
  if (headers['sec-purpose'] !== undefined || headers.purpose === 'prefetch') return false;
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': target, 'sec-fetch-site': site } = headers;
  if (mode !== undefined || target !== undefined) return mode === 'navigate' && target === 'document';
  // An old browser that tells where a request comes from and nothing else.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { accept } = headers;
  if (accept?.includes('text/html')) return true;
  return (
    (accept === undefined || accept === '*/*') &&
    headers.referer === undefined &&
    headers.origin === undefined
  );
}
