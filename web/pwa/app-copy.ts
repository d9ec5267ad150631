/// <reference lib="webworker" />

/*
 * Cache of the application without personal data: the shell and the files of one build. Files with a hash
 * in their name are immutable, so builds can share a cache.
 */

declare const __BUILD__: {
  /** "/en" of the English pages, nothing of the Spanish ones. */
  prefix: string;
  version: string;
  files: readonly string[];
  /** Those of the pages that are useful offline. */
  first: readonly string[];
};

const prefix = `vestidor-app${__BUILD__.prefix.replace('/', '.')}-`;
const current = `${prefix}${__BUILD__.version}`;
/** Every route of the application has the same document. */
const shellPath = `${__BUILD__.prefix}/dashboard`;

/** Caches what this build needs to open offline, reusing files of an earlier one. */
export async function installApp(): Promise<void> {
  const cache = await caches.open(current);
  const first = new Set(__BUILD__.first);
  const shell = async () => {
    const response = await fetch(shellPath, { credentials: 'same-origin' });
    if (!response.ok || response.redirected) throw new TypeError(`No shell: ${response.status}`);
    await cache.put(shellPath, response);
  };
  // The browser bounds how many are under way.
  await Promise.all([
    shell(),
    ...__BUILD__.files.map(async (file) => {
      const known = await caches.match(file);
      if (known) await cache.put(file, known);
      else if (first.has(file)) await cache.add(file);
    }),
  ]);
}

/** Caches the rest of this build. */
export async function completeApp(): Promise<void> {
  const cache = await caches.open(current);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const file of __BUILD__.files) if (!known.has(file)) await cache.add(file);
}

/** Deletes files of builds that no open page uses. */
export async function removeOldApps(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== current) await caches.delete(name);
  }
}

/** Returns a file of this build, from the cache or from the network while caching it. */
export async function asset(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const cache = await caches.open(current);
  const copy = await cache.match(request);
  if (copy) return copy;
  const response = await fetch(request);
  if (response.ok) later(cache.put(request, response.clone()));
  return response;
}

/** Returns the page from the server, or the cached shell while offline. */
export async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await (await caches.open(current)).match(shellPath);
    if (shell) return shell;
    throw error;
  }
}
