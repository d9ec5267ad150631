import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { accountStatusQuery } from '#web/account-status.ts';
import { api, messageOf } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { common } from '#web/copy/common.ts';
import { recovery } from '#web/copy/recovery.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { queryClient } from '#web/query.ts';
import { AuthFrame } from '#web/shell/auth-frame.tsx';

const { confirm: copy } = recovery;

export const meta = () => pageMeta({ ...copy.meta, path: paths.confirmEmail, noindex: true });

export default function ConfirmEmailPage() {
  const token = useLocation().hash.slice(1);
  // A query rather than an effect, because the link works only once.
  const { data, isSuccess, isPending, isFetching, error, refetch } = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: async () => {
      const answer = await api('POST /api/auth/email-confirmation', { body: { token } });
      void queryClient.invalidateQueries({ queryKey: accountStatusQuery.queryKey });
      if (answer.trial !== null) void queryClient.invalidateQueries({ queryKey: ['subscription'] });
      return answer;
    },
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isFetching && isPending) {
    return (
      <AuthFrame lead="" title={copy.checking}>
        <Spinner size={28} />
      </AuthFrame>
    );
  }
  if (isSuccess) {
    return (
      <AuthFrame
        focused
        lead={data.trial === null ? copy.doneText : copy.trial[data.trial].text}
        title={data.trial === null ? copy.trial.used.title : copy.trial[data.trial].title}
      >
        <ButtonLink to={paths.wardrobe}>{copy.toWardrobe}</ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      focused
      lead={error === null ? copy.incomplete : `${messageOf(error, copy.failed)} ${copy.failedText}`}
      title={copy.failed}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.account}>{common.toAccount}</ButtonLink>
        {error !== null && (
          <Button loading={isFetching} onClick={() => void refetch()} variant="secondary">
            {copy.retry}
          </Button>
        )}
      </div>
    </AuthFrame>
  );
}
