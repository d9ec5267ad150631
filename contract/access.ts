import { z } from 'zod';
import { accessLimits } from './access-limits.ts';
import { Done, endpoint, IdParams } from './endpoint.ts';
import { messages } from './messages.ts';
import { ConfirmPassword } from './passkeys.ts';

/** `change` includes `read`. */
export const accessScopes = ['read', 'change'] as const;
export const AccessScope = z.enum(accessScopes);
export type AccessScope = z.infer<typeof AccessScope>;

/** Access of a program to an account. */
export const Access = z.object({
  id: z.uuid(),
  /** `assistant`: given on the consent page. `token`: made by the person for the API. */
  kind: z.enum(['assistant', 'token']),
  name: z.string(),
  /** Host or scheme to which the consent page returned; null for a token. */
  place: z.string().nullable(),
  scope: AccessScope,
  createdAt: z.iso.datetime(),
  /** An assistant's is moved on with every renewal. */
  expiresAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Access = z.infer<typeof Access>;

export const listAccess = endpoint({
  method: 'GET',
  path: '/api/account/access',
  summary: 'The assistants and personal tokens that can reach the account, latest first',
  access: 'session',
  response: z.object({ access: z.array(Access), address: z.url() }),
});

export const endAccess = endpoint({
  method: 'POST',
  path: '/api/account/access/:id/end',
  summary: 'Ends the access of an assistant or personal token at once',
  access: 'session',
  params: IdParams,
  response: Done,
  errors: ['access_not_found'],
});

export const createToken = endpoint({
  method: 'POST',
  path: '/api/account/tokens',
  summary: 'Makes a personal token; it is shown only in this response',
  access: 'session',
  body: ConfirmPassword.extend({
    name: z.string().trim().min(1, messages.name).max(accessLimits.nameMax, messages.nameTooLong),
    scope: AccessScope,
    days: z.union(accessLimits.tokenDays.map((days) => z.literal(days))),
  }),
  response: z.object({ token: z.string(), access: Access }),
  errors: ['wrong_password', 'demo_forbidden', 'access_limit'],
  spends: ['securityChanges'],
});

/** The advisors' tools that change something. */
export const changingTools = [
  'keepOutfits',
  'planOutfits',
  'wearOutfit',
  'wearGarments',
  'refuseOutfit',
  'markGarments',
  'noteDeparture',
  'noteAbsence',
  'movePlans',
  'swapPlan',
  'deletePlans',
  'wishProducts',
  'addToCart',
] as const;
export type ChangingTool = (typeof changingTools)[number];

export const AssistantChange = z.object({
  id: z.uuid(),
  assistant: z.string(),
  tool: z.enum(changingTools),
  madeAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
});

export const listAssistantChanges = endpoint({
  method: 'GET',
  path: '/api/account/assistant-changes',
  summary: 'The latest changes that assistants made, also those whose access has ended',
  access: 'session',
  response: z.object({ changes: z.array(AssistantChange) }),
});

export const undoAssistantChange = endpoint({
  method: 'POST',
  path: '/api/account/assistant-changes/:id/undone',
  summary: 'Undoes a change that an assistant made, once',
  access: 'session',
  params: IdParams,
  response: Done,
  errors: ['change_not_found', 'outfit_not_found', 'product_not_found', 'plan_day_full', 'garment_limit'],
});

/** Parameters of RFC 6749, 7636 and 8707. */
export const ConnectionRequest = z.strictObject({
  response_type: z.string().max(100).optional(),
  client_id: z.string().max(accessLimits.clientIdMax),
  redirect_uri: z.string().max(accessLimits.redirectMax),
  code_challenge: z.string().max(128).optional(),
  code_challenge_method: z.string().max(20).optional(),
  scope: z.string().max(200).optional(),
  state: z.string().max(2000).optional(),
  resource: z.string().max(500).optional(),
});
export type ConnectionRequest = z.infer<typeof ConnectionRequest>;

export const readConnection = endpoint({
  method: 'GET',
  path: '/api/connection',
  summary: 'Which assistant asks for access, for the consent page',
  access: 'session',
  query: ConnectionRequest,
  response: z.object({ name: z.string(), place: z.string(), asks: AccessScope }),
  errors: ['connection_invalid', 'demo_forbidden'],
});

export const answerConnection = endpoint({
  method: 'POST',
  path: '/api/connection',
  summary: 'Gives or refuses an assistant access; returns the address that tells it so',
  access: 'session',
  body: z.strictObject({
    request: ConnectionRequest,
    scope: AccessScope.nullable(),
  }),
  response: z.object({ redirectTo: z.string() }),
  errors: ['connection_invalid', 'demo_forbidden', 'access_limit'],
  spends: ['securityChanges'],
});
