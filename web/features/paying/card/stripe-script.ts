import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import type { Output } from '#web/api.ts';
import { language } from '#web/language.ts';

export type CardForm = Output<'POST /api/stripe/create-subscription'>;

type CardScript = Pick<CardForm, 'publishableKey' | 'scriptUrl'>;

/** Of the query of a card form. Structural sharing would clone the Stripe object. */
export const loadedOnce = {
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  structuralSharing: false,
} as const;

const loaded = new Map<string, Promise<Stripe>>();

/** Loads the provider's script on demand. A failure is not cached, so the next call retries. */
export function loadCardScript({ publishableKey, scriptUrl }: CardScript): Promise<Stripe> {
  const name = `${scriptUrl} ${publishableKey}`;
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const loading = scriptUrl === null ? loadPublic(publishableKey) : loadStandIn(scriptUrl, publishableKey);
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}

async function loadPublic(publishableKey: string): Promise<Stripe> {
  if (!isOwnDocument()) {
    window.location.reload();
    return new Promise<never>(() => {});
  }
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey, { locale: language });
  if (stripe === null) throw new Error('Stripe is for browsers');
  return stripe;
}

/** The sandbox's stand-in is an ES module. */
async function loadStandIn(scriptUrl: string, publishableKey: string): Promise<Stripe> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = scriptUrl;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of the card form could not be loaded'));
    };
    document.head.append(script);
  });
  const made: StripeConstructor | undefined = window.Stripe;
  if (made === undefined) throw new Error('The script of the card form is not what it should be');
  return made(publishableKey, { locale: language });
}

/**
 * Returns whether the document was loaded for this route. Only the pages with a card form carry a Content
 * Security Policy that allows the provider's script, so a client-side navigation has to reload.
 */
function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === window.location.pathname;
}
