import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { subscription } from '#web/copy/subscription.ts';
import { withdrawalSection } from '#web/paths.ts';
import { describeRefund } from './describe-refund.ts';
import { formatDay } from './moments.ts';
import type { Details } from './use-details.ts';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

const { withdrawal: copy } = subscription;

const scrollToCenter = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** The law requires the button for as long as the right of withdrawal lasts. */
export function Withdrawal({ details }: { details: Details }) {
  const [search] = useSearchParams();
  const [open, setOpen] = useState(false);
  const [about, setAbout] = useState<Details['withdrawal']>(null);
  const cameForIt = search.get(withdrawalSection.name) === withdrawalSection.value;
  const { withdrawal: right, withdrawalUsed, payments } = details;
  const payment = payments.find(({ id }) => id === about?.paymentId);
  // After a withdrawal, shows the amounts it was made with.
  const current = right?.paymentId === about?.paymentId ? right : about;
  return (
    <div
      className="grid gap-x-12 gap-y-4 border-line border-t pt-6 sm:grid-cols-[1fr_auto] sm:items-center"
      id="desistir"
      ref={cameForIt ? scrollToCenter : undefined}
    >
      <div className="grid gap-1">
        <h3 className="font-sans! font-medium! text-[0.9375rem] text-ink-soft">{copy.title}</h3>
        <p className="max-w-[58ch]">
          {right === null ? (withdrawalUsed ? copy.used : copy.none) : copy.right(formatDay(right.until))}{' '}
          {right && describeRefund(right, payments.find(({ id }) => id === right.paymentId)?.method)}
        </p>
      </div>
      {right !== null && (
        <Button
          onClick={() => {
            setAbout(right);
            setOpen(true);
          }}
          size="s"
          variant="secondary"
        >
          {copy.open}
        </Button>
      )}
      {payment && current && (
        <WithdrawalDialog onClose={() => setOpen(false)} open={open} payment={payment} right={current} />
      )}
    </div>
  );
}
