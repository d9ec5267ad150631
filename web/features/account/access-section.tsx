import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { api, messageOf, type Output } from '#web/api.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { LoadFailed } from '#web/components/feedback/load-failed.tsx';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { access as copy } from '#web/copy/access.ts';
import { common } from '#web/copy/common.ts';
import { formatDay, formatDayAndTime } from '#web/format/dates.ts';
import { hasFailed, queryClient } from '#web/query.ts';
import { AccountSection } from './account-section.tsx';
import { CreateToken } from './create-token.tsx';
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
          <Address address={data.address} />
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
  const undo = useMutation({
    mutationFn: () => api('POST /api/account/assistant-changes/:id/undone', { params: { id } }),
    // A change may have been to anything.
    onSuccess: () => queryClient.invalidateQueries(),
    onError: (error) => notifyError(copy.changes.failed, messageOf(error, common.somethingFailed)),
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
          aria-label={`${copy.changes.undo}: ${copy.changes.tools[tool]}`}
          loading={undo.isPending}
          onClick={() => undo.mutate()}
          size="s"
          variant="ghost"
        >
          {copy.changes.undo}
        </Button>
      ) : (
        <Badge>{copy.changes.undone}</Badge>
      )}
    </li>
  );
}

function Address({ address }: { address: string }) {
  const input = useRef<HTMLInputElement>(null);
  const copyAddress = () =>
    navigator.clipboard.writeText(address).then(
      () => notifySuccess(copy.addressCopied),
      () => {
        input.current?.select();
        notifySuccess(copy.copyFailed);
      },
    );
  return (
    <div className="grid max-w-[58ch] gap-3">
      <Field hint={copy.addressHint} label={copy.address}>
        <TextInput onFocus={(event) => event.target.select()} readOnly ref={input} value={address} />
      </Field>
      <Button
        className="justify-self-start"
        icon={<Copy aria-hidden="true" size={18} />}
        onClick={() => void copyAddress()}
        size="s"
        variant="secondary"
      >
        {copy.copy}
      </Button>
    </div>
  );
}

function AccessRow({ access }: { access: Access }) {
  const { id, kind, name, place, scope, createdAt, expiresAt, lastUsedAt } = access;
  const end = useMutation({
    mutationFn: () => api('POST /api/account/access/:id/end', { params: { id } }),
    onSuccess: () => {
      void refreshAccess();
      notifySuccess(copy.ended);
    },
    onError: (error) => notifyError(copy.endFailed, messageOf(error, common.somethingFailed)),
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
        loading={end.isPending}
        onClick={() => end.mutate()}
        size="s"
        variant="ghost"
      >
        {copy.end}
      </Button>
    </li>
  );
}
