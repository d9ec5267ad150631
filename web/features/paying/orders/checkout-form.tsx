import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { PaymentMethod } from '#contract/payments.ts';
import { vatPercent } from '#contract/price.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { orders } from '#web/copy/orders.ts';
import { storeCopy } from '#web/copy/store.ts';
import type { Cart } from '#web/features/shop/store-queries.ts';
import { splitVat } from '#web/format/vat.ts';
import { paths } from '#web/paths.ts';
import {
  type AddressDraft,
  type AddressErrors,
  addressFields,
  applyChange,
  emptyAddress,
  validateAddress,
} from './address-draft.ts';
import { AddressFields } from './address-fields.tsx';
import { MethodOptions, orderMethodsIn } from './method-options.tsx';
import { OrderLines } from './order-lines.tsx';
import type { Order } from './order-queries.ts';
import { OrderTotals } from './order-totals.tsx';
import { loadCheckout, saveCheckout } from './stored-checkout.ts';
import { toAddressErrors, usePlaceOrder } from './use-place-order.ts';

const { checkout: copy } = orders;

interface CheckoutFormProps {
  cart: Cart;
  methods: readonly PaymentMethod[];
  lastAddress: Order['address'];
}

export function CheckoutForm({ cart, methods, lastAddress }: CheckoutFormProps) {
  const [kept] = useState(loadCheckout);
  const [address, setAddress] = useState<AddressDraft>(
    () => kept.address ?? { ...emptyAddress, ...lastAddress },
  );
  const [faults, setFaults] = useState<AddressErrors>({});
  const [method, setMethod] = useState(kept.method ?? null);
  const [methodFault, setMethodFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const methodName = useId();
  const place = usePlaceOrder();
  const chosen = orderMethodsIn(methods).find((id) => id === method) ?? null;
  const orderable = cart.items.every(({ available }) => available);
  const { checkoutKey } = kept;

  useEffect(() => {
    saveCheckout({ address, checkoutKey, ...(method !== null && { method }) });
  }, [address, method, checkoutKey]);

  const show = (found: AddressErrors) => {
    setFaults(found);
    const first = addressFields.find((field) => found[field] !== undefined);
    if (first) requestAnimationFrame(() => focus(first));
  };
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = validateAddress(address);
    show(found);
    setMethodFault(chosen === null ? copy.methodMissing : undefined);
    if (Object.keys(found).length > 0 || chosen === null) {
      notifyError(copy.check);
      if (Object.keys(found).length === 0) focus(methodName);
      return;
    }
    place.mutate(
      { cart, address, method: chosen, checkoutKey },
      { onError: (error) => show(toAddressErrors(error)) },
    );
  };

  return (
    <form
      className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]"
      noValidate
      onSubmit={submit}
      ref={form}
    >
      <div className="grid gap-10">
        <AddressFields
          address={address}
          faults={faults}
          onChange={(change) => setAddress((before) => applyChange(before, change))}
        />
        <MethodOptions
          chosen={chosen}
          fault={methodFault}
          methods={methods}
          name={methodName}
          onChoose={(id) => {
            setMethod(id);
            setMethodFault(undefined);
          }}
        />
      </div>
      <div className="grid gap-6 lg:sticky lg:top-6 low:static!">
        <CheckoutSummary cart={cart} />
        {orderable ? (
          <Button className="w-full" loading={place.isPending} type="submit">
            {copy.submit}
          </Button>
        ) : (
          <Notice tone="warning" filled>
            {copy.unavailable}{' '}
            <Link className="inline-link" to={`${paths.store}?carrito=1`}>
              {copy.openCart}
            </Link>
          </Notice>
        )}
        <p className="text-[0.9375rem] text-ink-soft">
          {copy.legal.before}{' '}
          <Link className="inline-link" target="_blank" to={paths.terms}>
            {copy.legal.terms}
          </Link>
          {copy.legal.after}
        </p>
      </div>
    </form>
  );
}

function CheckoutSummary({ cart }: { cart: Cart }) {
  const { baseCents, vatCents } = splitVat(Math.round(cart.total * 100));
  return (
    <section className="grid gap-5">
      <h2 className="text-title-s">{orders.checkout.summary}</h2>
      <OrderLines lines={cart.items.map((item) => ({ ...item, fault: faultOf(item) }))} />
      <OrderTotals {...cart} net={baseCents / 100} vat={vatCents / 100} vatPercent={vatPercent} />
    </section>
  );
}

function faultOf({ available, stock }: Cart['items'][number]): string | undefined {
  if (available) return undefined;
  return stock === 0 ? storeCopy.cart.gone : storeCopy.cart.short(stock);
}
