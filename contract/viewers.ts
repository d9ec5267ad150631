import { z } from 'zod';
import { Absence } from './absence.ts';
import { Email } from './auth.ts';
import { careSymbols } from './care.ts';
import { Done, endpoint, IdParams } from './endpoint.ts';
import { attributeSchemas, GarmentColor, GarmentFibre, GarmentPhoto } from './garments.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { viewables } from './viewables.ts';
import { categories, kinds, occasions, seasons } from './vocabulary.ts';

const Shows = z
  .array(z.enum(viewables, messages.unknownOption))
  .refine((chosen) => new Set(chosen).size === chosen.length, messages.repeatedOptions);

/** Mail programs make a link of what looks like an address. */
const PlainName = z
  .string()
  .trim()
  .min(1, messages.person.yourName)
  .max(limits.viewers.nameMax, messages.nameTooLong)
  .regex(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'’ºª-]*$/u, messages.person.plainName)
  .refine((name) => !/\.\p{L}{2}/u.test(name), messages.person.plainName);

export const InvitationToken = z.string().regex(/^[\w-]{43}$/, messages.person.link);

export const Viewer = z.object({
  /** Of their account. */
  id: z.uuid(),
  name: z.string(),
  username: z.string(),
  shows: z.array(z.enum(viewables)),
  since: z.iso.datetime(),
});
export type Viewer = z.infer<typeof Viewer>;

export const Invitation = z.object({
  id: z.uuid(),
  sentTo: z.string().nullable(),
  shows: z.array(z.enum(viewables)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

const InvitationFields = z.strictObject({
  name: PlainName,
  shows: Shows,
});

export const listViewers = endpoint({
  method: 'GET',
  path: '/api/viewers',
  summary: 'Who may look at the wardrobe of the person, and the invitations that wait',
  access: 'session',
  response: z.object({
    viewers: z.array(Viewer),
    invitations: z.array(Invitation),
    name: z.string().nullable(),
  }),
});

export const inviteViewer = endpoint({
  method: 'POST',
  path: '/api/viewers/invitations',
  summary: 'Makes a link by which one person with an account may look at the wardrobe; it is shown once',
  access: 'session',
  whose: 'refused',
  rate: { perHour: 60 },
  body: InvitationFields,
  response: z.object({ invitation: Invitation, token: InvitationToken }),
  errors: ['viewer_limit', 'demo_forbidden'],
});

export const mailInvitation = endpoint({
  method: 'POST',
  path: '/api/viewers/invitations/mail',
  summary: 'Sends such a link to an address, in the language of the person who invites',
  access: 'session',
  whose: 'refused',
  body: InvitationFields.extend({ email: Email }),
  response: z.object({ invitation: Invitation }),
  errors: ['viewer_limit', 'invitation_own', 'demo_forbidden', 'rate_limited'],
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/viewers/invitations/:id',
  summary: 'Withdraws an invitation: its link ends at once',
  access: 'session',
  params: IdParams,
  response: Done,
  errors: ['invitation_not_found'],
});

export const changeViewer = endpoint({
  method: 'PUT',
  path: '/api/viewers/:id',
  summary: 'Changes what a person sees besides the garments',
  access: 'session',
  params: IdParams,
  body: z.strictObject({ shows: Shows }),
  response: Done,
  errors: ['viewer_not_found'],
});

export const endViewer = endpoint({
  method: 'DELETE',
  path: '/api/viewers/:id',
  summary: 'Stops showing the wardrobe to a person, at once',
  access: 'session',
  params: IdParams,
  response: Done,
  errors: ['viewer_not_found'],
});

const TokenBody = z.strictObject({ token: InvitationToken });

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/read',
  summary: 'Whose wardrobe a link shows, and what of it; nothing else before it is accepted',
  access: 'public',
  rate: { perHour: 120 },
  body: TokenBody,
  response: z.object({ name: z.string(), shows: z.array(z.enum(viewables)), own: z.boolean() }),
  errors: ['invitation_ended', 'rate_limited'],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  summary: 'Accepts an invitation, once; the person who invited is told by mail',
  access: 'session',
  whose: 'refused',
  body: TokenBody.extend({ name: PlainName }),
  response: z.object({ id: z.uuid() }),
  errors: ['invitation_ended', 'invitation_own', 'demo_forbidden'],
});

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/decline',
  summary: 'Declines an invitation, which ends its link',
  access: 'session',
  body: TokenBody,
  response: Done,
  errors: ['invitation_ended', 'invitation_own', 'demo_forbidden'],
});

