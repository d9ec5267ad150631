import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { limits } from '#contract/limits.ts';
import { ApiError, api, messageOf, type Output } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { common } from '#web/copy/common.ts';
import { viewersCopy } from '#web/copy/viewers.ts';
import { viewedQuery } from '#web/household/viewed-query.ts';
import { loginReturningTo, paths, registerReturningTo, viewedWardrobe } from '#web/paths.ts';
import { queryClient, queryOf } from '#web/query.ts';
import type { User } from '#web/session.ts';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import { WithSession } from '#web/shell/with-session.tsx';
import { useChange } from '#web/use-change.ts';

const { answer: copy, dialog } = viewersCopy;

type Invited = Output<'POST /api/invitations/read'>;

export function Invitation() {
  const { hash } = useLocation();
  const [kept] = useState(keptToken);
  const token = hash.slice(1) || kept;
  if (token === '') return <Ending lead={copy.incompleteText} title={copy.incomplete} />;
  return <WithSession>{(user) => <Opened key={token} token={token} user={user} />}</WithSession>;
}

type Reader = Parameters<Parameters<typeof WithSession>[0]['children']>[0];

function Opened({ token, user }: { token: string; user: Reader }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(['invitation', token, user?.id], 'POST /api/invitations/read', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  if (data) return <Read invited={data} token={token} user={user} />;
  if (error && !isFetching) {
    const hasEnded = error instanceof ApiError && error.status < 500;
    return (
      <Ending lead={messageOf(error, copy.failedText)} title={hasEnded ? copy.ended : copy.failed}>
        {!hasEnded && <Button onClick={() => void refetch()}>{common.retry}</Button>}
      </Ending>
    );
  }
  return (
    <AuthFrame lead="" title={copy.loading}>
      <Spinner size={28} />
    </AuthFrame>
  );
}

function Ending({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <AuthFrame focused lead={lead} title={title}>
      <div className="flex flex-wrap gap-3">
        {children}
        <ButtonLink to={paths.home} variant="secondary">
          {copy.home}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}

function Read({ invited, token, user }: { invited: Invited; token: string; user: Reader }) {
  if (invited.own) {
    return (
      <AuthFrame focused lead={copy.ownText} title={copy.own}>
        <ButtonLink className="justify-self-start" to={paths.account}>
          {common.toAccount}
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <Answer invited={invited} token={token} user={user}>
      <Seen invited={invited} />
      {user === null && <ToAccount token={token} />}
    </Answer>
  );
}

function Seen({ invited: { shows } }: { invited: Invited }) {
  return (
    <section className="grid gap-3 border-line border-t pt-5">
      <h2 className="text-title-s">{copy.sees}</h2>
      <ul className="grid gap-2">
        {[copy.clothes, ...shows.map((one) => copy.also[one])].map((line) => (
          <li className="grid grid-cols-[auto_1fr] gap-2.5" key={line}>
            <Check className="mt-0.5 text-sage" size={20} />
            {line}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{copy.never}</p>
    </section>
  );
}

function ToAccount({ token }: { token: string }) {
  useEffect(() => keepToken(token), [token]);
  return (
    <div className="grid gap-4 border-line border-t pt-5">
      <p>{copy.visitor}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={registerReturningTo(paths.invitation)}>{common.createAccount}</ButtonLink>
        <ButtonLink to={loginReturningTo(paths.invitation)} variant="secondary">
          {copy.login}
        </ButtonLink>
      </div>
    </div>
  );
}

interface AnswerProps {
  invited: { name: string };
  token: string;
  user: User | null;
  children: ReactNode;
}

function Answer({ invited, token, user, children }: AnswerProps) {
  const [declined, setDeclined] = useState(false);
  if (declined) {
    return (
      <AuthFrame focused lead={copy.declinedText} title={copy.declined}>
        <ButtonLink className="justify-self-start" to={paths.wardrobe}>
          {common.toWardrobe}
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame footer={copy.later} lead={copy.lead} title={copy.title(invited.name)}>
      <div className="grid gap-6">
        {children}
        {user && (
          <AnswerForm invited={invited} onDeclined={() => setDeclined(true)} token={token} user={user} />
        )}
      </div>
    </AuthFrame>
  );
}

interface AnswerFormProps {
  invited: { name: string };
  token: string;
  user: User;
  onDeclined: () => void;
}

function AnswerForm({ invited, token, user, onDeclined }: AnswerFormProps) {
  const [name, setName] = useState(user.firstName ?? '');
  const [tried, setTried] = useState(false);
  const navigate = useNavigate();
  const accept = useChange({
    mutationFn: () => api('POST /api/invitations/accept', { body: { token, name: name.trim() } }),
    onSuccess: ({ id }) => {
      forgetToken();
      void queryClient.invalidateQueries({ queryKey: viewedQuery.queryKey });
      void notifySuccess(copy.accepted(invited.name));
      void navigate(viewedWardrobe(id), { replace: true });
    },
    failed: copy.acceptFailed,
  });
  const decline = useChange({
    mutationFn: () => api('POST /api/invitations/decline', { body: { token } }),
    onSuccess: () => {
      forgetToken();
      onDeclined();
    },
    failed: copy.declineFailed,
  });
  const refused = accept.error instanceof ApiError ? accept.error.detail('name') : undefined;
  const missing = tried && name.trim() === '' ? dialog.nameRequired : undefined;
  return (
    <form
      className="grid gap-6 border-line border-t pt-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (name.trim() !== '') accept.mutate();
      }}
    >
      <Field
        error={missing ?? refused}
        hint={copy.nameHint(invited.name, user.username)}
        label={dialog.name}
        required
      >
        <TextInput
          autoComplete="given-name"
          maxLength={limits.viewers.nameMax}
          onValueChange={setName}
          value={name}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button loading={accept.isPending || accept.isSuccess} type="submit">
          {copy.accept}
        </Button>
        <Button act={decline} variant="secondary">
          {copy.decline}
        </Button>
      </div>
    </form>
  );
}
const key = 'vestidor:invitacion';

/** Kept in session storage while its reader signs in or up. */
function keepToken(token: string): void {
  try {
    sessionStorage.setItem(key, token);
  } catch {
    // Storage is unavailable.
  }
}

function keptToken(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function forgetToken(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable.
  }
}
