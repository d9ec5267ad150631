import { ChevronDown, Share2, ShieldCheck, Truck } from 'lucide-react';
import { useState } from 'react';
import { thumbOf } from '#contract/shop.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { PictureLabel } from '#web/components/pictures/label.tsx';
import { share } from '#web/components/share.ts';
import { common } from '#web/copy/common.ts';
import { storeCopy } from '#web/copy/store.ts';
import { formatPercent } from '#web/format/numbers.ts';
import { formatList } from '#web/format/words.ts';
import { productAddress } from '#web/paths.ts';
import { AddFooter } from './add-footer.tsx';
import { DetailInWardrobe } from './detail-in-wardrobe.tsx';
import { discountText } from './discount-text.ts';
import { type Choice, firstChoice } from './options.ts';
import { picturesIn } from './product-images.ts';
import { ProductOptions } from './product-options.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductRating } from './product-rating.tsx';
import { SizeHelp } from './size-help.tsx';
import { type Product, useProduct } from './store-queries.ts';

const { toasts } = storeCopy;

function ShareProduct({ product: { id, name, brand } }: { product: Product }) {
  const url = new URL(productAddress(id), window.location.origin).href;
  const data = { title: name, text: copy.shareText(name, brand), url };
  const texts = {
    copied: toasts.copied,
    copiedText: url,
    failed: common.error,
    failedText: toasts.copyFailed,
  };
  return (
    <IconButton className="-my-2" label={copy.share} onClick={() => void share(data, texts)}>
      <Share2 size={20} />
    </IconButton>
  );
}

interface ProductDetailProps {
  id: string;
  listed: Product | undefined;
  onClose: () => void;
  onSeeCart: () => void;
}

const { detail: copy, card } = storeCopy;

/** Also opens by its address alone, independent of the grid's filters. */
export function ProductDetail({ id, listed, onClose, onSeeCart }: ProductDetailProps) {
  const { product, gone, failed, retry } = useProduct(id, listed);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const choice = chosen ?? (product ? firstChoice(product) : { color: null, size: null });
  return (
    <Dialog
      description={product?.brand}
      footer={
        product && <AddFooter choice={choice} onAdded={onClose} onSeeCart={onSeeCart} product={product} />
      }
      onClose={onClose}
      size="l"
      title={product?.name ?? (gone ? copy.gone.title : copy.loading)}
    >
      {product && <Opened choice={choice} onChoose={setChosen} product={product} />}
      {!product && gone && <p className="text-ink-soft">{copy.gone.text}</p>}
      {!product && failed && (
        <EmptyState
          action={<Button onClick={() => void retry()}>{common.retry}</Button>}
          copy={{ title: copy.failed }}
        />
      )}
      {!product && !gone && !failed && (
        <div aria-busy="true" className="grid gap-8 md:grid-cols-2">
          <Skeleton className="aspect-5/6" />
          <Skeleton className="h-64" />
        </div>
      )}
    </Dialog>
  );
}

interface OpenedProps {
  product: Product;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function Opened({ product, choice, onChoose }: OpenedProps) {
  return (
    <div className="grid gap-8">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <ProductPictures color={choice.color} product={product} />
        <div className="grid content-start gap-6">
          <div className="grid gap-2">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <ProductRating inWords product={product} />
              <ShareProduct product={product} />
            </div>
            <p className="text-lg">{product.description}</p>
          </div>
          <div className="flex flex-wrap items-start justify-between gap-3 border-ink border-t pt-3">
            <ProductPrice large product={product} />
            {product.discount > 0 && (
              <Badge className="mt-1.5" tone="accent">
                {discountText(copy.discount, product.discount)}
              </Badge>
            )}
          </div>
          <ProductOptions
            choice={choice}
            onChoose={onChoose}
            product={product}
            sizeHelp={<SizeHelp product={product} />}
          />
          <ul className="grid gap-2 text-[0.9375rem] sm:grid-cols-2">
            <li className="flex items-center gap-2">
              <Truck size={18} />
              {copy.shipping}
            </li>
            <li className="flex items-center gap-2">
              <ShieldCheck size={18} />
              {copy.guarantee}
            </li>
          </ul>
          <ProductFacts product={product} />
        </div>
      </div>
      <DetailInWardrobe color={choice.color} product={product} />
    </div>
  );
}

function ProductFacts({ product }: { product: Product }) {
  const fibres = product.composition.map(({ fibre, percent }) => `${formatPercent(percent)} ${fibre}`);
  return (
    <details className="group border-line border-y">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-medium">
        {copy.facts}
        <ChevronDown className="transition-transform duration-200 group-open:rotate-180" size={18} />
      </summary>
      <dl className="grid gap-4 pb-4 text-[0.9375rem]">
        <div className="grid gap-1">
          <dt className="text-ink-soft">{copy.composition}</dt>
          <dd>{formatList(fibres)}</dd>
        </div>
        <div className="grid gap-1">
          <dt className="text-ink-soft">{copy.care}</dt>
          {product.care.map(({ symbol, text }) => (
            <dd key={symbol}>{text}</dd>
          ))}
        </div>
      </dl>
    </details>
  );
}

function ProductPictures({ product, color }: { product: Product; color: string | null }) {
  const [at, setAt] = useState(0);
  const pictures = picturesIn(product, color);
  const current = pictures[at] ?? pictures[0];
  const shownColor = color ?? product.variants[0]?.color ?? '';
  return (
    <div className="grid content-start gap-3 md:sticky md:top-0 low:static! md:self-start">
      <div className="relative">
        <ProductPicture
          alt={copy.picture(product.name, shownColor)}
          className="aspect-5/6 w-full max-md:max-h-[46dvh]"
          eager
          // Remounts, so that the previous picture does not fade.
          key={current?.src}
          near={current?.view === 'detail'}
          src={current?.src ?? null}
        />
        {product.discount > 0 && (
          <span className="absolute top-2 left-2">
            <PictureLabel tone="ink">{discountText(card.discount, product.discount)}</PictureLabel>
          </span>
        )}
      </div>
      {pictures.length > 1 && (
        <fieldset className="grid grid-cols-3 gap-3">
          <legend className="sr-only">{copy.viewsLabel}</legend>
          {pictures.map(({ view, src }, index) => (
            <button
              aria-pressed={src === current?.src}
              className="grid gap-1 rounded-photo text-note text-ink-soft aria-pressed:text-ink aria-pressed:[&>span:first-child]:ring-1 aria-pressed:[&>span:first-child]:ring-ink"
              key={src}
              onClick={() => setAt(index)}
              type="button"
            >
              <ProductPicture alt="" className="aspect-5/6" near={view === 'detail'} src={thumbOf(src)} />
              <span>{copy.views[view]}</span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
