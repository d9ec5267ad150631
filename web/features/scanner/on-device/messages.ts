import type { BrowserReading } from '#scanner/in-browser/reader.ts';

/* What the page and the worker that reads photographs say to each other. */

export interface ReadRequest {
  readonly id: number;
  readonly photo: Blob;
}

export type ReaderMessage =
  /** How much of the reader has arrived, in bytes as they are used. */
  | { readonly type: 'loading'; readonly bytes: number }
  | { readonly type: 'ready' }
  | { readonly type: 'unavailable' }
  | { readonly type: 'read'; readonly id: number; readonly reading: BrowserReading; readonly millis: number }
  /** `message` where the photograph is to blame, and can be shown. */
  | { readonly type: 'failed'; readonly id: number; readonly message: string | null };
