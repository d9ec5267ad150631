import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type Audience, pageAt } from '#contract/pages.ts';
import routes from '#web/routes.ts';

/** Section 2 of the specification: the two route tables. */
const pages: readonly [path: string, audience: Audience][] = [
  ['/', 'everyone'],
  ['/register', 'everyone'],
  ['/login-existing', 'everyone'],
  ['/payment-return', 'everyone'],
  ['/pricing', 'everyone'],
  ['/about', 'everyone'],
  ['/contact', 'everyone'],
  ['/privacy', 'everyone'],
  ['/payment/success', 'everyone'],
  ['/payment/cancel', 'everyone'],
  ['/payment/methods', 'everyone'],
  ['/payments', 'everyone'],
  ['/premium', 'everyone'],
  ['/trial', 'everyone'],
  ['/free-trial', 'everyone'],
  ['/stripe-checkout', 'everyone'],
  ['/subscription-success', 'everyone'],
  ['/', 'member'],
  ['/dashboard', 'member'],
  ['/store', 'member'],
  ['/wardrobe', 'member'],
  ['/ai-chat', 'member'],
  ['/pricing', 'member'],
  ['/about', 'member'],
  ['/contact', 'member'],
  ['/privacy', 'member'],
  ['/payment/success', 'member'],
  ['/payment/cancel', 'member'],
  ['/payment/methods', 'member'],
  ['/payments', 'member'],
  ['/premium', 'member'],
  ['/trial', 'member'],
  ['/free-trial', 'member'],
  ['/stripe-checkout', 'member'],
  ['/subscription-success', 'member'],
  ['/super-app', 'member'],
  ['/enterprise', 'member'],
  ['/15J32', 'everyone'],
  ['/trends', 'everyone'],
  ['/blog', 'everyone'],
  ['/careers', 'everyone'],
  ['/press', 'everyone'],
  ['/help', 'everyone'],
  ['/faq', 'everyone'],
  ['/terms', 'everyone'],
  ['/cookies', 'everyone'],
];

interface RouteEntry {
  file: string;
  path?: string;
  index?: boolean;
  children?: RouteEntry[];
}

const fileOf = (entry: RouteEntry) => fileURLToPath(new URL(`../../web/${entry.file}`, import.meta.url));

const pathsBelow = (entries: readonly RouteEntry[], base: string): string[] =>
  entries.flatMap((entry) => {
    const path = entry.path ? `${base}/${entry.path.replace(/^\/|\/$/g, '')}` : base;
    const screen = (entry.index || entry.path !== undefined) && existsSync(fileOf(entry));
    return [...(screen ? [path || '/'] : []), ...pathsBelow(entry.children ?? [], path)];
  });

const routed = pathsBelow((await routes) as RouteEntry[], '');

it.each(pages)('%s is a page for %s', (path, audience) => {
  const page = pageAt(path);
  expect(routed).toContain(path);
  expect(page).toBeDefined();
  // A page for everyone serves members too; the reverse does not hold.
  if (audience === 'everyone') expect(page?.audience).toBe('everyone');
});
