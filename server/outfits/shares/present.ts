import { sharedPath } from '#contract/shared-path.ts';
import type { Share } from '#contract/shares.ts';
import { choiceAt, type ListedShare } from './queries.ts';

export const presentShare = ({ token, createdAt, removedAt, outfits }: ListedShare): Share => ({
  token,
  path: sharedPath(token),
  createdAt: createdAt.toISOString(),
  removed: removedAt !== null,
  outfits: outfits.map(({ position, ...outfit }) => ({ ...outfit, choice: choiceAt(position) })),
});
