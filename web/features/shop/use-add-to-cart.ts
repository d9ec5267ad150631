import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { storeCopy } from '#web/copy/store.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { cartQuery, type Product } from './store-queries.ts';

const { toasts, cart: copy } = storeCopy;

interface Choice {
  product: Product;
  size: string;
  color: string;
}

interface Outcome {
  onAdded: () => void;
  onSeeCart: () => void;
}

export function useAddToCart({ onAdded, onSeeCart }: Outcome) {
  return useChange({
    mutationFn: ({ product, size, color }: Choice) =>
      api('POST /api/store/cart/add', { body: { productId: product.id, size, color, quantity: 1 } }),
    onSuccess: async ({ cart }, { product, size, color }) => {
      await queryClient.cancelQueries({ queryKey: cartQuery.queryKey });
      queryClient.setQueryData(cartQuery.queryKey, cart);
      onAdded();
      notifySuccess(toasts.added, toasts.addedText(product.name, copy.line(colorLabel(color), size)), {
        action: { label: toasts.seeCart, onClick: onSeeCart },
      });
    },
    failed: toasts.error,
    failedText: toasts.addFailed,
    onError: (_error, { product }) => {
      // Sold out meanwhile: refreshes the sizes too.
      void queryClient.invalidateQueries({ queryKey: ['store', 'products'] });
      void queryClient.invalidateQueries({ queryKey: ['store', 'product', product.id] });
    },
  });
}
