import * as account from './account.ts';
import * as analytics from './analytics.ts';
import * as auth from './auth.ts';
import * as careLabels from './care-labels.ts';
import * as chat from './chat.ts';
import * as composing from './composing.ts';
import * as corrections from './corrections.ts';
import * as cutouts from './cutouts.ts';
import type { Endpoint } from './endpoint.ts';
import * as looks from './looks.ts';
import * as orders from './orders.ts';
import * as outfits from './outfits.ts';
import * as payments from './payments.ts';
import * as plans from './plans.ts';
import * as recovery from './recovery.ts';
import * as scans from './scans.ts';
import * as secondLook from './second-look.ts';
import * as store from './store.ts';
import * as subscription from './subscription.ts';
import * as taste from './taste.ts';
import * as trial from './trial.ts';
import * as wardrobe from './wardrobe.ts';
import * as weather from './weather.ts';

const modules = {
  auth,
  account,
  recovery,
  subscription,
  trial,
  wardrobe,
  analytics,
  scans,
  careLabels,
  secondLook,
  corrections,
  cutouts,
  outfits,
  looks,
  plans,
  composing,
  taste,
  weather,
  store,
  orders,
  payments,
  chat,
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every call with its tag. */
export const endpoints: readonly { tag: string; name: string; endpoint: Endpoint }[] = Object.entries(
  modules,
).flatMap(([tag, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ tag, name, endpoint: value }] : [],
  ),
);
