import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Readable by the database's user: under root, a private folder moves the database to a system folder that
 * tests do not remove.
 */
export function makeTemporaryFolder(): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'vestidor-test-')));
  fs.chmodSync(folder, 0o755);
  return folder;
}
