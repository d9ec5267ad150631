import { expect } from '@playwright/test';
import { pages } from '#contract/pages.ts';
import { test } from '../journey.ts';

const published = pages.filter((page) => page.prerendered && !page.unlisted);

test('each page has its metadata for people, networks and search engines', {
  tag: [
    '@2.metadata.title',
    '@2.metadata.description',
    '@2.metadata.social',
    '@2.metadata.canonical',
    '@2.metadata.organisation',
  ],
}, async ({ request, baseURL }) => {
  const titles = new Set<string>();
  for (const { path } of published) {
    const html = await (await request.get(path)).text();
    const content = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    expect(title, path).toContain('Vestidor');
    titles.add(title);
    expect(content('description').length, path).toBeGreaterThan(40);
    expect(content('og:title'), path).toBe(title);
    expect(content('twitter:card'), path).toBe('summary_large_image');
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(canonical, path).toBe(new URL(path, baseURL).href);
    expect(content('og:url'), path).toBe(canonical);
    const picture = await request.get(content('og:image'));
    expect(picture.status(), path).toBe(200);
    expect(picture.headers()['content-type'], path).toBe('image/jpeg');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(
      JSON.parse(data)['@graph'].map((thing: { '@type': string }) => thing['@type']),
      path,
    ).toContain('Organization');
    expect(html, path).not.toContain('vestidor.invalid');
  }
  expect(titles.size).toBe(published.length);
});

test('the sitemap lists the public pages only', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(published.map(({ path }) => new URL(path, baseURL).href));
  expect(await (await request.get('/robots.txt')).text()).toContain(`${baseURL}/sitemap.xml`);
  for (const path of ['/wardrobe', '/no-existe']) {
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex');
  }
});

test('the app can be installed and is a share target for photographs', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Vestidor', lang: 'es', display: 'standalone' });
  expect(manifest.share_target).toMatchObject({ action: '/compartir', method: 'POST' });
  for (const { src } of [
    ...manifest.icons,
    { src: '/icons/apple-touch-icon.png' },
    { src: '/favicon.ico' },
  ]) {
    expect((await request.get(src)).status(), src).toBe(200);
  }
});
