import type { AccessScope } from './access.ts';
import type { Endpoint, Whose } from './endpoint.ts';
import { endpoints } from './index.ts';
import type * as modules from './modules.ts';

interface ModuleAccess {
  whose: Whose;
  token: boolean;
}

const ward: ModuleAccess = { whose: 'ward', token: true };
const guardian: ModuleAccess = { whose: 'guardian', token: false };

const ofModule: Readonly<Record<keyof typeof modules, ModuleAccess>> = {
  access: guardian,
  account: guardian,
  analytics: ward,
  auth: guardian,
  boards: ward,
  calendar: guardian,
  careLabels: ward,
  chat: { whose: 'refused', token: true },
  composing: ward,
  corrections: guardian,
  cutouts: ward,
  devices: guardian,
  figure: ward,
  homes: ward,
  household: guardian,
  imports: ward,
  inspirations: ward,
  looks: ward,
  orders: guardian,
  outfits: ward,
  passkeys: guardian,
  payments: guardian,
  plans: ward,
  recovery: guardian,
  reminders: guardian,
  scans: ward,
  secondLook: guardian,
  secondStep: guardian,
  shares: guardian,
  store: { whose: 'guardian', token: true },
  styleProfile: ward,
  subscription: guardian,
  taste: ward,
  trial: guardian,
  tryOn: { whose: 'refused', token: false },
  unfiledScans: ward,
  upkeep: ward,
  viewers: guardian,
  wardrobe: ward,
  weather: ward,
  webhooks: guardian,
  wishes: { whose: 'guardian', token: true },
};

const moduleOf = new Map<Endpoint, ModuleAccess>(
  endpoints.map(({ tag, endpoint }) => [endpoint, ofModule[tag as keyof typeof ofModule]]),
);

export function tokenScopeOf(endpoint: Endpoint): AccessScope | null {
  if (!moduleOf.get(endpoint)?.token) return null;
  return endpoint.method === 'GET' ? 'read' : 'change';
}

/** Pages and protocols are of the guardian. */
export const whoseCall = (endpoint: Endpoint | undefined): Whose =>
  endpoint?.whose ?? (endpoint && moduleOf.get(endpoint)?.whose) ?? 'guardian';
