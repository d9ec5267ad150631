import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { parseCookie } from './_session-cookie.ts';

export interface ScriptBytes {
  /** At gzip level 6, independent of the server's compression. */
  gzip: number;
  /** Transferred bytes. */
  sent: number;
  files: number;
}

/** Measures the JavaScript that a page loads before any interaction. */
export async function scriptBytes(
  browser: Browser,
  url: string,
  session: string | null,
): Promise<ScriptBytes> {
  // The service worker precaches the application in the background.
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
