import { text } from 'drizzle-orm/pg-core';

/** `live` moves money and is all that counts in production; `test` is everything else. */
export const mode = () => text('mode', { enum: ['live', 'test'] }).notNull();
