/* Names shared by the pages and the service worker. */

/** One user's responses and pictures; deleted on sign-out. */
export const personCache = 'vestidor-persona';
/** Photographs shared by the phone until the scanner takes them. */
export const sharedCache = 'vestidor-compartidas';

/** IndexedDB of photos under review; deleted on sign-out. */
export const reviewDatabase = 'vestidor-revision';

/** Share target (`manifest.webmanifest`). */
export const sharePath = '/compartir';
/** Query parameter that tells the scanner of shared photographs. */
export const sharedParam = 'compartida';
/** Query parameter of the import page: the address that another application has shared. */
export const sharedAddressParam = 'direccion';

/** Header of cached responses: their time, as an HTTP date. */
export const copiedAtHeader = 'x-vestidor-copia';

/** Asks the worker to cache the wardrobe now, or the rest of the application. */
export interface KeepMessage {
  type: 'keep' | 'complete';
}

/** Marks the tags of the served head, which the page replaces by its own. */
export const servedHead = 'data-served-head';
