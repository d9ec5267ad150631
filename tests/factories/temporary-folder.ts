import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A folder for one test, which the database's user can enter: under root, a private one would send the
 * database to a folder of the system that no test removes.
 */
export function makeTemporaryFolder(): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'vestidor-test-')));
  fs.chmodSync(folder, 0o755);
  return folder;
}
