import { useNavigate } from 'react-router';
import type { OrderMethodId } from '#contract/payment-methods.ts';
import type { ProvinceCode } from '#contract/provinces.ts';
import { ApiError, api } from '#web/api.ts';
import { orders } from '#web/copy/orders.ts';
import { type Cart, cartQuery } from '#web/features/shop/store-queries.ts';
import { orderAddress } from '#web/paths.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { type AddressDraft, type AddressErrors, addressFields } from './address-draft.ts';
import { orderKey } from './order-queries.ts';
import { clearCheckout } from './stored-checkout.ts';
import { goToProvider } from './use-order-payment.ts';

const { checkout: copy } = orders;

interface Wish {
  cart: Cart;
  address: AddressDraft;
  method: OrderMethodId;
  checkoutKey: string;
}

/** Places the displayed order. Changes since then are reported and shown first. */
export function usePlaceOrder() {
  const navigate = useNavigate();
  return useChange({
    mutationFn: ({ cart, address, method, checkoutKey }: Wish) =>
      api('POST /api/store/orders', {
        body: {
          checkoutKey,
          method,
          address: { ...address, province: address.province as ProvinceCode, country: 'ES' },
          items: cart.items.map(({ productId, color, size, quantity, price }) => ({
            productId,
            color,
            size,
            quantity,
            price,
          })),
          total: cart.total,
        },
      }),
    onSuccess: (answer) => {
      clearCheckout();
      queryClient.setQueryData(orderKey(answer.order.id), answer);
      void queryClient.invalidateQueries({ queryKey: ['orders'], exact: true });
      void navigate(orderAddress(answer.order.id), { replace: true });
      if (!goToProvider(answer.payment)) void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
    },
    failed: copy.failed,
    failedText: copy.failedText,
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
    },
  });
}

export function toAddressErrors(error: unknown): AddressErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    addressFields.flatMap((field) => {
      const message = error.detail(`address.${field}`) ?? error.detail(field);
      return message === undefined ? [] : [[field, message]];
    }),
  );
}
