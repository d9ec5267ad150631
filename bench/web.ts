import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { pages } from '#contract/pages.ts';
import { freePort } from '#tests/factories/free-port.ts';
import { launchChromium, parseCookie } from './_chromium.ts';
import { machine, spreadOf } from './_measure.ts';
import { startOwnServer } from './_own-server.ts';

/** Medians of three runs. */
const runs = process.env.BENCH_SHORT === undefined ? 3 : 1;
/** Pages that search engines may list, or those of `--path`. */
const publishedPages = pages.filter((page) => page.prerendered && !page.unlisted).map((page) => page.path);
const { values } = parseArgs({ options: { path: { type: 'string', multiple: true } } });
const audited = values.path ?? publishedPages;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const wanted = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const weighed = [
  { path: '/', member: false, kilobytesMax: 90 },
  { path: '/pricing', member: false, kilobytesMax: 90 },
  { path: '/', member: true, kilobytesMax: 110 },
  { path: '/dashboard', member: true, kilobytesMax: 96 },
  { path: '/wardrobe', member: true, kilobytesMax: 118 },
  { path: '/store', member: true, kilobytesMax: 104 },
];

const server = await startOwnServer();
const { origin } = server;
const debuggingPort = await freePort();
const browser = await launchChromium(debuggingPort);
let missed = 0;

try {
  console.log(`\nLighthouse, mobile, medians of ${runs} runs\n${machine()}\n`);
  for (const path of audited) await audit(path);
  console.log('\nJavaScript before interaction, gzip, kilobytes of 1024 bytes\n');
  const session = await server.demoSession();
  for (const page of weighed) await weigh(page, session);
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = missed > 0 ? 1 : 0;

function marked(text: string, holds: boolean): string {
  if (!holds) missed += 1;
  return holds ? `${text}  ` : `${text} ✗`;
}

async function audit(path: string): Promise<void> {
  const { status } = await fetch(origin + path);
  if (status !== 200) {
    console.log(`${path.padEnd(12)} skipped: answers ${status}`);
    return;
  }
  const scores: Record<string, number[]> = {};
  const failed = new Set<string>();
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(origin + path, {
      port: debuggingPort,
      onlyCategories: [...categories],
      logLevel: 'error',
      output: 'json',
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${path}`);
    for (const category of categories) {
      const { score, auditRefs } = result.lhr.categories[category] ?? { score: null, auditRefs: [] };
      scores[category] = [...(scores[category] ?? []), Math.round((score ?? 0) * 100)];
      for (const { id, weight } of auditRefs) {
        const found = result.lhr.audits[id]?.score ?? 1;
        if (weight > 0 && found < 0.9)
          failed.add(`${id} ${result.lhr.audits[id]?.displayValue ?? ''}`.trim());
      }
    }
  }
  const figures = categories.map((category) => {
    const { median } = spreadOf(scores[category] ?? []);
    return `${category} ${marked(String(median).padStart(3), median >= wanted[category])}`;
  });
  console.log(`${path.padEnd(12)} ${figures.join(' ')}`);
  for (const audit of failed) console.log(`             – ${audit}`);
}

async function weigh(page: (typeof weighed)[number], session: string): Promise<void> {
  const { path, member, kilobytesMax } = page;
  const { gzip, sent, files } = await scriptBytes(browser, origin + path, member ? session : null);
  const figure = marked((gzip / 1024).toFixed(1).padStart(6), gzip <= kilobytesMax * 1024);
  console.log(
    `${path.padEnd(12)} ${member ? 'member ' : 'visitor'} ${figure} of ${kilobytesMax}; ` +
      `${(sent / 1024).toFixed(1)} as sent, ${files} files`,
  );
}

interface ScriptBytes {
  /** At gzip level 6. */
  gzip: number;
  /** Transferred bytes. */
  sent: number;
  files: number;
}

async function scriptBytes(browser: Browser, url: string, session: string | null): Promise<ScriptBytes> {
  // The service worker would precache the application.
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
