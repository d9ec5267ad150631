import { Share2 } from 'lucide-react';
import { IconButton } from '#web/components/icon-button.tsx';
import { notifyError, notifySuccess } from '#web/components/notify.ts';
import { storeCopy } from '#web/copy/store.ts';
import { productAddress } from '#web/paths.ts';
import type { Product } from './store-queries.ts';

const { detail: copy, toasts } = storeCopy;

/** Hands the product's address to whatever the person shares with; copies it where there is no such thing. */
export function ShareProduct({ product: { id, name, brand } }: { product: Product }) {
  const share = async () => {
    const url = new URL(productAddress(id), window.location.origin).href;
    try {
      if ('share' in navigator) {
        await navigator.share({ title: name, text: copy.shareText(name, brand), url });
        return;
      }
      await (navigator as Navigator).clipboard.writeText(url);
      notifySuccess(toasts.copied, url);
    } catch (error) {
      // Closing the sheet without choosing anything is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notifyError(toasts.error, toasts.copyFailed);
    }
  };
  return (
    <IconButton className="-my-2" label={copy.share} onClick={() => void share()}>
      <Share2 aria-hidden="true" size={20} />
    </IconButton>
  );
}
