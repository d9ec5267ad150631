import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { order } from '#tests/factories/orderer.ts';
import { addGarment, Client, type PaidTestServer } from '#tests/factories/server.ts';

export interface Victim {
  userId: string;
  ids: string[];
  /** Must not occur in responses to others. */
  canaries: string[];
}

type Server = Pick<PaidTestServer, 'app' | 'services' | 'sandbox' | 'origin'>;

export async function signUp({ app }: Pick<Server, 'app'>, mark = randomUUID().slice(0, 8)) {
  const client = new Client(app);
  const person = { username: `fuzz-${mark}`, email: `${mark}@ejemplo.es`, password: 'una-clave-larga' };
  const { status, body } = await client.send('POST /api/register', person);
  if (status !== 200) throw new Error(`sign-up failed: ${status}`);
  return { client, userId: String(body.user.id) };
}

/** Through the API. */
export async function makeVictim(server: Server, pool: Pool): Promise<Victim> {
  const mark = `canario${randomUUID().slice(0, 8)}`;
  const { client, userId } = await signUp(server, mark);
  await client.send('POST /api/trial/start');
  const garment = { name: mark, brand: `${mark}b`, size: 'M', tags: [mark] };
  const shirt = await addGarment(client, garment);
  const pants = await addGarment(client, { ...garment, kind: 'pants' });
  await addGarment(client, { ...garment, kind: 'loafers', fabric: 'leather' });
  const outfit = { name: mark, occasion: 'work', season: 'fall', garmentIds: [shirt.id, pants.id] };
  await client.send('POST /api/wardrobe/outfits', outfit);
  await client.send(`POST /api/wardrobe/items/${shirt.id}/worn`);
  await client.send('POST /api/ai/chat/maya', { message: `Me llamo ${mark}` });
  await order(client, 'bank_transfer');
  const ids = Object.values(await belongingsOf(pool, userId)).flatMap((rows) =>
    rows.flatMap((row) => [...row.matchAll(/"id": ?"([0-9a-f-]{36})"/g)].map(([, id]) => String(id))),
  );
  return {
    userId,
    ids: [...new Set([userId, shirt.photo.full.split('/')[3] ?? userId, ...ids])],
    canaries: [mark],
  };
}

/** Every owned row, as text. */
export async function belongingsOf(pool: Pool, userId: string): Promise<Record<string, string[]>> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and (column_name in ('owner_id', 'user_id') or (table_name = 'users' and column_name = 'id'))
     order by 1`,
  );
  const belongings: Record<string, string[]> = {};
  for (const { table, column } of columns) {
    const { rows } = await pool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from "${table}" t where "${column}" = $1 order by 1`,
      [userId],
    );
    belongings[table] = rows.map(({ row }) => row);
  }
  return belongings;
}
