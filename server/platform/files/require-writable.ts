import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

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
