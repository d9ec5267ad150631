import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ApiError, api, type Input, messageOf, type Output } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { Switch } from '#web/components/forms/switch.tsx';
import { access } from '#web/copy/access.ts';
import { common } from '#web/copy/common.ts';
import { loginReturningTo, paths } from '#web/paths.ts';
import { queryOf } from '#web/query.ts';
import type { User } from '#web/session.ts';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import { WithSession } from '#web/shell/with-session.tsx';
import { useChange } from '#web/use-change.ts';

const { consent: copy } = access;

type Request = Input<'POST /api/connection'>['body']['request'];
type Scope = 'read' | 'change' | null;

export function Connect() {
  const { pathname, search } = useLocation();
  if (search === '') return <NoConnection why={copy.failedText} />;
  return (
    <WithSession>
      {(user) =>
        user ? (
          <Connection request={Object.fromEntries(new URLSearchParams(search)) as Request} user={user} />
        ) : (
          <Navigate replace to={loginReturningTo(`${pathname}${search}`)} />
        )
      }
    </WithSession>
  );
}

function Connection({ request, user }: { request: Request; user: User }) {
  const { data, error } = useQuery({
    ...queryOf(['connection', request], 'GET /api/connection', { query: request }),
    retry: false,
  });
  if (error) {
    const isFaulty = error instanceof ApiError && error.code === 'validation';
    return <NoConnection why={isFaulty ? copy.failedText : messageOf(error, copy.failedText)} />;
  }
  if (data === undefined) {
    return (
      <AuthFrame lead="" title={copy.loading}>
        <Spinner size={28} />
      </AuthFrame>
    );
  }
  return <Consent asked={data} request={request} user={user} />;
}

function NoConnection({ why }: { why: string }) {
  return (
    <AuthFrame focused lead={why} title={copy.failed}>
      <ButtonLink className="justify-self-start" to={paths.account}>
        {common.toAccount}
      </ButtonLink>
    </AuthFrame>
  );
}

interface ConsentProps {
  asked: Output<'GET /api/connection'>;
  request: Request;
  user: User;
}

function Consent({ asked, request, user }: ConsentProps) {
  const [mayChange, setMayChange] = useState(false);
  const answer = useChange({
    mutationFn: (scope: Scope) => api('POST /api/connection', { body: { request, scope } }),
    // An app's own scheme leaves this page open.
    onSuccess: ({ redirectTo }) => window.location.assign(redirectTo),
    failed: copy.failed,
  });
  if (answer.isSuccess) {
    return (
      <AuthFrame focused lead={copy.back} title={answer.variables === null ? copy.refused : copy.allowed}>
        <ButtonLink className="justify-self-start" to={paths.account} variant="secondary">
          {common.toAccount}
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame footer={copy.later} lead={copy.lead(user.username)} title={copy.title(asked.name)}>
      <div className="grid gap-6">
        <div className="grid gap-1 border-line border-t pt-5">
          <p className="font-medium text-[0.9375rem]">{copy.read}</p>
          <p className="text-note text-ink-soft">{copy.readText}</p>
        </div>
        {asked.asks === 'change' && (
          <div className="border-line border-t pt-5">
            <Switch
              checked={mayChange}
              hint={copy.changeText}
              label={copy.change}
              onCheckedChange={setMayChange}
            />
          </div>
        )}
        <p className="border-line border-t pt-5">{copy.never}</p>
        <p className="wrap-anywhere border-burgundy-text border-l-2 pl-3">{copy.warning(asked.place)}</p>
        <div className="flex flex-wrap gap-3">
          <Button
            loading={answer.isPending && answer.variables !== null}
            onClick={() => answer.mutate(mayChange ? 'change' : 'read')}
          >
            {copy.allow}
          </Button>
          <Button
            loading={answer.isPending && answer.variables === null}
            onClick={() => answer.mutate(null)}
            variant="secondary"
          >
            {copy.refuse}
          </Button>
        </div>
      </div>
    </AuthFrame>
  );
}
