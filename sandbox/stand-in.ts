import type { FastifyInstance } from 'fastify';
import type { Books } from './books.ts';

export interface StandInTools {
  books: Books;
  /** 30 s, less in tests. */
  hangMs: number;
  /** For webhooks. Null before the product listens. */
  productOrigin(): string | null;
}

/** The API on loopback, and its pages under `/sandbox/…`. */
export type MakeStandIn = (tools: StandInTools) => Promise<FastifyInstance>;
