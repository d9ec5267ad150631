import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { storeCopy } from '#web/copy/store.ts';
import { colorLabel } from '#web/format/color-label.ts';
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
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ product, size, color }: Choice) =>
      api('POST /api/store/cart/add', { body: { productId: product.id, size, color, quantity: 1 } }),
    onSuccess: async ({ cart }, { product, size, color }) => {
      await client.cancelQueries({ queryKey: cartQuery.queryKey });
      client.setQueryData(cartQuery.queryKey, cart);
      onAdded();
      notifySuccess(toasts.added, toasts.addedText(product.name, copy.line(colorLabel(color), size)), {
        action: { label: toasts.seeCart, onClick: onSeeCart },
      });
    },
    onError: (error, { product }) => {
      notifyError(toasts.error, messageOf(error, toasts.addFailed));
      // Sold out meanwhile: refreshes the sizes too.
      void client.invalidateQueries({ queryKey: ['store', 'products'] });
      void client.invalidateQueries({ queryKey: ['store', 'product', product.id] });
    },
  });
}
