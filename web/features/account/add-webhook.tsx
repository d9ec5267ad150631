import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { type WebhookTopic, webhookTopics } from '#contract/webhook-topics.ts';
import { ApiError, api, messageOf } from '#web/api.ts';
import { notifyError } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { common } from '#web/copy/common.ts';
import { webhooksCopy } from '#web/copy/webhooks.ts';
import { NewSecret, type SecretFormProps } from './new-secret.tsx';
import { refreshWebhooks } from './webhooks-query.ts';

const { add: copy, made, topics: topicNames } = webhooksCopy;

interface Values {
  url: string;
  password: string;
}

export const AddWebhook = () => <NewSecret form={WebhookForm} made={made} open={copy.open} />;

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
      if (field) form.setError(field, { message: messageOf(error, copy.failed) });
      else void notifyError(copy.failed, messageOf(error, common.somethingFailed));
    },
  });
  return (
    <FormDialog
      description={copy.text}
      onClose={onClose}
      title={copy.title}
      onSubmit={form.handleSubmit((values) => topics.length > 0 && add.mutate(values))}
      pending={add.isPending}
      cancellable
      submit={copy.submit}
    >
      <Field error={errors.url?.message} hint={copy.urlHint} label={copy.url} required>
        <TextInput
          autoComplete="off"
          inputMode="url"
          maxLength={limits.webhooks.addressMax}
          placeholder="https://"
          {...form.register('url', {
            validate: (url) => (/^https?:/.test(url) && URL.canParse(url)) || copy.urlRequired,
          })}
        />
      </Field>
      <fieldset aria-describedby={topicsMissing ? topicsError : undefined} className="grid gap-1.5">
        <legend className="mb-1.5 font-medium text-[0.9375rem]">{copy.topics}</legend>
        <div className="flex flex-wrap gap-2">
          {webhookTopics.map((topic) => (
            <ToggleChip
              key={topic}
              onPressedChange={(pressed) =>
                setTopics((chosen) =>
                  webhookTopics.filter((one) => (one === topic ? pressed : chosen.includes(one))),
                )
              }
              pressed={topics.includes(topic)}
            >
              {topicNames[topic]}
            </ToggleChip>
          ))}
        </div>
        {topicsMissing && (
          <p className="text-burgundy-text text-note" id={topicsError} role="alert">
            {copy.topicsRequired}
          </p>
        )}
      </fieldset>
      <Field error={errors.password?.message} label={copy.password} required>
        <PasswordInput
          autoComplete="current-password"
          {...form.register('password', { required: copy.passwordRequired })}
        />
      </Field>
    </FormDialog>
  );
}

const fieldOf = (code: string): keyof Values | undefined =>
  (({ wrong_password: 'password', webhook_address_refused: 'url' }) as const)[code];
