import type * as access from '#contract/access.ts';
import type * as account from '#contract/account.ts';
import type * as analytics from '#contract/analytics.ts';
import type * as auth from '#contract/auth.ts';
import type * as boards from '#contract/boards.ts';
import type * as calendar from '#contract/calendar.ts';
import type * as careLabels from '#contract/care-labels.ts';
import type * as chat from '#contract/chat.ts';
import type * as composing from '#contract/composing.ts';
import type * as corrections from '#contract/corrections.ts';
import type * as cutouts from '#contract/cutouts.ts';
import type * as devices from '#contract/devices.ts';
import type {
  Endpoint,
  NonJsonResponse,
  ParamsOf,
  RequestBodyOf,
  RequestQueryOf,
  ResponseOf,
} from '#contract/endpoint.ts';
import type * as figure from '#contract/figure.ts';
import type * as homes from '#contract/homes.ts';
import type * as household from '#contract/household.ts';
import type * as imports from '#contract/imports.ts';
import type * as inspirations from '#contract/inspirations.ts';
import type * as looks from '#contract/looks.ts';
import type * as orders from '#contract/orders.ts';
import type * as outfits from '#contract/outfits.ts';
import type * as passkeys from '#contract/passkeys.ts';
import type * as payments from '#contract/payments.ts';
import type * as plans from '#contract/plans.ts';
import type * as recovery from '#contract/recovery.ts';
import type * as reminders from '#contract/reminders.ts';
import type * as scans from '#contract/scans.ts';
import type * as secondLook from '#contract/second-look.ts';
import type * as secondStep from '#contract/second-step.ts';
import type * as shares from '#contract/shares.ts';
import type * as store from '#contract/store.ts';
import type * as styleProfile from '#contract/style-profile.ts';
import type * as subscription from '#contract/subscription.ts';
import type * as taste from '#contract/taste.ts';
import type * as trial from '#contract/trial.ts';
import type * as tryOn from '#contract/try-on.ts';
import type * as unfiledScans from '#contract/unfiled-scans.ts';
import type * as upkeep from '#contract/upkeep.ts';
import type * as viewers from '#contract/viewers.ts';
import type * as wardrobe from '#contract/wardrobe.ts';
import type * as weather from '#contract/weather.ts';
import type * as webhooks from '#contract/webhooks.ts';
import type * as wishes from '#contract/wishes.ts';

/* The contract's calls by "METHOD /path", as types only: schemas and zod never reach the browser. */
type Modules = [
  typeof access,
  typeof account,
  typeof analytics,
  typeof auth,
  typeof boards,
  typeof calendar,
  typeof careLabels,
  typeof chat,
  typeof devices,
  typeof figure,
  typeof homes,
  typeof household,
  typeof imports,
  typeof inspirations,
  typeof looks,
  typeof composing,
  typeof orders,
  typeof outfits,
  typeof passkeys,
  typeof payments,
  typeof plans,
  typeof reminders,
  typeof recovery,
  typeof scans,
  typeof corrections,
  typeof cutouts,
  typeof secondLook,
  typeof secondStep,
  typeof shares,
  typeof store,
  typeof styleProfile,
  typeof subscription,
  typeof taste,
  typeof trial,
  typeof tryOn,
  typeof unfiledScans,
  typeof upkeep,
  typeof viewers,
  typeof wardrobe,
  typeof weather,
  typeof webhooks,
  typeof wishes,
][number];

type EndpointsIn<M> = M extends unknown
  ? { [Name in keyof M]: M[Name] extends Endpoint ? M[Name] : never }[keyof M]
  : never;

type JsonEndpoint<E> = E extends Endpoint ? (E['response'] extends NonJsonResponse ? never : E) : never;

type ByCall = {
  [E in JsonEndpoint<EndpointsIn<Modules>> as `${E['method']} ${E['path']}`]: E;
};

/** `GET /api/wardrobe`, `POST /api/wardrobe/items/:id/worn` … */
export type Call = keyof ByCall;

type Present<Key extends string, Value> = [Value] extends [undefined] ? object : { [K in Key]: Value };
/** A query whose keys are all optional is optional itself. */
type PresentQuery<Value> = [Value] extends [undefined]
  ? object
  : object extends Value
    ? { query?: Value }
    : { query: Value };

export type Input<C extends Call> = Present<'params', ParamsOf<ByCall[C]>> &
  PresentQuery<RequestQueryOf<ByCall[C]>> &
  Present<'body', RequestBodyOf<ByCall[C]>>;

export type Output<C extends Call> = ResponseOf<ByCall[C]>;
