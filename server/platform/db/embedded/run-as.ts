import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** Undefined ids mean the current user. */
export type RunAs = { name: string; uid?: number; gid?: number };

const ourUid = () => process.getuid?.() ?? -1;

function idOf(name: string, flag: '-u' | '-g'): number | undefined {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  if (answer.status !== 0) return undefined;
  // macOS prints the highest numbers as negative.
  return Number(answer.stdout.trim()) >>> 0;
}

function findUser(name: string): RunAs | undefined {
  const uid = idOf(name, '-u');
  const gid = idOf(name, '-g');
  return uid === undefined || gid === undefined || uid === 0 ? undefined : { name, uid, gid };
}

/** PostgreSQL refuses to run as root. The owner of an existing folder stays its user. */
export function chooseUser(home: string): RunAs {
  const owner = fs.statSync(home, { throwIfNoEntry: false });
  if (ourUid() !== 0) {
    if (owner && owner.uid !== ourUid()) {
      throw new EmbeddedPostgresError(
        `La base de datos de ${home} pertenece a otro usuario (uid ${owner.uid}). ` +
          'Arranca con ese usuario o como root, o elige otra carpeta con DATA_DIR.',
      );
    }
    return { name: `uid ${ourUid()}` };
  }
  if (owner && owner.uid !== 0) return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const user = findUser('postgres') ?? findUser('nobody');
  if (!user) {
    throw new EmbeddedPostgresError(
      'PostgreSQL no se ejecuta como root y no existe el usuario postgres ni nobody. ' +
        'Crea uno (useradd --system postgres), arranca sin ser root, o da DATABASE_URL.',
    );
  }
  return user;
}

export const spawnIds = ({ uid, gid }: RunAs) => (uid === undefined ? {} : { uid, gid });

/** Tested as that user: permission bits ignore access lists and mounts. */
export function canUse(user: RunAs, place: string, access: 'read' | 'enter' = 'enter'): boolean {
  const test = access === 'read' ? 'test -r "$0" -a -x "$0"' : 'test -x "$0"';
  return spawnSync('/bin/sh', ['-c', test, place], { cwd: '/', ...spawnIds(user) }).status === 0;
}

export function giveTo(user: RunAs, place: string): void {
  if (user.uid === undefined || user.gid === undefined) return;
  try {
    fs.chownSync(place, user.uid, user.gid);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `No puedo entregar ${place} al usuario ${user.name}: ${(error as Error).message}. ` +
        'Elige con DATA_DIR una carpeta de un disco que admita cambiar de dueño, o da DATABASE_URL.',
    );
  }
}
