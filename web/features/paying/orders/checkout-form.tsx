import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { OrderMethodId } from '#contract/payment-methods.ts';
import type { PaymentMethod } from '#contract/payments.ts';
import { vatPercent } from '#contract/price.ts';
import { type ProvinceCode, provinceCodes, provinces } from '#contract/provinces.ts';
import { ApiError, api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { orders } from '#web/copy/orders.ts';
import { storeCopy } from '#web/copy/store.ts';
import { type Cart, cartQuery } from '#web/features/shop/store-queries.ts';
import { newId } from '#web/format/new-id.ts';
import { splitVat } from '#web/format/vat.ts';
import { locale } from '#web/language.ts';
import { orderAddress, paths } from '#web/paths.ts';
import { queryClient } from '#web/query.ts';
import { store, stored } from '#web/stored.ts';
import { useChange } from '#web/use-change.ts';
import {
  type AddressDraft,
  type AddressErrors,
  addressFields,
  applyChange,
  emptyAddress,
  validateAddress,
} from './address-draft.ts';
import { MethodOptions, orderMethodsIn } from './method-options.tsx';
import { OrderLines } from './order-lines.tsx';
import { type Order, orderKey } from './order-queries.ts';
import { OrderTotals } from './order-totals.tsx';
import { goToProvider } from './use-order-payment.ts';

const { checkout: copy, fields: fieldsCopy } = orders;

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
      <h2 className="text-title-s">{copy.summary}</h2>
      <OrderLines lines={cart.items.map((item) => ({ ...item, fault: faultOf(item) }))} />
      <OrderTotals {...cart} net={baseCents / 100} vat={vatCents / 100} vatPercent={vatPercent} />
    </section>
  );
}

function faultOf({ available, stock }: Cart['items'][number]): string | undefined {
  if (available) return undefined;
  return stock === 0 ? storeCopy.cart.gone : storeCopy.cart.short(stock);
}

const provinceOptions = provinceCodes
  .map((value) => ({ value, label: provinces[value] }))
  .sort((a, b) => a.label.localeCompare(b.label, locale));

interface AddressFieldsProps {
  address: AddressDraft;
  faults: AddressErrors;
  onChange: (change: Partial<AddressDraft>) => void;
}

function AddressFields({ address, faults, onChange }: AddressFieldsProps) {
  const input = (field: keyof AddressDraft, autoComplete: string) => ({
    name: field,
    autoComplete,
    value: address[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <fieldset className="grid gap-5 sm:grid-cols-6">
      <legend className="pb-5 font-serif text-title-s">{copy.address}</legend>
      <Field className="sm:col-span-6" error={faults.name} label={fieldsCopy.name} required>
        <TextInput {...input('name', 'shipping name')} maxLength={80} />
      </Field>
      <Field className="sm:col-span-4" error={faults.street} label={fieldsCopy.street} required>
        <TextInput {...input('street', 'shipping address-line1')} maxLength={120} />
      </Field>
      <Field className="sm:col-span-2" error={faults.extra} label={fieldsCopy.extra} optional>
        <TextInput {...input('extra', 'shipping address-line2')} maxLength={80} />
      </Field>
      <Field className="sm:col-span-2" error={faults.postalCode} label={fieldsCopy.postalCode} required>
        <TextInput {...input('postalCode', 'shipping postal-code')} inputMode="numeric" maxLength={5} />
      </Field>
      <Field className="sm:col-span-4" error={faults.city} label={fieldsCopy.city} required>
        <TextInput {...input('city', 'shipping address-level2')} maxLength={60} />
      </Field>
      <Field className="sm:col-span-3" error={faults.province} label={fieldsCopy.province} required>
        <Select
          name="province"
          onValueChange={(province) => onChange({ province })}
          options={provinceOptions}
          value={provinceCodes.find((code) => code === address.province) ?? null}
        />
      </Field>
      <Field
        className="sm:col-span-3"
        error={faults.phone}
        hint={fieldsCopy.phoneHint}
        label={fieldsCopy.phone}
        optional
      >
        <TextInput {...input('phone', 'shipping tel')} maxLength={20} type="tel" />
      </Field>
      <p className="text-[0.9375rem] text-ink-soft sm:col-span-6">
        {fieldsCopy.country}: <strong className="font-medium text-ink">{fieldsCopy.spain}</strong>.{' '}
        {copy.deliveryNote}
      </p>
    </fieldset>
  );
}

interface Wish {
  cart: Cart;
  address: AddressDraft;
  method: OrderMethodId;
  checkoutKey: string;
}

function usePlaceOrder() {
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
      saveCheckout(null);
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

function toAddressErrors(error: unknown): AddressErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    addressFields.flatMap((field) => {
      const message = error.detail(`address.${field}`) ?? error.detail(field);
      return message === undefined ? [] : [[field, message]];
    }),
  );
}

const key = 'vestidor:pedido';

interface KeptCheckout {
  address?: AddressDraft;
  method?: string;
  /** Idempotency key of the checkout: a second click or a reload finds the first order. */
  checkoutKey: string;
}

/** Kept in session storage, to survive a reload. */
function loadCheckout(): KeptCheckout {
  const kept = stored<KeptCheckout>(key, 'sessionStorage');
  return { ...kept, checkoutKey: typeof kept?.checkoutKey === 'string' ? kept.checkoutKey : newId() };
}

/** Null forgets it. */
const saveCheckout = (checkout: KeptCheckout | null): void => store(key, checkout, 'sessionStorage');
