import path from 'node:path';
import type { Config } from '#server/config.ts';
import { StartFault } from '#server/platform/start-fault.ts';
import { connectDatabase, type DatabaseClient } from './client.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import { migrate } from './migrate.ts';

/** `close` also stops an embedded server that this process started. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: (message: string) => void,
): Promise<DatabaseClient> {
  if (config.databaseUrl !== undefined) return openAt(config.databaseUrl, log);
  const embedded = await startEmbeddedPostgres({ dataDir: path.join(config.dataDir, 'postgres'), log });
  const client = connectDatabase(embedded.connection);
  const close = async () => {
    await client.close();
    await embedded.stop();
  };
  try {
    await migrate(client, log);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...client, close };
}

/** @throws StartFault where the database cannot serve */
export async function openAt(
  url: string,
  log: (message: string) => void,
  oldest = oldestPostgres,
): Promise<DatabaseClient> {
  const client = connectDatabase({ connectionString: url });
  try {
    await requirePostgres(client, oldest);
    await migrate(client, log);
    return client;
  } catch (error) {
    await client.close();
    throw unusableDatabase(error, url) ?? error;
  }
}

const oldestPostgres = 15;

async function requirePostgres({ pool }: DatabaseClient, oldest: number): Promise<void> {
  const { rows } = await pool.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  );
  const found = Math.floor(Number(rows[0]?.version) / 10_000);
  if (found >= oldest) return;
  throw new StartFault(
    'DATABASE_OLD',
    `La base de datos de DATABASE_URL es PostgreSQL ${found} y hace falta el ${oldest} o posterior. Actualízala, o quita DATABASE_URL para usar la incluida.`,
  );
}

/** SQLSTATEs that an operator resolves. */
const refusals: Readonly<Record<string, string>> = {
  '28000': 'no admite a ese usuario: revisa pg_hba.conf y si exige TLS (?sslmode=require)',
  '28P01': 'no acepta el usuario o la contraseña: corrígelos en DATABASE_URL',
  '3D000': 'no tiene la base que dice DATABASE_URL: créala con createdb',
  '42501': 'no deja crear tablas a ese usuario: dale la base con ALTER DATABASE … OWNER TO …',
  '53300': 'no admite más conexiones: sube max_connections o arranca menos servidores',
  '57P03': 'está arrancando o parándose: espera y repite',
};

const unreachable = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|ENOENT)$/;

/** Undefined for any other error. */
function unusableDatabase(error: unknown, url: string): StartFault | undefined {
  const host = hostOf(url);
  const chain: (Error & { code?: unknown })[] = [];
  for (let at = error; at instanceof Error; at = at.cause) chain.push(at);
  for (const { code, message } of chain) {
    const refusal = refusals[String(code)];
    if (refusal !== undefined)
      return new StartFault('DATABASE_REFUSED', `La base de datos de ${host} ${refusal}. (${code})`);
    if (unreachable.test(String(code)) || /timeout|terminated|SSL/i.test(message))
      return new StartFault(
        'DATABASE_UNREACHABLE',
        `La base de datos de ${host} no responde (${typeof code === 'string' ? code : message}). Comprueba que está en marcha y la dirección de DATABASE_URL.`,
      );
  }
  return undefined;
}

/** Without the user and the password. */
function hostOf(url: string): string {
  const { host, searchParams } = new URL(url);
  return host || (searchParams.get('host') ?? 'localhost');
}
