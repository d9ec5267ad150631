import type { Cutter } from '#contract/vocabulary.ts';
import { filesOf, photoKey } from '#server/platform/files/store.ts';
import type { Services } from '#server/services.ts';

/** Every photograph has its picture, and counters match the history. */
export async function faultsOf({ db, photoStore }: Pick<Services, 'db' | 'photoStore'>): Promise<string[]> {
  const pool = db.$client;
  const faults: string[] = [];
  const { rows: photos } = await pool.query<{ folder: string; cutBy: Cutter }>(
    'select storage_key as folder, cut_by as "cutBy" from photos where storage_key is not null',
  );
  for (const { folder, cutBy } of photos) {
    for (const file of filesOf({ cutBy })) {
      if (!(await photoStore.has(photoKey(folder, file)))) faults.push(`${folder} has no ${file}`);
    }
  }
  const { rows: miscounted } = await pool.query<{ id: string }>(
    `select g.id from garments g
      where g.times_worn <> (select count(*) from wears w where w.owner_id = g.owner_id and w.garment_id = g.id)`,
  );
  faults.push(...miscounted.map(({ id }) => `${id} was not worn as often as it says`));
  const { rows: bare } = await pool.query<{ id: string }>(
    `select g.id from garments g
      where not exists (select 1 from photos p where p.owner_id = g.owner_id and p.id = g.photo_id)`,
  );
  faults.push(...bare.map(({ id }) => `${id} has no photograph`));
  return faults;
}
