import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { database, user } from './settings.ts';
import { port } from './socket-folder.ts';

export type PostmasterFile = { pid: number; socketFolder: string; status: string };

export function readPostmasterFile(dataFolder: string): PostmasterFile | undefined {
  let lines: string[];
  try {
    lines = fs.readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[4]?.trim() ?? '', status: lines[7]?.trim() ?? '' };
}

export async function acceptsQueries(socketFolder: string): Promise<boolean> {
  const client = new pg.Client({ host: socketFolder, port, user, database, connectionTimeoutMillis: 5_000 });
  // A connection cut after its response must not end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => {});
  }
}
