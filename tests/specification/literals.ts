import { singleChecks } from './evaluate.ts';
import type { Row } from './row.ts';

/** Whether `says` is a text of the product to the letter, not a statement about it. */
export const isLiteral = (row: Row): boolean =>
  singleChecks(row.check).some(({ by }) => by === 'text' || by === 'error' || by === 'refusal');
