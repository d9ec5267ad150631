import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { api, messageOf } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { common } from '#web/copy/common.ts';
import { reminders } from '#web/copy/reminders.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { AuthFrame } from '#web/shell/auth-frame.tsx';

const copy = reminders.unsubscribe;

export const meta = () => pageMeta({ ...copy.meta, path: paths.unsubscribe, noindex: true });

/** Programs that follow the links of a mail run no scripts, and so end nothing. */
export default function UnsubscribePage() {
  const [person = '', token = ''] = useLocation().hash.slice(1).split('/');
  const { isSuccess, isFetching, error, refetch } = useQuery({
    queryKey: ['unsubscribe', person, token],
    queryFn: () => api('POST /api/reminders/unsubscribe/:person/:token', { params: { person, token } }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isSuccess) {
    return (
      <AuthFrame focused lead={copy.doneText} title={copy.done}>
        <ButtonLink to={paths.account}>{common.toAccount}</ButtonLink>
      </AuthFrame>
    );
  }
  if (isFetching) {
    return (
      <AuthFrame lead="" title={copy.working}>
        <Spinner size={28} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      focused
      lead={token === '' ? copy.incomplete : messageOf(error, copy.failedText)}
      title={copy.failed}
    >
      <div className="flex flex-wrap gap-3">
        {token !== '' && <Button onClick={() => void refetch()}>{common.retry}</Button>}
        <ButtonLink to={paths.account} variant="secondary">
          {common.toAccount}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}
