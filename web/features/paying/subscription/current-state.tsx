import { useState } from 'react';
import { premiumPrice } from '#contract/price.ts';
import { messageOf } from '#web/api.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { common } from '#web/copy/common.ts';
import { subscription } from '#web/copy/subscription.ts';
import { formatCents } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { formatDay } from './moments.ts';
import { type Details, useChangeSubscription } from './use-details.ts';

const { resume: copy } = subscription;

function ResumeSubscription() {
  const resume = useChangeSubscription('POST /api/subscription/resume');
  const press = () =>
    resume.mutate(undefined, {
      onSuccess: () => notifySuccess(copy.done, copy.doneText),
      onError: (error) => notifyError(copy.error, messageOf(error, common.somethingFailed)),
    });
  return (
    <Button loading={resume.isPending} onClick={press} size="s">
      {copy.action}
    </Button>
  );
}

const { states, facts } = subscription;

// Loaded only for subscribers with a card.
const CardChange = onDemand(() => import('#web/features/paying/card/card-change.tsx'), 'CardChange');

function describeState({ source, currentPeriodEnd, card }: Details): { title: string; text: string } {
  if (card?.status === 'past_due') return { title: states.pastDue, text: states.pastDueText };
  if (source === null || currentPeriodEnd === null) return { title: states.none, text: states.noneText };
  const day = formatDay(currentPeriodEnd);
  if (card?.cancelAtPeriodEnd) return { title: states.cancelled(day), text: states.cancelledText };
  if (card !== null) return { title: states.until(day), text: states.renewsText };
  if (source === 'trial') return { title: states.trial(day), text: states.trialText };
  return { title: states.until(day), text: states.prepaidText };
}

const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

function CardFacts({ card }: { card: NonNullable<Details['card']> }) {
  const { brand, last4, nextPaymentAt } = card;
  const rows: [string, string | null][] = [
    [facts.next, nextPaymentAt && facts.nextValue(formatCents(premiumPrice.cents), formatDay(nextPaymentAt))],
    [facts.card, last4 === null ? facts.cardUnknown : facts.cardValue(brandName(brand ?? ''), last4)],
  ];
  return (
    <dl className="grid gap-x-12 gap-y-4 sm:grid-cols-2">
      {rows.map(
        ([name, value]) =>
          value && (
            <div className="grid gap-0.5" key={name}>
              <dt className="text-[0.9375rem] text-ink-soft">{name}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

export function CurrentState({ details }: { details: Details }) {
  const { title, text } = describeState(details);
  const { card, source, currentPeriodEnd } = details;
  return (
    <div className="grid gap-5">
      <div className="grid gap-0.5">
        <p className="font-medium text-lg">{title}</p>
        <p className="max-w-[58ch] text-ink-soft">{text}</p>
      </div>
      {card && <CardFacts card={card} />}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {card === null && (
          <ButtonLink
            size="s"
            to={paths.payments}
            variant={source === 'paid_period' ? 'secondary' : 'primary'}
          >
            {source === 'paid_period' ? subscription.extend : subscription.upgrade}
          </ButtonLink>
        )}
        {card && <CardChange />}
        {card &&
          (card.cancelAtPeriodEnd ? (
            <ResumeSubscription />
          ) : (
            <CancelSubscription until={source === 'trial' ? null : currentPeriodEnd} />
          ))}
      </div>
    </div>
  );
}

const { cancel: cancelCopy } = subscription;

function CancelSubscription({ until }: { until: string | null }) {
  const [open, setOpen] = useState(false);
  const cancel = useChangeSubscription('POST /api/subscription/cancel');
  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        setOpen(false);
        notifySuccess(cancelCopy.done, cancelCopy.doneText);
      },
      onError: (error) => notifyError(cancelCopy.error, messageOf(error, common.somethingFailed)),
    });
  return (
    <>
      <Button onClick={() => setOpen(true)} size="s" variant="secondary">
        {cancelCopy.open}
      </Button>
      <ConfirmDialog
        cancelLabel={cancelCopy.keep}
        confirmLabel={cancelCopy.open}
        description={until === null ? cancelCopy.textNoDay : cancelCopy.text(formatDay(until))}
        loading={cancel.isPending}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
        open={open}
        title={cancelCopy.title}
      />
    </>
  );
}
