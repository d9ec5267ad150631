import { isOrderMethod, type OrderMethodId, paymentMethodFacts } from '#contract/payment-methods.ts';
import type { PaymentMethod } from '#contract/payments.ts';
import { orders } from '#web/copy/orders.ts';
import { MethodIcon } from '#web/features/paying/parts/method-icon.tsx';

const { checkout: copy } = orders;

/** Payment methods for orders; verification codes only open Premium. */
export const orderMethodsIn = (methods: readonly Pick<PaymentMethod, 'id'>[]): OrderMethodId[] =>
  methods.map(({ id }) => id).filter(isOrderMethod);

interface MethodOptionsProps {
  methods: readonly PaymentMethod[];
  chosen: OrderMethodId | null;
  onChoose: (method: OrderMethodId) => void;
  name: string;
  fault?: string | undefined;
}

/** Native radio buttons, for keyboard navigation. */
export function MethodOptions({ methods, chosen, onChoose, name, fault }: MethodOptionsProps) {
  const faultId = `${name}-fault`;
  return (
    <fieldset aria-describedby={fault && faultId}>
      <legend className="pb-4 font-serif text-title-s">{copy.method}</legend>
      {fault && (
        <p className="pb-3 text-burgundy-text" id={faultId} role="alert">
          {fault}
        </p>
      )}
      <div className="border-line border-b">
        {orderMethodsIn(methods).map((id) => (
          <label
            className="grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-4 border-line border-t px-3 py-3.5 outline-offset-[-2px] hover:bg-paper-raised has-[:checked]:bg-paper-raised has-focus-visible:outline-2 has-focus-visible:outline-burgundy-text"
            data-method={id}
            key={id}
          >
            <input
              checked={id === chosen}
              className="peer sr-only"
              name={name}
              onChange={() => onChoose(id)}
              type="radio"
              value={id}
            />
            <span
              aria-hidden="true"
              className="grid size-6 place-items-center rounded-full border border-line-strong after:size-3 after:rounded-full peer-checked:border-burgundy-text peer-checked:after:bg-burgundy-text"
            />
            <span className="grid gap-0.5">
              <span className="flex items-center gap-2.5 font-medium">
                <MethodIcon emoji={paymentMethodFacts[id].icon} />
                {paymentMethodFacts[id].shortName}
              </span>
              <span className="text-[0.9375rem] text-ink-soft">{paymentMethodFacts[id].forOrders}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
