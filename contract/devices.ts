import { z } from 'zod';
import { DoneWithMessage, endpoint, IdParams } from './endpoint.ts';

export const Device = z.object({
  id: z.uuid(),
  /** "Chrome en Windows"; null in sessions of earlier versions. */
  name: z.string().nullable(),
  /** A coarse network: "81.45.12.x". */
  network: z.string().nullable(),
  signedInAt: z.iso.datetime().nullable(),
  /** To the hour. */
  lastSeenAt: z.iso.datetime().nullable(),
  /** False for a remembered browser that has signed out. */
  signedIn: z.boolean(),
  current: z.boolean(),
});
export type Device = z.infer<typeof Device>;

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/account/devices',
  summary: 'The browsers that are signed in or remembered, latest first',
  access: 'session',
  response: z.object({ devices: z.array(Device) }),
});

export const endDevice = endpoint({
  method: 'POST',
  path: '/api/account/devices/:id/end',
  summary: 'Ends a session at once and forgets its browser',
  access: 'session',
  params: IdParams,
  response: DoneWithMessage,
  errors: ['device_not_found'],
});
