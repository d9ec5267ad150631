import type { Token } from '../../words/tokens.ts';
import type { GarmentReference } from '../slots.ts';

/** "sin repetir zapatos" wishes for none and refuses none. */
export const isUnrepeated = (
  tokens: readonly Token[],
  { start, points, garmentIds }: GarmentReference,
): boolean =>
  points === 'any' &&
  garmentIds.length !== 1 &&
  /\b(?:sin|no|nunca|ni)\b.*\brep[ei]t\w+(?: \w+)?$/.test(
    tokens
      .slice(Math.max(0, start - 5), start)
      .map(({ text }) => text)
      .join(' '),
  );
