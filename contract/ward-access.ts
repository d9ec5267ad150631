import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';
import type * as modules from './modules.ts';
import { takeSecondLook } from './second-look.ts';
import { createShare, readOutfitPicture } from './shares.ts';
import { acceptInvitation, inviteViewer, mailInvitation } from './viewers.ts';

/**
 * Whose a call is while a session has the wardrobe of a child open:
 * - `ward`: the child's.
 * - `guardian`: of the person who keeps it, as in their own wardrobe.
 * - `refused`: of no one, because it would show the child's things to others or send them to other companies.
 */
export type Whose = 'ward' | 'guardian' | 'refused';

const ofModule: Readonly<Record<keyof typeof modules, Whose>> = {
  access: 'guardian',
  account: 'guardian',
  analytics: 'ward',
  auth: 'guardian',
  boards: 'ward',
  calendar: 'guardian',
  careLabels: 'ward',
  chat: 'refused',
  composing: 'ward',
  corrections: 'guardian',
  cutouts: 'ward',
  devices: 'guardian',
  figure: 'ward',
  homes: 'ward',
  household: 'guardian',
  imports: 'ward',
  inspirations: 'ward',
  looks: 'ward',
  orders: 'guardian',
  outfits: 'ward',
  passkeys: 'guardian',
  payments: 'guardian',
  plans: 'ward',
  recovery: 'guardian',
  reminders: 'guardian',
  scans: 'ward',
  secondLook: 'guardian',
  secondStep: 'guardian',
  shares: 'guardian',
  store: 'guardian',
  styleProfile: 'ward',
  subscription: 'guardian',
  taste: 'ward',
  trial: 'guardian',
  tryOn: 'refused',
  unfiledScans: 'ward',
  upkeep: 'ward',
  viewers: 'guardian',
  wardrobe: 'ward',
  weather: 'ward',
  webhooks: 'guardian',
  wishes: 'guardian',
};

const ofCall = new Map<Endpoint, Whose>([
  ...endpoints.map(({ tag, endpoint }) => [endpoint, ofModule[tag as keyof typeof ofModule]] as const),
  [createShare, 'refused'],
  [readOutfitPicture, 'refused'],
  [takeSecondLook, 'refused'],
  [inviteViewer, 'refused'],
  [mailInvitation, 'refused'],
  [acceptInvitation, 'refused'],
]);

/** Pages and protocols are of the guardian. */
export const whoseCall = (endpoint: Endpoint | undefined): Whose =>
  (endpoint && ofCall.get(endpoint)) ?? 'guardian';
