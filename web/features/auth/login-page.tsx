import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { auth } from '#web/copy/auth.ts';
import { security } from '#web/copy/security.ts';
import { useInBrowser } from '#web/hydration/use-in-browser.ts';
import { pageMeta } from '#web/meta.ts';
import { paths, registerReturningTo, safeReturnPath } from '#web/paths.ts';
import { AuthFrame } from '../../shell/auth-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import type { StepMethods } from './use-login.ts';

export const meta = () => pageMeta({ ...auth.login.meta, path: paths.login });

export default function LoginPage() {
  const { state } = useLocation() as { state: { secondStep?: StepMethods } | null };
  // The browser keeps the state of an address when it loads it again.
  const arrivedWith = useInBrowser(() => state?.secondStep ?? null, null);
  const [search] = useSearchParams();
  const next = safeReturnPath(search.get('next'));
  const [chosen, setMethods] = useState<StepMethods | null>();
  const methods = chosen === undefined ? arrivedWith : chosen;
  if (methods !== null) {
    return (
      <AuthFrame
        focused
        footer={
          <button className="inline-link py-2" onClick={() => setMethods(null)} type="button">
            {security.step.restart}
          </button>
        }
        lead={security.step.lead}
        title={security.step.title}
      >
        <SecondStepForm methods={methods} onExpired={() => setMethods(null)} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      footer={
        <>
          {auth.login.noAccount}{' '}
          <Link className="inline-link inline-block py-2 font-medium text-ink" to={registerReturningTo(next)}>
            {auth.login.toRegister}
          </Link>
        </>
      }
      lead={auth.login.lead}
      title={auth.login.title}
    >
      <div className="grid gap-6">
        <LoginForm onSecondStep={setMethods} />
        <PasskeySignIn />
      </div>
    </AuthFrame>
  );
}
