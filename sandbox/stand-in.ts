import type { FastifyInstance } from 'fastify';
import type { Books } from './books.ts';

/** What every stand-in is given. */
export interface StandInTools {
  books: Books;
  /** How long the switch "hang" waits: 30 s, less in tests. */
  hangMs: number;
  /** Where the product answers, for webhooks: `http://127.0.0.1:3000`. Null before it listens. */
  productOrigin(): string | null;
}

/** A provider's API on loopback, and under `/sandbox/…` the pages that a browser opens of it. */
export type MakeStandIn = (tools: StandInTools) => Promise<FastifyInstance>;
