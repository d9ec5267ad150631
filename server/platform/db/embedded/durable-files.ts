import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A rename survives a power cut only once its folder is on disk. */
export function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(place);
    else if (entry.isFile()) syncFolder(place);
  }
  syncFolder(folder);
}

function writeDraft(file: string, content: string): string {
  const draft = `${file}.${randomUUID()}`;
  const handle = fs.openSync(draft, 'w', 0o644);
  try {
    fs.writeSync(handle, content);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
  return draft;
}

/** Complete or absent after a power cut. */
export function writeDurably(file: string, content: string): void {
  fs.renameSync(writeDraft(file, content), file);
  syncFolder(path.dirname(file));
}

/** Returns false when another process was first. */
export function writeOnce(file: string, content: string): boolean {
  const draft = writeDraft(file, content);
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(draft);
  }
  syncFolder(path.dirname(file));
  return true;
}
