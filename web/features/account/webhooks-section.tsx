import { useQuery } from '@tanstack/react-query';
import type { Delivery, Webhook } from '#contract/webhooks.ts';
import { api } from '#web/api.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { Disclosure } from '#web/components/disclosure.tsx';
import { LoadFailed } from '#web/components/feedback/load-failed.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { webhooksCopy as copy } from '#web/copy/webhooks.ts';
import { formatDayAndTime } from '#web/format/dates.ts';
import { joinFacts } from '#web/format/words.ts';
import { hasFailed } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { AccountSection } from './account-section.tsx';
import { AddWebhook } from './add-webhook.tsx';
import { refreshWebhooks, webhooksQuery } from './webhooks-query.ts';

export function WebhooksSection() {
  const query = useQuery(webhooksQuery);
  const { data } = query;
  return (
    <AccountSection text={copy.text} title={copy.title}>
      <AddWebhook />
      {hasFailed(query) && <LoadFailed query={query} text={copy.loadFailed} />}
      {data && data.webhooks.length > 0 && (
        <ul aria-label={copy.title} className="col-span-full">
          {data.webhooks.map((webhook) => (
            <OneWebhook key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
    </AccountSection>
  );
}

function OneWebhook({ webhook: { id, url, topics, pausedAt, deliveries } }: { webhook: Webhook }) {
  const { host } = new URL(url);
  const params = { id };
  const test = useChange({
    mutationFn: () => api('POST /api/account/webhooks/:id/test', { params }, { timeoutMs: 20_000 }),
    onSuccess: ({ delivery: { status, deliveredAt } }) => {
      if (deliveredAt !== null) void notifySuccess(copy.tested);
      else void notifyError(status === null ? copy.testFailed : copy.testRefused(status));
    },
    failed: copy.testFailed,
    onSettled: () => refreshWebhooks(),
  });
  const resume = useChange({
    mutationFn: () => api('POST /api/account/webhooks/:id/resume', { params }),
    done: copy.resumed,
    failed: copy.resumeFailed,
    onSettled: () => refreshWebhooks(),
  });
  const remove = useChange({
    mutationFn: () => api('POST /api/account/webhooks/:id/remove', { params }),
    done: copy.removed,
    failed: copy.removeFailed,
    onSettled: () => refreshWebhooks(),
  });
  return (
    <li className="grid gap-3 border-line border-t py-4">
      <div className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto]">
        <div className="grid gap-0.5">
          <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-medium">
            {url}
            {pausedAt !== null && <Badge>{copy.paused}</Badge>}
          </p>
          <p className="text-[0.9375rem] text-ink-soft">
            {joinFacts(
              topics.map((topic, at) => (at === 0 ? copy.topics[topic] : copy.topics[topic].toLowerCase())),
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            aria-label={copy.testNamed(host)}
            loading={test.isPending}
            onClick={() => test.mutate()}
            size="s"
            variant="secondary"
          >
            {copy.test}
          </Button>
          <Button
            aria-label={copy.removeNamed(host)}
            loading={remove.isPending}
            onClick={() => remove.mutate()}
            size="s"
            variant="ghost"
          >
            {copy.remove}
          </Button>
        </div>
      </div>
      {pausedAt !== null && (
        <Notice tone="warning" className="grid justify-items-start gap-2">
          <p>{copy.pausedText}</p>
          <Button loading={resume.isPending} onClick={() => resume.mutate()} size="s" variant="secondary">
            {copy.resume}
          </Button>
        </Notice>
      )}
      {deliveries.length === 0 ? (
        <p className="text-[0.9375rem] text-ink-soft">{copy.noDeliveries}</p>
      ) : (
        <Disclosure label={<span className="font-medium">{copy.deliveries}</span>}>
          <ul className="grid gap-2">
            {deliveries.map((delivery) => (
              <li
                className="tabular flex flex-wrap justify-between gap-x-6 text-[0.9375rem]"
                key={delivery.id}
              >
                <span>
                  {delivery.topic === 'test' ? copy.testTopic : copy.topics[delivery.topic]}
                  <span className="text-ink-soft"> · {formatDayAndTime(delivery.createdAt)}</span>
                </span>
                <span className="text-ink-soft">{outcomeOf(delivery)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  );
}

function outcomeOf({ deliveredAt, nextAt, attempts, status }: Delivery): string {
  if (deliveredAt !== null) return copy.delivered;
  return nextAt === null ? copy.given(status) : copy.waiting(attempts, formatDayAndTime(nextAt));
}
