import type { BrowserReading } from '#scanner/in-browser/reader.ts';

export interface ReadRequest {
  readonly id: number;
  readonly photo: Blob;
}

export type ReaderMessage =
  /** Unpacked bytes loaded so far. */
  | { readonly type: 'loading'; readonly bytes: number }
  | { readonly type: 'ready' }
  | { readonly type: 'unavailable' }
  | { readonly type: 'read'; readonly id: number; readonly reading: BrowserReading; readonly millis: number }
  /** `message` is set, and can be shown, when the photo is the cause. */
  | { readonly type: 'failed'; readonly id: number; readonly message: string | null };
