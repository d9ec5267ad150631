import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type PaymentMethodId, paymentMethodFacts } from '#contract/payment-methods.ts';
import type { PaymentMethod } from '#contract/payments.ts';
import { premiumPrice } from '#contract/price.ts';
import { ApiError } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { EmailInput } from '#web/components/forms/account-inputs.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { common } from '#web/copy/common.ts';
import { payments } from '#web/copy/payments.ts';
import { formatCents } from '#web/format/money.ts';
import { loginReturningTo, paths, payingBy, registeringToPayBy } from '#web/paths.ts';
import type { User } from '#web/session.ts';
import { store, stored } from '#web/stored.ts';
import { BeginNow, useBeginNow } from '../parts/begin-now.tsx';
import { DemoCannotPay } from '../parts/demo-cannot-pay.tsx';
import { OrderSummary } from '../parts/order-summary.tsx';
import { useVatCountry, VatCountryField } from '../parts/vat-country.tsx';
import { MethodRow } from './method-row.tsx';
import { type CodeForm, useCreatePayment } from './use-create-payment.ts';
import { usePaymentAddress } from './use-payment-address.ts';

const { pay: payCopy } = payments;

const smallPrint = (method: PaymentMethodId | null) => {
  const flow = method && paymentMethodFacts[method].flow;
  if (flow === 'form') return payCopy.cardNext;
  return flow === 'code' ? payCopy.codeFree : payCopy.obligation;
};

/**
 * The button states the obligation to pay (RDL 1/2007, art. 98.2). Cards have their own page; a code is
 * already paid.
 */
function PayButton({ method, loading }: { method: PaymentMethodId | null; loading: boolean }) {
  return (
    // Beside the toasts' corner from 1024 px.
    <Button className="w-full py-2.5 lg:w-64" loading={loading} type="submit">
      <span className="grid gap-0.5">
        <span>
          {method === null
            ? payCopy.any(formatCents(premiumPrice.cents))
            : paymentMethodFacts[method].payLabel}
        </span>
        <span className="font-normal text-note">{smallPrint(method)}</span>
      </span>
    </Button>
  );
}

const { account: copy, code: codeCopy } = payments;

function AccountNeeded({ open, onClose, method }: { open: boolean; onClose: () => void; method: string }) {
  return (
    <Dialog
      compact
      description={copy.text}
      footer={
        <>
          <ButtonLink to={loginReturningTo(payingBy(method))} variant="secondary">
            {copy.enter}
          </ButtonLink>
          <ButtonLink to={registeringToPayBy(method)}>{common.createAccount}</ButtonLink>
        </>
      }
      onClose={onClose}
      open={open}
      size="s"
      title={copy.title}
    />
  );
}

