import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { type WebhookTopic, webhookTopics } from '#contract/webhook-topics.ts';
import type { Delivery, Webhook } from '#contract/webhooks.ts';
import { ApiError, api, messageOf } from '#web/api.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { Disclosure } from '#web/components/disclosure.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { LoadFailed } from '#web/components/feedback/query-states.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { ToggleChips } from '#web/components/forms/toggle-chips.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { common } from '#web/copy/common.ts';
import { webhooksCopy as copy } from '#web/copy/webhooks.ts';
import { formatDayAndTime } from '#web/format/dates.ts';
import { joinFacts } from '#web/format/words.ts';
import { hasFailed, queryClient, queryOf } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { AccountSection } from './account-section.tsx';
import { NewSecret, type SecretFormProps } from './new-secret.tsx';

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
          <Button aria-label={copy.testNamed(host)} act={test} size="s" variant="secondary">
            {copy.test}
          </Button>
          <Button aria-label={copy.removeNamed(host)} act={remove} size="s" variant="ghost">
            {common.remove}
          </Button>
        </div>
      </div>
      {pausedAt !== null && (
        <Notice tone="warning" className="grid justify-items-start gap-2">
          <p>{copy.pausedText}</p>
          <Button act={resume} size="s" variant="secondary">
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

const { add: addCopy, made, topics: topicNames } = copy;

interface Values {
  url: string;
  password: string;
}

const AddWebhook = () => <NewSecret form={WebhookForm} made={made} open={addCopy.open} />;

function WebhookForm({ onClose, onMade }: SecretFormProps) {
  const form = useForm<Values>({ defaultValues: { url: '', password: '' } });
  const { errors, isSubmitted } = form.formState;
  const [topics, setTopics] = useState<readonly WebhookTopic[]>(webhookTopics);
  const topicsMissing = isSubmitted && topics.length === 0;
  const topicsError = useId();
  const add = useMutation({
    mutationFn: (values: Values) =>
      api('POST /api/account/webhooks', { body: { ...values, topics: [...topics] } }),
    onSuccess: ({ secret }) => {
      void refreshWebhooks();
      onMade(secret);
    },
    onError: (error) => {
      const code = error instanceof ApiError ? error.code : null;
      const field = code === null ? undefined : fieldOf(code);
      if (field) form.setError(field, { message: messageOf(error, addCopy.failed) });
      else void notifyError(addCopy.failed, messageOf(error, common.somethingFailed));
    },
  });
  return (
    <FormDialog
      description={addCopy.text}
      onClose={onClose}
      title={addCopy.title}
      onSubmit={form.handleSubmit((values) => topics.length > 0 && add.mutate(values))}
      pending={add.isPending}
      cancellable
      submit={addCopy.submit}
    >
      <Field error={errors.url?.message} hint={addCopy.urlHint} label={addCopy.url} required>
        <TextInput
          autoComplete="off"
          inputMode="url"
          maxLength={limits.webhooks.addressMax}
          placeholder="https://"
          {...form.register('url', {
            validate: (url) => (/^https?:/.test(url) && URL.canParse(url)) || addCopy.urlRequired,
          })}
        />
      </Field>
      <fieldset aria-describedby={topicsMissing ? topicsError : undefined} className="grid gap-1.5">
        <legend className="mb-1.5 font-medium text-[0.9375rem]">{addCopy.topics}</legend>
        <div className="flex flex-wrap gap-2">
          <ToggleChips
            chosen={topics}
            labels={topicNames}
            onChange={(chosen) => setTopics(webhookTopics.filter((topic) => chosen.includes(topic)))}
            options={webhookTopics}
          />
        </div>
        {topicsMissing && (
          <p className="text-burgundy-text text-note" id={topicsError} role="alert">
            {addCopy.topicsRequired}
          </p>
        )}
      </fieldset>
      <Field error={errors.password?.message} label={addCopy.password} required>
        <PasswordInput
          autoComplete="current-password"
          {...form.register('password', { required: addCopy.passwordRequired })}
        />
      </Field>
    </FormDialog>
  );
}

const fieldOf = (code: string): keyof Values | undefined =>
  (({ wrong_password: 'password', webhook_address_refused: 'url' }) as const)[code];

const webhooksQuery = { ...queryOf(['webhooks'], 'GET /api/account/webhooks'), staleTime: 0 };

const refreshWebhooks = () => queryClient.invalidateQueries(webhooksQuery);
