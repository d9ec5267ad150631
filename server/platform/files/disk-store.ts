import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PhotoStore } from './store.ts';

/** Writes are atomic and survive a power cut. */
export function diskPhotoStore(folder: string): PhotoStore {
  const fileOf = (key: string) => path.join(folder, ...key.split('/'));
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      const temporary = `${file}.${randomUUID()}.part`;
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      try {
        const handle = await open(temporary, 'wx', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(temporary, file);
      } catch (error) {
        // A partial file would keep a full disk full.
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(path.dirname(file));
    },
    get: (key) => readFile(fileOf(key)).catch(nothingIfAbsent),
    has: async (key) => (await stat(fileOf(key)).catch(nothingIfAbsent)) !== null,
    removeFolder: (key) => rm(fileOf(key), { recursive: true, force: true }),
    check: () => requireWritable(folder, 0o700),
  };
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its file system journals the rename.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nothingIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Only writing reveals a full or read-only disk. */
export async function requireWritable(folder: string, mode?: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode });
  const probe = path.join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(probe, 'x', { mode: 0o600 }).finally(() => rm(probe, { force: true }));
  } catch (error) {
    throw Object.assign(error as Error, { path: folder });
  }
}
