import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { prepareRow, splitLines } from '#server/platform/db/prepared-rows.ts';
import { addGarment, startTestServer } from '#tests/factories/server.ts';
import { presentGarment } from './present.ts';
import { garmentLines, garmentsOf } from './queries.ts';
import { WrittenGarments } from './written-garments.ts';

const server = await startTestServer();

describe('garments written with what was written before', () => {
  it.each([2 ** 20, 1])('are those written anew, within %i bytes', async (bytesMax) => {
    const { db } = server.services;
    const person = await server.person();
    const { text, rowIn } = garmentLines(db);
    const read = prepareRow<{ lines: string }>(db, `lines_${bytesMax}`, sql`select ${text} as lines`);
    const written = new WrittenGarments(rowIn, bytesMax);
    let percent = 0;
    const expectSame = async () => {
      const ownerId = person.user.id;
      const rows = await garmentsOf(db, ownerId);
      const versatility = Object.fromEntries(
        rows.slice(1).map(({ id }) => [id, { percent: ++percent, outfits: 2 * percent }]),
      );
      const lines = splitLines((await read({ ownerId })).lines);
      const now = written.write(ownerId, lines, versatility);
      expect(now.rows).toEqual(rows);
      const items = rows.map((row) => presentGarment(row, versatility[row.id]));
      expect(`[${now.json}]`).toBe(JSON.stringify(items));
    };
    await expectSame();
    const ids: string[] = [];
    for (const name of [
      'Camisa "a"',
      'Pantalón\u2028\n,"versatilityScore":0,"versatilityOutfits":0',
      'Ñu 🦌',
      'd',
    ]) {
      ids.push((await addGarment(person, { name })).id);
      await expectSame();
    }
    await person.send(`PATCH /api/wardrobe/items/${ids[1]}`, { name: 'Otro' });
    await expectSame();
    for (const id of [ids[2], ids[0]]) {
      await person.send(`DELETE /api/wardrobe/items/${id}?confirm=true`);
      await expectSame();
    }
  });
});
