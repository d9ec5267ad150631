import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { storeCopy } from '#web/copy/store.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { type Cart, type CartLine, cartQuery } from './store-queries.ts';

const { toasts, cart: copy } = storeCopy;

type Line = Pick<CartLine, 'productId' | 'color' | 'size'>;

const lineOf = ({ productId, color, size }: Line): Line => ({ productId, color, size });

/** Every response is the whole cart and replaces the cached one. */
export function useCartChanges() {
  const { queryKey } = cartQuery;
  const put = async (cart: Cart) => {
    // A request in flight would overwrite the change.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, cart);
  };
  const told = {
    failedText: toasts.changeFailed,
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  };

  const change = useChange({
    ...told,
    mutationFn: ({ line, quantity }: { line: CartLine; quantity: number }) =>
      api('PATCH /api/store/cart/items/:productId/:color/:size', {
        params: lineOf(line),
        body: { quantity },
      }),
    onSuccess: ({ cart }) => put(cart),
  });

  const restore = useChange({
    ...told,
    failedText: toasts.undoFailed,
    mutationFn: async (line: CartLine) => {
      const params = lineOf(line);
      const { cart } = await api('POST /api/store/cart/add', { body: { ...params, quantity: 1 } });
      if (line.quantity === 1) return { cart };
      return api('PATCH /api/store/cart/items/:productId/:color/:size', {
        params,
        body: { quantity: line.quantity },
      });
    },
    onSuccess: ({ cart }) => put(cart),
  });

  const remove = useChange({
    ...told,
    mutationFn: (line: CartLine) =>
      api('DELETE /api/store/cart/items/:productId/:color/:size', { params: lineOf(line) }),
    onSuccess: async ({ cart }, line) => {
      await put(cart);
      notifySuccess(toasts.removed, `${line.name}, ${copy.line(colorLabel(line.color), line.size)}`, {
        // Sold-out pieces cannot be restored.
        action: line.available ? { label: common.undo, onClick: () => restore.mutate(line) } : undefined,
      });
    },
  });

  return { change, remove, busy: change.isPending || remove.isPending || restore.isPending };
}
