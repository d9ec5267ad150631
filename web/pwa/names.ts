/* What the pages and the service worker must call by the same name. */

/** What one person has seen: their answers and their pictures. Erased when they leave. */
export const personCache = 'vestidor-persona';
/** Photographs shared from the phone's gallery, until the scanner takes them. */
export const sharedCache = 'vestidor-compartidas';

/** Where the phone sends what is shared (`manifest.webmanifest`). */
export const sharePath = '/compartir';
/** The mark in the address of the scanner that says: something was shared. */
export const sharedParam = 'compartida';

/** On an answer that comes from the copy: when the copy was made, as an HTTP date. */
export const copiedAtHeader = 'x-vestidor-copia';

/** Asks the worker to keep the wardrobe as it is now. */
export interface KeepMessage {
  type: 'keep';
}
