import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { pictureProviders } from '#contract/vocabulary.ts';
import { moment, owned, ownerId, ownRow } from './accounts.ts';
import { photos } from './wardrobe.ts';

export const bodyPhotographs = pgTable(
  'body_photographs',
  {
    ownerId: ownerId().primaryKey(),
    photoId: uuid('photo_id').notNull(),
    /** As the person's own, and as an adult's. */
    declaredAt: moment('declared_at').notNull(),
  },
  (table) => [ownRow(table.ownerId, table.photoId, photos)],
);

/** Written before the provider is asked, as the record of the consent. */
export const tryOns = pgTable(
  'try_ons',
  {
    ...owned(),
    garmentIds: uuid('garment_ids').array().notNull(),
    provider: text('provider', { enum: pictureProviders }).notNull(),
    model: text('model').notNull(),
    agreedAt: moment('agreed_at').notNull(),
    /** `asked` also when the server ended before the answer. */
    outcome: text('outcome', { enum: ['asked', 'made', 'refused', 'failed'] }).notNull(),
    photoId: uuid('photo_id'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    ownRow(table.ownerId, table.photoId, photos),
  ],
);
