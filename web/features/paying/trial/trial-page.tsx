import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { accountStatusQuery } from '#web/account-status.ts';
import { FullScreenSpinner } from '#web/components/spinner.tsx';
import { trial } from '#web/copy/trial.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { AppShell } from '#web/shell/app-shell.tsx';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import { ConnectionLost } from '#web/shell/connection-lost.tsx';
import { WithSession } from '#web/shell/with-session.tsx';
import { ActiveTrial } from './active-trial.tsx';
import { PendingTrial } from './pending-trial.tsx';
import { StartOwnTrial } from './start-own-trial.tsx';
import { TrialForm } from './trial-form.tsx';
import { useTrialStatus } from './use-trial.ts';

export const meta = () => pageMeta({ ...trial.meta, path: paths.trial });

export default function TrialPage() {
  return (
    <WithSession>
      {(user) =>
        user ? (
          <AppShell>
            <OwnTrial email={user.email} />
          </AppShell>
        ) : (
          <VisitorsTrial />
        )
      }
    </WithSession>
  );
}

function VisitorsTrial() {
  return (
    <AuthFrame
      footer={
        <>
          {trial.haveAccount}{' '}
          <Link className="inline-link inline-block py-2 font-medium text-ink" to={paths.login}>
            {trial.toLogin}
          </Link>
        </>
      }
      lead={trial.lead}
      title={trial.title}
    >
      <TrialForm />
    </AuthFrame>
  );
}

function OwnTrial({ email }: { email: string }) {
  const status = useTrialStatus();
  const account = useQuery(accountStatusQuery);
  if (status.isPending || account.isPending) return <FullScreenSpinner />;
  if (!status.data) return <ConnectionLost onRetry={() => status.refetch()} retrying={status.isFetching} />;
  if (status.data.hasActiveTrial) return <ActiveTrial daysRemaining={status.data.daysRemaining} />;
  return account.data?.trialPending ? <PendingTrial email={email} /> : <StartOwnTrial />;
}
