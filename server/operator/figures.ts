import { sql } from 'drizzle-orm';
import type { Services } from '#server/services.ts';
import type { Outcome } from './commands.ts';

/** Totals of the whole service; people and demonstrations apart. */
export async function figures({ db, now }: Services): Promise<Outcome> {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select
      (select count(*)::int from users where not demo) as cuentas,
      (select count(*)::int from users where demo) as demostraciones,
      (select count(*)::int from trials t join users u on u.id = t.user_id
        where not u.demo and t.ends_at > ${now().toISOString()}::timestamptz) as pruebas_activas,
      (select count(*)::int from garments g join users u on u.id = g.owner_id where not u.demo) as prendas,
      (select count(*)::int from outfits o join users u on u.id = o.owner_id where not u.demo) as outfits,
      (select count(*)::int from wears w join users u on u.id = w.owner_id where not u.demo) as usos,
      (select count(*)::int from scans s join users u on u.id = s.owner_id where not u.demo) as escaneos`);
  const lines = Object.entries(rows[0] ?? {}).map(
    ([name, value]) =>
      `${name.replaceAll('_', ' ').padEnd(16)} ${value.toLocaleString('es-ES').padStart(10)}`,
  );
  return { ok: true, text: lines.join('\n') };
}
