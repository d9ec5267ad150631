import { useState } from 'react';
import { paymentMethodFacts } from '#contract/payment-methods.ts';
import { messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { common } from '#web/copy/common.ts';
import { subscription } from '#web/copy/subscription.ts';
import { formatEuros } from '#web/format/money.ts';
import { nameOf, useUser } from '#web/session.ts';
import { describeRefund } from './describe-refund.ts';
import { formatDay } from './moments.ts';
import { ReceiptFacts, SaveReceipt } from './save-receipt.tsx';
import { type OwnPayment, type Right, useWithdraw } from './use-details.ts';

const { withdrawal: copy } = subscription;

interface WithdrawalDialogProps {
  payment: OwnPayment;
  right: Right;
  open: boolean;
  onClose: () => void;
}

export function WithdrawalDialog({ payment, right, open, onClose }: WithdrawalDialogProps) {
  const [declaring, setDeclaring] = useState(false);
  const withdraw = useWithdraw();
  const receipt = withdraw.data?.receipt;

  const close = () => {
    setDeclaring(false);
    withdraw.reset();
    onClose();
  };
  const confirm = () =>
    withdraw.mutate(right, {
      onError: (error) => notifyError(copy.error, messageOf(error, common.somethingFailed)),
    });

  if (receipt !== undefined) {
    const amount = formatEuros(receipt.amount);
    return (
      <Dialog
        compact
        description={copy.doneLead}
        footer={
          <>
            <Button onClick={close} variant="ghost">
              {common.close}
            </Button>
            <SaveReceipt receipt={receipt} />
          </>
        }
        onClose={close}
        open={open}
        size="s"
        title={copy.doneTitle}
      >
        <div aria-live="polite" className="grid gap-5">
          <ReceiptFacts receipt={receipt} />
          <p>
            {receipt.refund === 'nothing_to_refund'
              ? copy.refund.nothing_to_refund
              : copy.refund[receipt.refund](amount)}
          </p>
        </div>
      </Dialog>
    );
  }

  return declaring ? (
    <Dialog
      compact
      description={copy.step(2)}
      footer={
        <>
          <Button onClick={() => setDeclaring(false)} variant="ghost">
            {copy.back}
          </Button>
          <Button
            loading={withdraw.isPending}
            onClick={({ detail }) => {
              // Ignores the second click of a double click on the previous step.
              if (detail < 2) confirm();
            }}
          >
            {copy.confirm}
          </Button>
        </>
      }
      onClose={close}
      open={open}
      size="s"
      title={copy.declareTitle}
    >
      <Declaration payment={payment} right={right} />
    </Dialog>
  ) : (
    <Dialog
      compact
      description={copy.step(1)}
      footer={
        <>
          <Button onClick={close} variant="ghost">
            {common.cancel}
          </Button>
          <Button onClick={() => setDeclaring(true)}>{copy.next}</Button>
        </>
      }
      onClose={close}
      open={open}
      size="s"
      title={copy.explainTitle}
    >
      <ul className="grid list-disc gap-2.5 pl-5">
        {[...copy.explain.slice(0, 2), describeRefund(right, payment.method), ...copy.explain.slice(2)].map(
          (line) => (
            <li key={line}>{line}</li>
          ),
        )}
      </ul>
    </Dialog>
  );
}

function Declaration({ payment, right }: { payment: OwnPayment; right: Right }) {
  const user = useUser();
  const day = formatDay(payment.paidAt ?? payment.createdAt);
  // Codes move no money here.
  const free = paymentMethodFacts[payment.method].refund === 'nothing_to_refund';
  const rows = [
    [common.name, nameOf(user, user.email)],
    [copy.facts.contract, copy.facts.contractValue(payment.reference, day)],
    ...(free ? [] : [[copy.facts.amount, formatEuros(payment.amount)]]),
    ...(right.charge > 0 && !free
      ? [[copy.facts.charge(copy.days(right.usedDays, right.periodDays)), `−${formatEuros(right.charge)}`]]
      : []),
    ...(free ? [] : [[copy.facts.refund, formatEuros(right.refund)]]),
    [copy.facts.receipt, user.email],
  ];
  return (
    <div className="grid gap-5">
      <p className="font-serif text-title-s">{copy.declare}</p>
      <dl className="grid gap-3">
        {rows.map(([name, value]) => (
          <div className="grid gap-0.5" key={name}>
            <dt className="text-note text-ink-soft">{name}</dt>
            <dd className="tabular wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
