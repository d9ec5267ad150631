import { StartFault } from '#server/platform/start-fault.ts';
import type { DatabaseClient } from './client.ts';

export const oldestPostgres = 15;

export async function requirePostgres({ pool }: DatabaseClient, oldest: number): Promise<void> {
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
export function unusableDatabase(error: unknown, url: string): StartFault | undefined {
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
