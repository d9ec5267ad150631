import type { AccessScope } from './access.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';
import type * as modules from './modules.ts';

/** What guards, pays for, publishes or ends an account stays with sessions. */
const withToken: Readonly<Record<keyof typeof modules, boolean>> = {
  access: false,
  account: false,
  analytics: true,
  auth: false,
  boards: true,
  calendar: false,
  careLabels: true,
  chat: true,
  composing: true,
  corrections: false,
  cutouts: true,
  devices: false,
  figure: true,
  homes: true,
  household: false,
  imports: true,
  inspirations: true,
  looks: true,
  orders: false,
  outfits: true,
  passkeys: false,
  payments: false,
  plans: true,
  recovery: false,
  reminders: false,
  scans: true,
  secondLook: false,
  secondStep: false,
  shares: false,
  store: true,
  styleProfile: true,
  subscription: false,
  taste: true,
  trial: false,
  tryOn: false,
  unfiledScans: true,
  upkeep: true,
  viewers: false,
  wardrobe: true,
  weather: true,
  webhooks: false,
  wishes: true,
};

const allowed = new Set<Endpoint>(
  endpoints.flatMap(({ tag, endpoint }) => (withToken[tag as keyof typeof withToken] ? [endpoint] : [])),
);

/** Null for a call that no token may make. */
export function tokenScopeOf(endpoint: Endpoint): AccessScope | null {
  if (!allowed.has(endpoint)) return null;
  return endpoint.method === 'GET' ? 'read' : 'change';
}
