import { text } from 'drizzle-orm/pg-core';

/** `live` moves money and is all that counts in production. */
export const mode = () => text('mode', { enum: ['live', 'test'] }).notNull();
