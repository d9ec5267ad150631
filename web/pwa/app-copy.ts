/// <reference lib="webworker" />

/*
 * The application itself, without anybody's data: the shell and the files of one build. What a build
 * calls `assets/x-<hash>` never changes, so the files of the next build lie beside it until it goes.
 */

declare const __BUILD__: { version: string; files: readonly string[] };

const prefix = 'vestidor-app-';
const current = `${prefix}${__BUILD__.version}`;
/** Any address of the application is answered with the same document; this one is everybody's. */
const shellPath = '/dashboard';

/** Fetches this build; what an earlier one has in common with it is not fetched again. */
export async function installApp(): Promise<void> {
  const cache = await caches.open(current);
  const shell = await fetch(shellPath, { credentials: 'same-origin' });
  if (!shell.ok) throw new TypeError(`The shell answered ${shell.status}`);
  await cache.put(shellPath, shell);
  for (const file of __BUILD__.files) {
    const known = await caches.match(file);
    if (known) await cache.put(file, known);
    else await cache.add(file);
  }
}

/** The files of builds that no open page uses any more. */
export async function removeOldApps(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== current) await caches.delete(name);
  }
}

/** A file of this build. What is not kept yet is handed on as it arrives, and kept meanwhile. */
export async function asset(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const cache = await caches.open(current);
  const copy = await cache.match(request);
  if (copy) return copy;
  const response = await fetch(request);
  if (response.ok) later(cache.put(request, response.clone()));
  return response;
}

/** The page from the server; without one, the shell, which then shows what it finds kept. */
export async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await (await caches.open(current)).match(shellPath);
    if (shell) return shell;
    throw error;
  }
}
