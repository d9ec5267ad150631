import { z } from 'zod';
import { Done, endpoint, IdParams } from './endpoint.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

export const choices = ['a', 'b', 'c'] as const;
export type Choice = (typeof choices)[number];

export const reportReasons = ['person', 'offensive', 'not-theirs'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Hexadecimal: addresses are cut at punctuation where they are pasted. */
const Token = z.string().regex(/^[0-9a-f]{32}$/, messages.share.link);
const ShareParams = z.strictObject({ token: Token });

export const Share = z.object({
  token: Token,
  path: z.string(),
  createdAt: z.iso.datetime(),
  removed: z.boolean(),
  /** Several are a question. */
  outfits: z.array(
    z.object({ id: z.uuid(), name: z.string(), choice: z.enum(choices), votes: z.number().int() }),
  ),
});
export type Share = z.infer<typeof Share>;

export const listShares = endpoint({
  method: 'GET',
  path: '/api/shares',
  summary: 'The links that the person shares, with their votes, newest first',
  access: 'session',
  response: z.object({ shares: z.array(Share) }),
});

export const createShare = endpoint({
  method: 'POST',
  path: '/api/shares',
  summary:
    'Makes a link that shows an outfit to anybody; several outfits are a question that visitors vote on',
  access: 'session',
  whose: 'refused',
  rate: { perMinute: 10 },
  spends: ['shares'],
  body: z.strictObject({
    outfitIds: z
      .array(z.uuid())
      .min(1, messages.share.outfit)
      .max(limits.share.outfitsMax, messages.share.outfitsMost)
      .refine((ids) => new Set(ids).size === ids.length, messages.share.repeatedOutfit),
  }),
  response: z.object({ share: Share }),
  errors: ['outfit_not_found', 'share_limit', 'demo_forbidden', 'scanner_busy', 'photos_unavailable'],
});

export const endShare = endpoint({
  method: 'DELETE',
  path: '/api/shares/:token',
  summary: 'Ends a link at once, with its pictures, votes and reports',
  access: 'session',
  params: ShareParams,
  response: Done,
  errors: ['share_not_found'],
});

export const readOutfitPicture = endpoint({
  method: 'GET',
  path: '/api/wardrobe/outfits/:id/picture',
  summary: 'The outfit as a PNG of 1080 × 1920 for stories: cut-outs and drawings, no person and no name',
  access: 'session',
  whose: 'refused',
  rate: { perMinute: 20 },
  params: IdParams,
  response: 'file',
  errors: ['outfit_not_found', 'scanner_busy', 'photos_unavailable'],
});

export const voteForShared = endpoint({
  method: 'POST',
  path: '/api/shared/:token/votes',
  summary: 'Votes for one of the shared outfits, or changes the vote of this browser; a form sends it',
  access: 'public',
  rate: { perMinute: 30 },
  spends: ['votes'],
  params: ShareParams,
  body: z.strictObject({ choice: z.enum(choices, messages.share.choice) }),
  response: 'redirect',
  errors: ['share_not_found', 'share_removed', 'votes_full'],
});

export const reportShared = endpoint({
  method: 'POST',
  path: '/api/shared/:token/reports',
  summary: 'Tells the operator that a shared outfit should not be there; a form sends it',
  access: 'public',
  rate: { perMinute: 10 },
  spends: ['reports'],
  params: ShareParams,
  body: z.strictObject({ reason: z.enum(reportReasons, messages.share.reason) }),
  response: 'redirect',
  errors: ['share_not_found', 'share_removed'],
});
