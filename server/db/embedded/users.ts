import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { identify, isSameProcess, type ProcessIdentity } from './process-identity.ts';

export const usersFolder = (home: string) => path.join(home, 'users');

/**
 * Notes that this process uses the database, so that whoever leaves last stops the server. The name starts with
 * the process's number: the guard reads it in a shell. Returns the note's file.
 */
export function registerUser(home: string): string {
  const folder = usersFolder(home);
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${process.pid}-${randomUUID()}`);
  fs.writeFileSync(file, JSON.stringify(identify(process.pid)));
  return file;
}

function isPresent(file: string): boolean {
  try {
    const identity: ProcessIdentity = JSON.parse(fs.readFileSync(file, 'utf8'));
    return isSameProcess(identity);
  } catch (error) {
    // A note being written at this moment is somebody arriving.
    return error instanceof SyntaxError && isRecent(file);
  }
}

const isRecent = (file: string) =>
  Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < 5_000;

/** Whether anyone else uses the database; notes of the dead are removed on the way. */
export function hasOtherUsers(home: string, mine: string): boolean {
  let others = false;
  for (const name of fs.readdirSync(usersFolder(home))) {
    const file = path.join(usersFolder(home), name);
    if (file === mine) continue;
    if (isPresent(file)) others = true;
    else fs.rmSync(file, { force: true });
  }
  return others;
}
