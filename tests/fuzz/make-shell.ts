import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';

/** Returns the folder. */
export function makeShell(): string {
  const folder = makeTemporaryFolder();
  const client = path.join(folder, 'client');
  mkdirSync(client);
  writeFileSync(path.join(client, '__spa-fallback.html'), '<h1>Vestidor</h1>');
  return folder;
}
