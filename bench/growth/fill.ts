import type { Pool } from 'pg';
import { hashToken } from '#server/people/auth/sessions.ts';

export const garmentsEach = 30;

/** `tokens` sign in to evenly spread accounts. */
export async function fill(pool: Pool, people: number, tokens: readonly string[]): Promise<void> {
  const connection = await pool.connect();
  const run = (text: string, values: unknown[] = []) => connection.query(text, values);
  try {
    // Skips foreign key checks.
    await run("set session_replication_role = 'replica'");
    await run("set synchronous_commit = 'off'");
    await run(
      `insert into users (id, username, email, password_hash, created_at)
       select gen_random_uuid(), 'persona-' || n, 'persona-' || n || '@ejemplo.es', 'x', now()
       from generate_series(1, $1::int) n`,
      [people],
    );
    await run(
      `insert into photos (owner_id, id, drawing, created_at)
       select u.id, gen_random_uuid(), '{"kind": "shirt", "fabric": "cotton", "pattern": "plain", "colorHex": "#1f2a44"}', now()
       from users u, generate_series(1, ${garmentsEach}) n`,
    );
    await run(
      `insert into garments (owner_id, id, photo_id, name, kind, category, color, colors, pattern, style, fabric,
         condition, purchase_price_cents, seasons, tags, suggested, confidence, created_at)
       select owner_id, gen_random_uuid(), id, 'Prenda', k.kind, k.category, 'azul marino',
         '[{"hex": "#1f2a44", "name": "azul marino", "share": 1}]', 'plain', 'casual', 'cotton', 'good', 2000, '{}', '{}',
         '{}', '{}', now()
       from (select *, 1 + (get_byte(uuid_send(id), 0) % 4) as pick from photos) p
       join (values (1, 'shirt', 'tops'), (2, 'pants', 'bottoms'), (3, 'sneakers', 'shoes'), (4, 'coat', 'outerwear'))
         k (pick, kind, category) using (pick)`,
    );
    await run(
      `insert into wardrobe_insights (owner_id, revision, counted_revision, versatility)
       select id, 1, 1, '{}' from users`,
    );
    await run(
      `insert into outfits (owner_id, id, name, description, occasion, season, ai_generated, parts, reasons, tags, created_at)
       select id, gen_random_uuid(), 'Conjunto', '', 'work', 'fall', false, '[]', '{}', '{}', now()
       from users, generate_series(1, 2)`,
    );
    await run(
      `insert into outfit_garments (owner_id, outfit_id, garment_id, position)
       select o.owner_id, o.id, g.id, g.place from outfits o
       cross join lateral (select id, row_number() over () as place from garments
         where owner_id = o.owner_id limit 3) g`,
    );
    await run(
      `insert into sessions (token_hash, user_id, created_at, expires_at)
       select t.hash, u.id, now(), now() + interval '30 days'
       from unnest($1::text[]) with ordinality t (hash, place)
       join (select id, row_number() over (order by id) as place from users) u
         on u.place = 1 + (t.place - 1) * $2::bigint`,
      [tokens.map(hashToken), Math.floor(people / tokens.length)],
    );
    await run('analyze');
  } finally {
    connection.release(true);
  }
}
