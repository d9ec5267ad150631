import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { parseCookie } from './_session-cookie.ts';

export interface ScriptBytes {
  /** As gzip's level 6 has them: the common measure, whatever the server compresses with. */
  gzip: number;
  /** As they travelled. */
  sent: number;
  files: number;
}

/** The JavaScript that a page fetches until it is quiet, before anybody has touched it. */
export async function scriptBytes(
  browser: Browser,
  url: string,
  session: string | null,
): Promise<ScriptBytes> {
  // The service worker copies the application later and in the background: that is no part of a page.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    if (session !== null) await context.addCookies([{ ...parseCookie(session), url }]);
    const page = await context.newPage();
    const scripts: Promise<{ gzip: number; sent: number }>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script' && !/\.js(\?|$)/.test(response.url())) return;
      scripts.push(
        (async () => ({
          gzip: gzipSync(await response.body()).length,
          sent: Number((await response.allHeaders())['content-length'] ?? 0),
        }))(),
      );
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(scripts);
    const sum = (name: 'gzip' | 'sent') => sizes.reduce((total, size) => total + size[name], 0);
    return { gzip: sum('gzip'), sent: sum('sent'), files: sizes.length };
  } finally {
    await context.close();
  }
}
