import type { FastifyRequest } from 'fastify';

/** Never the URL, which names garments and would add labels without end. */
export function routeLabel(request: FastifyRequest): string {
  const url = request.routeOptions.url;
  if (url === undefined) return request.url.startsWith('/api/') ? '(unknown call)' : '(page)';
  if (url.startsWith('/assets/')) return '/assets/*';
  return /\.\w+$/.test(url) && !url.startsWith('/api/') ? '(file)' : url;
}
