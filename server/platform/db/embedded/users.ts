import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { identify, isSameProcess, type ProcessIdentity } from './process-identity.ts';

export const usersFolder = (home: string) => path.join(home, 'users');

/** The name starts with the process id, which the guard reads in a shell. */
export function registerUser(home: string): string {
  const folder = usersFolder(home);
  fs.mkdirSync(folder, { recursive: true });
  const name = `${process.pid}-${randomUUID()}`;
  const file = path.join(folder, name);
  // The guard's shell skips hidden names.
  const draft = path.join(folder, `.${name}`);
  fs.writeFileSync(draft, JSON.stringify(identify(process.pid)));
  fs.renameSync(draft, file);
  return file;
}

function isPresent(file: string): boolean {
  try {
    const identity: ProcessIdentity = JSON.parse(fs.readFileSync(file, 'utf8'));
    return isSameProcess(identity);
  } catch {
    return false;
  }
}

/** Also removes the notes of dead processes. */
export function hasOtherUsers(home: string, mine: string): boolean {
  let others = false;
  for (const name of fs.readdirSync(usersFolder(home))) {
    const file = path.join(usersFolder(home), name);
    if (file === mine || name.startsWith('.')) continue;
    if (isPresent(file)) others = true;
    else fs.rmSync(file, { force: true });
  }
  return others;
}
