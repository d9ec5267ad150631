import { text } from 'drizzle-orm/pg-core';

/** Only `live` moves money. */
export const mode = () => text('mode', { enum: ['live', 'test'] }).notNull();
