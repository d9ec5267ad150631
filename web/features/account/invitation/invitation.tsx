import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError, api, messageOf, type Output } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { common } from '#web/copy/common.ts';
import { viewersCopy } from '#web/copy/viewers.ts';
import { loginReturningTo, paths, registerReturningTo } from '#web/paths.ts';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import { WithSession } from '#web/shell/with-session.tsx';
import { Answer } from './answer.tsx';
import { keepToken, keptToken } from './kept-token.ts';

const { answer: copy } = viewersCopy;

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
    queryKey: ['invitation', token, user?.id],
    queryFn: ({ signal }) => api('POST /api/invitations/read', { body: { token } }, { signal }),
    // Once it is accepted, it has ended.
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
          {copy.account}
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
        <ButtonLink to={registerReturningTo(paths.invitation)}>{copy.register}</ButtonLink>
        <ButtonLink to={loginReturningTo(paths.invitation)} variant="secondary">
          {copy.login}
        </ButtonLink>
      </div>
    </div>
  );
}
