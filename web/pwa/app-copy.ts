/// <reference lib="webworker" />

/*
 * Cache of the application without personal data: the shell and the files of one build. Files with a hash
 * in their name are immutable, so builds can share a cache.
 */

declare const __BUILD__: { version: string; files: readonly string[] };

const prefix = 'vestidor-app-';
const current = `${prefix}${__BUILD__.version}`;
/** Every route of the application has the same document. */
const shellPath = '/dashboard';

/** Caches this build, reusing files of an earlier one. */
export async function installApp(): Promise<void> {
  const cache = await caches.open(current);
  const shell = await fetch(shellPath, { credentials: 'same-origin' });
  if (!shell.ok) throw new TypeError(`The shell answered ${shell.status}`);
  await cache.put(shellPath, shell);
  // The browser bounds how many are under way.
  await Promise.all(
    __BUILD__.files.map(async (file) => {
      const known = await caches.match(file);
      return known ? cache.put(file, known) : cache.add(file);
    }),
  );
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
