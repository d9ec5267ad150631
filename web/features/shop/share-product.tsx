import { Share2 } from 'lucide-react';
import { IconButton } from '#web/components/icon-button.tsx';
import { share } from '#web/components/share.ts';
import { storeCopy } from '#web/copy/store.ts';
import { productAddress } from '#web/paths.ts';
import type { Product } from './store-queries.ts';

const { detail: copy, toasts } = storeCopy;

export function ShareProduct({ product: { id, name, brand } }: { product: Product }) {
  const url = new URL(productAddress(id), window.location.origin).href;
  const data = { title: name, text: copy.shareText(name, brand), url };
  const texts = {
    copied: toasts.copied,
    copiedText: url,
    failed: toasts.error,
    failedText: toasts.copyFailed,
  };
  return (
    <IconButton className="-my-2" label={copy.share} onClick={() => void share(data, texts)}>
      <Share2 aria-hidden="true" size={20} />
    </IconButton>
  );
}
