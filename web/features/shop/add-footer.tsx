import { Heart, ShoppingBag } from 'lucide-react';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { storeCopy } from '#web/copy/store.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { type Choice, completeChoice } from './options.ts';
import { cartQuery, type Product, useFavoriteIds } from './store-queries.ts';
import { useFavorite } from './use-favorite.ts';

interface AddFooterProps {
  product: Product;
  choice: Choice;
  onAdded: () => void;
  onSeeCart: () => void;
}

const { detail: copy, toasts } = storeCopy;

export function AddFooter({ product, choice, onAdded, onSeeCart }: AddFooterProps) {
  const add = useAddToCart({ onAdded, onSeeCart });
  const keep = useFavorite();
  const favorite = useFavoriteIds().has(product.id);
  const ready = completeChoice(product, choice);
  const press = () => {
    if (ready) add.mutate({ product, ...ready });
    else notifyError(toasts.options, toasts.optionsText);
  };
  return (
    <div className="flex w-full gap-3 sm:justify-end">
      <Button
        aria-label={favorite ? copy.favorited : copy.favorite}
        aria-pressed={favorite}
        className="max-sm:px-4!"
        icon={<Heart className={favorite ? 'fill-burgundy-text text-burgundy-text' : undefined} size={20} />}
        onClick={() => keep.mutate({ id: product.id, wanted: !favorite })}
        variant="secondary"
      >
        <span className="max-sm:hidden">{favorite ? copy.favorited : copy.favorite}</span>
      </Button>
      <Button
        // Not `disabled`: pressing it reports the missing choice, as the error catalogue requires.
        aria-disabled={ready === null || undefined}
        className="flex-1 sm:min-w-64 sm:flex-none"
        icon={<ShoppingBag size={20} />}
        loading={add.isPending}
        onClick={press}
      >
        {copy.add}
      </Button>
    </div>
  );
}

const { cart: cartCopy } = storeCopy;

function useAddToCart({ onAdded, onSeeCart }: { onAdded: () => void; onSeeCart: () => void }) {
  return useChange({
    mutationFn: ({ product, size, color }: { product: Product; size: string; color: string }) =>
      api('POST /api/store/cart/add', { body: { productId: product.id, size, color, quantity: 1 } }),
    onSuccess: async ({ cart }, { product, size, color }) => {
      await queryClient.cancelQueries({ queryKey: cartQuery.queryKey });
      queryClient.setQueryData(cartQuery.queryKey, cart);
      onAdded();
      notifySuccess(toasts.added, toasts.addedText(product.name, cartCopy.line(colorLabel(color), size)), {
        action: { label: toasts.seeCart, onClick: onSeeCart },
      });
    },
    failedText: toasts.addFailed,
    onError: (_error, { product }) => {
      // Sold out meanwhile: refreshes the sizes too.
      void queryClient.invalidateQueries({ queryKey: ['store', 'products'] });
      void queryClient.invalidateQueries({ queryKey: ['store', 'product', product.id] });
    },
  });
}
