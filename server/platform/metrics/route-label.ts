import type { FastifyRequest } from 'fastify';

/**
 * Which route a request took, never its address: that says which garment somebody looks at, and a stranger could
 * fill a table of figures with addresses that do not exist.
 */
export function routeLabel(request: FastifyRequest): string {
  const url = request.routeOptions.url;
  if (url === undefined) return request.url.startsWith('/api/') ? '(unknown call)' : '(page)';
  if (url.startsWith('/assets/')) return '/assets/*';
  return /\.\w+$/.test(url) && !url.startsWith('/api/') ? '(file)' : url;
}