export function MethodChoice({ methods, user }: { methods: readonly PaymentMethod[]; user: User | null }) {
  const address = usePaymentAddress();
  const navigate = useNavigate();
  const name = useId();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState<CodeForm>(loadCode);
  const [codeFaults, setCodeFaults] = useState<CodeErrors>({});
  const [methodFault, setMethodFault] = useState<string>();
  const [accountNeeded, setAccountNeeded] = useState(false);
  const payment = useCreatePayment(address.open);
  const beginNow = useBeginNow();
  const { country, field } = useVatCountry();
  const chosen = methods.find(({ id }) => id === address.method)?.id ?? null;

  const focus = (field: string) =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus());

  const choose = (method: string) => {
    setMethodFault(undefined);
    address.choose(method);
  };

  const showCodeFaults = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    const wrong = error.code === 'code_invalid' ? (error.serverMessage ?? undefined) : undefined;
    const faults = {
      verificationCode: error.detail('verificationCode') ?? wrong,
      userEmail: error.detail('userEmail'),
    };
    setCodeFaults(faults);
    const first = (['verificationCode', 'userEmail'] as const).find((field) => faults[field] !== undefined);
    if (first) focus(first);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const fault = validatePayment(methods, address.method, code);
    setCodeFaults({});
    if (fault !== null) {
      const { title, message } = payments.checks[fault];
      notifyError(title, message);
      if (fault === 'code') setCodeFaults({ verificationCode: message });
      else setMethodFault(message);
      focus(fault === 'code' ? 'verificationCode' : name);
    } else if (user === null) {
      saveCode(code);
      setAccountNeeded(true);
    } else if (chosen === 'stripe_card') navigate(paths.stripeCheckout);
    else if (chosen !== null && beginNow.isAsked()) {
      saveCode(null);
      payment.mutate({ method: chosen, code, country }, { onError: showCodeFaults });
    }
  };

  return (
    <form className="grid gap-8" noValidate onSubmit={submit} ref={form}>
      <fieldset aria-describedby={methodFault && `${name}-fault`}>
        <legend className="pb-3 font-serif text-title-s">{payments.methods.legend}</legend>
        {methodFault && (
          <p className="pb-3 text-burgundy-text" id={`${name}-fault`} role="alert">
            {methodFault}
          </p>
        )}
        <div className="border-line border-b">
          {methods.map((method) => (
            <MethodRow
              checked={method.id === chosen}
              key={method.id}
              method={method}
              name={name}
              onChoose={() => choose(method.id)}
            >
              {paymentMethodFacts[method.id].flow === 'code' && (
                <CodeFields faults={codeFaults} onChange={setCode} value={code} />
              )}
            </MethodRow>
          ))}
        </div>
      </fieldset>
      {user?.demo ? (
        <DemoCannotPay method={chosen} />
      ) : (
        <>
          {/* The card's is asked on its own page. */}
          {chosen !== 'stripe_card' && <VatCountryField {...field} />}
          <OrderSummary country={chosen === 'stripe_card' ? 'ES' : country} method={chosen} />
          {/* The card has its own checkout page. */}
          {user && chosen !== null && chosen !== 'stripe_card' && <BeginNow {...beginNow.props} />}
          {/* Clear of the toasts' corner. */}
          <div className="lg:pb-16">
            <PayButton loading={payment.isPending} method={chosen} />
          </div>
        </>
      )}
      {chosen !== null && (
        <AccountNeeded method={chosen} onClose={() => setAccountNeeded(false)} open={accountNeeded} />
      )}
    </form>
  );
}

const key = 'vestidor:codigo';
const empty: CodeForm = { verificationCode: '', userEmail: '' };

/** Kept in session storage while its owner signs in; null forgets it. */
const saveCode = (code: CodeForm | null): void => store(key, code, 'sessionStorage');

const loadCode = (): CodeForm => ({ ...empty, ...stored<CodeForm>(key, 'sessionStorage') });

type CodeErrors = Partial<Record<keyof CodeForm, string>>;

interface CodeFieldsProps {
  value: CodeForm;
  faults: CodeErrors;
  onChange: (value: CodeForm) => void;
}

function CodeFields({ value, faults, onChange }: CodeFieldsProps) {
  return (
    <div className="grid max-w-md gap-5">
      <Field error={faults.verificationCode} hint={codeCopy.hint} label={codeCopy.label} required>
        <TextInput
          autoCapitalize="characters"
          autoComplete="off"
          className="tabular tracking-wide"
          maxLength={100}
          name="verificationCode"
          onValueChange={(verificationCode) => onChange({ ...value, verificationCode })}
          spellCheck={false}
          value={value.verificationCode}
        />
      </Field>
      <Field error={faults.userEmail} hint={codeCopy.emailHint} label={codeCopy.email} optional>
        <EmailInput
          maxLength={254}
          name="userEmail"
          onValueChange={(userEmail) => onChange({ ...value, userEmail })}
          value={value.userEmail}
        />
      </Field>
    </div>
  );
}

type PaymentFault = 'method' | 'unknown' | 'code';

export function validatePayment(
  methods: readonly PaymentMethod[],
  chosen: string | null,
  code: CodeForm,
): PaymentFault | null {
  if (chosen === null) return 'method';
  const method = methods.find(({ id }) => id === chosen);
  if (method === undefined) return 'unknown';
  return paymentMethodFacts[method.id].flow === 'code' && code.verificationCode.trim() === '' ? 'code' : null;
}
