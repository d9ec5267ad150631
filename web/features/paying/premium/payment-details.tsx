import { ExternalLink, Wallet } from 'lucide-react';
import type { Payment } from '#contract/payments.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { payments } from '#web/copy/payments.ts';
import { formatEuros } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { BitcoinStage } from './bitcoin-stage.ts';
import { CopyLine } from './copy-line.tsx';
import { QuoteClock } from './quote-clock.tsx';

const { open: copy } = payments;

interface BitcoinProps {
  payment: Payment;
  stage: BitcoinStage;
  secondsLeft: number;
}

export function PaymentDetails({ payment, stage, secondsLeft }: BitcoinProps) {
  switch (payment.method) {
    case 'bank_transfer':
      return <Transfer payment={payment} />;
    case 'crypto_btc':
      return <Bitcoin payment={payment} secondsLeft={secondsLeft} stage={stage} />;
    case 'paypal_redirect':
      return <Paypal payment={payment} />;
    case 'stripe_card':
      return (
        <ButtonLink className="justify-self-start" to={paths.stripeCheckout}>
          {copy.card}
        </ButtonLink>
      );
    case 'manual_verification':
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
          value={inFours(accountInfo.iban)}
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
        icon={<Wallet aria-hidden="true" size={18} />}
        size="s"
        to={qrText}
        variant="secondary"
      >
        {copy.bitcoin.wallet}
      </ButtonLink>
    </div>
  );
}

function Paypal({ payment: { paymentUrl, paypalEmail, paymentConcept } }: { payment: Payment }) {
  return (
    <div className="grid gap-6">
      {paymentUrl !== undefined && (
        <ButtonLink
          className="justify-self-start"
          icon={<ExternalLink aria-hidden="true" size={18} />}
          to={paymentUrl}
          toServer
        >
          {copy.paypal.go}
        </ButtonLink>
      )}
      <dl className="border-line border-b">
        {paypalEmail !== undefined && <CopyLine breakAnywhere name={copy.paypal.email} value={paypalEmail} />}
        {paymentConcept !== undefined && <CopyLine name={copy.paypal.concept} value={paymentConcept} />}
      </dl>
    </div>
  );
}

/** Formats an IBAN in groups of four. */
const inFours = (iban: string): string => iban.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1 ');
