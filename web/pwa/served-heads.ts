import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { headedShell } from '#contract/pages.ts';
import { auth } from '#web/copy/auth.ts';
import { payments } from '#web/copy/payments.ts';
import { storeCopy } from '#web/copy/store.ts';
import { trial } from '#web/copy/trial.ts';
import { pageMeta } from '#web/meta.ts';
import { pageAddress } from '#web/page-address.ts';
import { paths } from '#web/paths.ts';
import { servedHead } from './names.ts';

/** Addresses whose content is drawn in the browser, for members or with a query if not for all. */
const heads: readonly Parameters<typeof pageMeta>[0][] = [
  { ...auth.register.meta, path: paths.register },
  { ...auth.login.meta, path: paths.login },
  { ...trial.meta, path: paths.trial },
  { ...payments.meta, path: paths.payments },
  { ...payments.premiumMeta, path: paths.premium },
  { ...storeCopy.meta, path: paths.store, noindex: true },
];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function tagOf(tag: ReturnType<typeof pageMeta>[number]): string {
  if ('title' in tag) return `<title>${escaped(tag.title ?? '')}</title>`;
  if ('script:ld+json' in tag) return '';
  const { tagName = 'meta', ...attributes } = tag as { tagName?: string } & Record<string, string>;
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value ?? '')}"`);
  return `<${tagName} ${written.join(' ')} ${servedHead}="">`;
}

const general =
  /<title>[^<]*<\/title>|<meta (?:name="(?:description|robots|twitter:[^"]*)"|property="og:[^"]*")[^>]*>|<link rel="canonical"[^>]*>/g;

/**
 * Writes the application's shell once for each of these addresses, with the head of its page: networks and
 * search engines run no scripts. In the browser the page's own tags take their place.
 */
export async function writeServedHeads(client: string): Promise<void> {
  const shell = await readFile(path.join(client, pageAddress('/'), '__spa-fallback.html'), 'utf8');
  for (const head of heads) {
    const folder = path.join(client, pageAddress(head.path ?? '/'));
    await mkdir(folder, { recursive: true });
    const tags = pageMeta(head).map(tagOf).join('');
    await writeFile(
      path.join(folder, headedShell),
      shell.replaceAll(general, '').replace('</head>', () => `${tags}</head>`),
    );
  }
}
