import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { accessLimits } from '#contract/access-limits.ts';
import { ApiError, api, messageOf, type Output } from '#web/api.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { LoadFailed } from '#web/components/feedback/query-states.tsx';
import { CopyField } from '#web/components/forms/copy-field.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { access as copy } from '#web/copy/access.ts';
import { common } from '#web/copy/common.ts';
import { formatDay, formatDayAndTime } from '#web/format/dates.ts';
import { hasFailed, queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { AccountSection } from './account-section.tsx';
import { NewSecret, type SecretFormProps } from './new-secret.tsx';
import { accessQuery, changesQuery, refreshAccess } from './security-query.ts';

type Change = Output<'GET /api/account/assistant-changes'>['changes'][number];
type Access = Output<'GET /api/account/access'>['access'][number];

export function AccessSection() {
  const query = useQuery(accessQuery);
  const { data } = query;
  return (
    <AccountSection text={copy.text} title={copy.title}>
      <CreateToken />
      {hasFailed(query) && <LoadFailed query={query} text={copy.loadFailed} />}
      {data && (
        <div className="col-span-full grid gap-5">
          <div className="max-w-[58ch]">
            <CopyField
              copied={copy.addressCopied}
              hint={copy.addressHint}
              label={copy.address}
              value={data.address}
            />
          </div>
          {data.access.length > 0 && (
            <ul aria-label={copy.title}>
              {data.access.map((one) => (
                <AccessRow access={one} key={one.id} />
              ))}
            </ul>
          )}
        </div>
      )}
      <Changes />
    </AccountSection>
  );
}

function Changes() {
  const { data } = useQuery(changesQuery);
  if (data === undefined || data.changes.length === 0) return null;
  return (
    <div className="col-span-full grid gap-2">
      <h3 className="font-serif text-[1.1875rem]">{copy.changes.title}</h3>
      <ul aria-label={copy.changes.title}>
        {data.changes.map((change) => (
          <ChangeRow change={change} key={change.id} />
        ))}
      </ul>
    </div>
  );
}

function ChangeRow({ change: { id, assistant, tool, madeAt, undoneAt } }: { change: Change }) {
  const undo = useChange({
    mutationFn: () => api('POST /api/account/assistant-changes/:id/undone', { params: { id } }),
    // A change may have been to anything.
    onSuccess: () => queryClient.invalidateQueries(),
    failed: copy.changes.failed,
  });
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-line border-t py-3">
      <div className="grid gap-0.5">
        <p className="font-medium">{copy.changes.tools[tool]}</p>
        <p className="wrap-anywhere tabular text-[0.9375rem] text-ink-soft">
          {copy.changes.by(assistant, formatDayAndTime(madeAt))}
        </p>
      </div>
      {undoneAt === null ? (
        <Button
          aria-label={`${common.undo}: ${copy.changes.tools[tool]}`}
          act={undo}
          size="s"
          variant="ghost"
        >
          {common.undo}
        </Button>
      ) : (
        <Badge>{copy.changes.undone}</Badge>
      )}
    </li>
  );
}

function AccessRow({ access }: { access: Access }) {
  const { id, kind, name, place, scope, createdAt, expiresAt, lastUsedAt } = access;
  const end = useChange({
    mutationFn: () => api('POST /api/account/access/:id/end', { params: { id } }),
    done: copy.ended,
    refresh: accessQuery,
    failed: copy.endFailed,
  });
  const about =
    kind === 'assistant'
      ? copy.assistant(place, formatDay(createdAt))
      : copy.token(formatDay(createdAt), formatDay(expiresAt));
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-line border-t py-3 sm:grid-cols-[1fr_auto]">
      <div className="grid gap-0.5">
        <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-medium">
          {name}
          <Badge>{copy.scopes[scope]}</Badge>
        </p>
        <p className="tabular text-[0.9375rem] text-ink-soft">
          {about} · {lastUsedAt === null ? copy.unused : copy.used(formatDayAndTime(lastUsedAt))}
        </p>
      </div>
      <Button
        aria-label={copy.endLabel(name)}
        className="justify-self-start max-sm:-ml-4"
        act={end}
        size="s"
        variant="ghost"
      >
        {copy.end}
      </Button>
    </li>
  );
}

const { create: createCopy, made } = copy;
const { nameMax, tokenDays } = accessLimits;

interface Values {
  name: string;
  scope: 'read' | 'change';
  days: (typeof tokenDays)[number];
  password: string;
}

const CreateToken = () => <NewSecret form={TokenForm} made={made} open={createCopy.open} />;

function TokenForm({ onClose, onMade }: SecretFormProps) {
  const form = useForm<Values>({ defaultValues: { name: '', scope: 'read', days: 90, password: '' } });
  const { errors } = form.formState;
  const { scope, days } = form.watch();
  const make = useMutation({
    mutationFn: (body: Values) => api('POST /api/account/tokens', { body }),
    onSuccess: ({ token }) => {
      void refreshAccess();
      onMade(token);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'wrong_password')
        form.setError('password', { message: messageOf(error, createCopy.failed) });
      else notifyError(createCopy.failed, messageOf(error, common.somethingFailed));
    },
  });
  return (
    <FormDialog
      description={createCopy.text}
      onClose={onClose}
      title={createCopy.title}
      onSubmit={form.handleSubmit((values) => make.mutate(values))}
      pending={make.isPending}
      cancellable
      submit={createCopy.open}
    >
      <Field error={errors.name?.message} hint={createCopy.nameHint} label={common.name} required>
        <TextInput
          autoComplete="off"
          maxLength={nameMax}
          {...form.register('name', { validate: (name) => name.trim() !== '' || createCopy.nameRequired })}
        />
      </Field>
      <div className="grid gap-1.5">
        <p aria-hidden="true" className="font-medium text-[0.9375rem]">
          {createCopy.scope}
        </p>
        <Segmented
          label={createCopy.scope}
          onValueChange={(value) => form.setValue('scope', value)}
          options={(['read', 'change'] as const).map((value) => ({ value, label: copy.scopes[value] }))}
          value={scope}
        />
      </div>
      <Field label={createCopy.days}>
        <Select
          onValueChange={(value) => form.setValue('days', Number(value) as Values['days'])}
          options={tokenDays.map((value) => ({ value: String(value), label: createCopy.inDays(value) }))}
          value={String(days)}
        />
      </Field>
      <Field error={errors.password?.message} label={createCopy.password} required>
        <PasswordInput
          autoComplete="current-password"
          {...form.register('password', { required: createCopy.passwordRequired })}
        />
      </Field>
    </FormDialog>
  );
}
