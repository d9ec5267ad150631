import { Check, Copy, ExternalLink, Hourglass, Wallet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paymentMethodFacts } from '#contract/payment-methods.ts';
import type { Payment } from '#contract/payments.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { notifyError } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { payments } from '#web/copy/payments.ts';
import { formatEuros } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { BitcoinStage } from './bitcoin-stage.ts';
import { formatClock } from './time-left.ts';

const { copy: copyTexts } = payments;

const copiedMs = 2500;

interface CopyLineProps {
  name: string;
  value: string;
  /** Text for the clipboard, where it differs from the visible one. */
  copied?: string;
  /** For long strings without spaces, such as addresses. */
  breakAnywhere?: boolean;
}

function CopyLine({ name, value, copied = value, breakAnywhere = false }: CopyLineProps) {
  const [done, setDone] = useState(false);
  const shown = useRef<HTMLElement>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const take = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      setDone(true);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setDone(false), copiedMs);
    } catch {
      // The clipboard is unavailable or denied: select the text instead.
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      notifyError(copyTexts.failed, copyTexts.failedText);
    }
  };

  return (
    <div className="border-line border-t pt-2.5 pb-1">
      <dt className="text-note text-ink-soft">{name}</dt>
      <dd className="flex items-center justify-between gap-4">
        <span
          className={classes(
            'tabular min-w-0 font-medium text-lg leading-snug',
            breakAnywhere && 'break-all',
          )}
          ref={shown}
        >
          {value}
        </span>
        <Button
          aria-label={done ? `${copyTexts.done}: ${name}` : copyTexts.named(name)}
          className={classes('-mr-2 shrink-0', done && 'text-sage!')}
          icon={done ? <Check size={18} /> : <Copy size={18} />}
          onClick={take}
          size="s"
          variant="ghost"
        >
          {done ? copyTexts.done : common.copy}
        </Button>
        <span aria-live="polite" className="sr-only">
          {done && copyTexts.done}
        </span>
      </dd>
    </div>
  );
}

const { quote: quoteCopy } = payments.open;

function QuoteClock({ secondsLeft }: { secondsLeft: number }) {
  return (
    <div className="grid gap-1">
      <p className="flex items-center gap-2">
        <Hourglass className="text-ochre" size={20} />
        {quoteCopy.left}
        <span className="tabular font-medium text-lg" role="timer">
          {formatClock(secondsLeft)}
        </span>
      </p>
      <p className="text-[0.9375rem] text-ink-soft">{quoteCopy.rule}</p>
    </div>
  );
}

const { open: copy } = payments;

interface BitcoinProps {
  payment: Payment;
  stage: BitcoinStage;
  secondsLeft: number;
}

export function PaymentDetails(props: BitcoinProps) {
  switch (paymentMethodFacts[props.payment.method].flow) {
    case 'push':
      return (
        <>
          <Transfer {...props} />
          <Bitcoin {...props} />
        </>
      );
    case 'redirect':
      return <Redirect {...props} />;
    case 'form':
      return (
        <ButtonLink className="justify-self-start" to={paths.stripeCheckout}>
          {copy.card}
        </ButtonLink>
      );
    case 'code':
      return null;
  }
}

function Transfer({ payment: { accountInfo, amount, paymentConcept, reference } }: { payment: Payment }) {
  if (!accountInfo) return null;
  return (
    <div className="grid gap-3">
      <dl className="border-line border-b">
        <CopyLine name={copy.bank.name} value={accountInfo.accountName} />
        <CopyLine
          copied={accountInfo.iban.replaceAll(' ', '')}
          name={copy.bank.iban}
          value={formatIban(accountInfo.iban)}
        />
        <CopyLine name={copy.bank.bic} value={accountInfo.bic} />
        <CopyLine
          copied={amount.toFixed(2).replace('.', ',')}
          name={copy.amount}
          value={formatEuros(amount)}
        />
        <CopyLine name={copy.bank.concept} value={paymentConcept ?? reference} />
      </dl>
      <p className="text-[0.9375rem] text-ink-soft">{copy.bankNote}</p>
    </div>
  );
}

function Bitcoin({ payment: { walletAddress, cryptoAmount, qrText }, stage, secondsLeft }: BitcoinProps) {
  if (stage === 'over' || stage === 'seen') return null;
  if (walletAddress === undefined || qrText === undefined) return null;
  return (
    <div className="grid gap-5">
      <dl className="border-line border-b">
        <CopyLine copied={cryptoAmount} name={copy.bitcoin.amount} value={`${cryptoAmount} BTC`} />
        <CopyLine breakAnywhere name={copy.bitcoin.address} value={walletAddress} />
      </dl>
      {stage === 'quoted' && <QuoteClock secondsLeft={secondsLeft} />}
      <ButtonLink
        className="justify-self-start"
        icon={<Wallet size={18} />}
        size="s"
        to={qrText}
        variant="secondary"
      >
        {copy.bitcoin.wallet}
      </ButtonLink>
    </div>
  );
}

function Redirect({ payment: { method, paymentUrl, paypalEmail, paymentConcept } }: { payment: Payment }) {
  return (
    <div className="grid gap-6">
      {paymentUrl !== undefined && (
        <ButtonLink className="justify-self-start" icon={<ExternalLink size={18} />} to={paymentUrl} toServer>
          {copy.provider.go(paymentMethodFacts[method].shortName)}
        </ButtonLink>
      )}
      <dl className="border-line border-b">
        {paypalEmail !== undefined && (
          <CopyLine breakAnywhere name={copy.provider.email} value={paypalEmail} />
        )}
        {paymentConcept !== undefined && <CopyLine name={copy.provider.concept} value={paymentConcept} />}
      </dl>
    </div>
  );
}

const formatIban = (iban: string): string => iban.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1 ');

export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-title-s">{copy.steps}</h2>
      <ol className="border-line border-b">
        {steps.map((step, at) => (
          <li className="grid grid-cols-[2.25rem_1fr] border-line border-t py-3" key={step}>
            <span aria-hidden="true" className="tabular font-serif text-burgundy-text text-title-s">
              {at + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
