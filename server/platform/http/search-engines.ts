import type { FastifyInstance } from 'fastify';
import { languages, pathIn } from '#contract/languages.ts';
import { type Page, pages } from '#contract/pages.ts';

/** @param publicOrigin `https://vestidor.example`, without a path */
export function serveRobotsAndSitemap(app: FastifyInstance, publicOrigin: string): void {
  const alternatesOf = (page: Page) =>
    languages
      .map((language) => new URL(pathIn(language, page.path), publicOrigin).href)
      .map((href, at) => `<xhtml:link rel="alternate" hreflang="${languages[at]}" href="${href}"/>`)
      .join('');
  const addresses = pages
    .filter((page) => page.prerendered && page.audience === 'everyone' && !page.unlisted)
    .map((page) => `  <url><loc>${new URL(page.path, publicOrigin).href}</loc>${alternatesOf(page)}</url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.join('\n')}
</urlset>
`;
  const robots = `User-agent: *
Disallow: /api/

Sitemap: ${publicOrigin}/sitemap.xml
`;
  const hour = 'public, max-age=3600';
  const hidden = { schema: { hide: true } };
  app.get('/sitemap.xml', hidden, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', hour).send(sitemap),
  );
  app.get('/robots.txt', hidden, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', hour).send(robots),
  );
}
