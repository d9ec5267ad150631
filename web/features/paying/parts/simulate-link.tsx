import { ExternalLink } from 'lucide-react';
import type { Payment } from '#contract/payments.ts';
import { buttonLook } from '#web/components/button-look.ts';
import { payments } from '#web/copy/payments.ts';
import { sandboxBank, sandboxChain } from '#web/paths.ts';

const { open: copy } = payments;

const satoshisPerBitcoin = 100_000_000;

function addressOf({ id, method, paymentUrl, walletAddress, cryptoAmount = '0' }: Payment): string | null {
  if (method === 'bank_transfer') return paymentUrl ?? sandboxBank(id);
  if (method !== 'crypto_btc' || walletAddress === undefined) return null;
  return sandboxChain(walletAddress, Math.round(Number(cryptoAmount) * satoshisPerBitcoin));
}

/** Sandbox only: simulates the payment in another tab; polling notices it. */
export function SimulateLink({ payment }: { payment: Payment }) {
  const address = addressOf(payment);
  if (address === null || payment.status !== 'pending') return null;
  return (
    <a
      className={buttonLook('secondary', 's')}
      href={address}
      rel="noreferrer"
      target="_blank"
      title={copy.simulateHint}
    >
      <ExternalLink aria-hidden="true" size={18} />
      {copy.simulate}
    </a>
  );
}
