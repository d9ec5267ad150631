import type { PhotoDoubt } from '#contract/not-garments.ts';
import type { BrowserReading } from '#scanner/in-browser/reader.ts';

export interface ReadRequest {
  readonly id: number;
  readonly photo: Blob;
  /** The person has said that it shows one garment. */
  readonly confirmed: boolean;
}

export type ReaderMessage =
  /** Unpacked bytes loaded so far. */
  | { readonly type: 'loading'; readonly bytes: number }
  | { readonly type: 'ready' }
  | { readonly type: 'unavailable' }
  | { readonly type: 'read'; readonly id: number; readonly reading: BrowserReading; readonly millis: number }
  | { readonly type: 'doubted'; readonly id: number; readonly doubt: PhotoDoubt }
  /** `message` is set, and can be shown, when the photo is the cause. */
  | { readonly type: 'failed'; readonly id: number; readonly message: string | null };