export const Viewed = z.object({
  /** Of the account. */
  id: z.uuid(),
  name: z.string(),
  since: z.iso.datetime(),
});
export type Viewed = z.infer<typeof Viewed>;

export const listViewed = endpoint({
  method: 'GET',
  path: '/api/viewed',
  summary: 'Whose wardrobes the person may look at',
  access: 'session',
  response: z.object({ wardrobes: z.array(Viewed) }),
});

const ViewedPhoto = GarmentPhoto.omit({ cutBy: true });

/** Nothing of money, wear, tags or where it was bought. */
export const ViewedGarment = z.object({
  id: z.uuid(),
  name: z.string(),
  brand: z.string().nullable(),
  category: z.enum(categories),
  kind: z.enum(kinds),
  color: z.string(),
  colors: z.array(GarmentColor),
  pattern: attributeSchemas.pattern,
  fabric: attributeSchemas.fabric,
  sleeve: attributeSchemas.sleeve,
  length: attributeSchemas.length,
  composition: z.array(GarmentFibre),
  care: z.array(z.enum(careSymbols)),
  season: z.array(z.enum(seasons)),
  inLaundry: z.boolean(),
  /** Without the name of whom it is lent to. */
  away: Absence.nullable(),
  otherHome: z.boolean(),
  size: z.string().nullable(),
  photo: ViewedPhoto,
});
export type ViewedGarment = z.infer<typeof ViewedGarment>;

export const ViewedOutfit = z.object({
  id: z.uuid(),
  name: z.string(),
  occasion: z.enum(occasions),
  season: z.enum(seasons),
  garmentIds: z.array(z.uuid()),
});
export type ViewedOutfit = z.infer<typeof ViewedOutfit>;

export const ViewedSize = z.object({
  category: z.enum(categories),
  size: z.string(),
  garments: z.number().int(),
});
export type ViewedSize = z.infer<typeof ViewedSize>;

export const ViewedWish = z.object({
  id: z.string(),
  inShop: z.boolean(),
  name: z.string(),
  kind: z.enum(kinds),
  color: z.string(),
  hex: z.string(),
  price: z.number().nullable(),
  page: z.string().nullable(),
  image: z.string().nullable(),
});
export type ViewedWish = z.infer<typeof ViewedWish>;

export const readViewed = endpoint({
  method: 'GET',
  path: '/api/viewed/:id',
  summary: 'The wardrobe of another person, as far as she shows it',
  access: 'session',
  params: IdParams,
  response: z.object({
    name: z.string(),
    garments: z.array(ViewedGarment),
    outfits: z.array(ViewedOutfit).nullable(),
    sizes: z.array(ViewedSize).nullable(),
    wishes: z.array(ViewedWish).nullable(),
  }),
  errors: ['wardrobe_not_shown'],
});

export const leaveViewed = endpoint({
  method: 'DELETE',
  path: '/api/viewed/:id',
  summary: 'Gives up looking at the wardrobe of another person',
  access: 'session',
  params: IdParams,
  response: Done,
  errors: ['wardrobe_not_shown'],
});

export const readViewedPhoto = endpoint({
  method: 'GET',
  path: '/api/viewed/:id/garments/:garmentId/:size',
  summary: 'A picture of a garment, while its owner shows the wardrobe',
  access: 'session',
  params: z.strictObject({
    id: z.uuid(),
    garmentId: z.uuid(),
    size: z.enum(['full', 'thumb', 'cutout']),
  }),
  response: 'file',
  errors: ['photo_not_found'],
});
