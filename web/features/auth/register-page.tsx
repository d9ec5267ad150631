import { useCallback, useReducer } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { auth } from '#web/copy/auth.ts';
import { premium } from '#web/copy/premium.ts';
import { LeavingLine, useTimedLeave } from '#web/features/paying/parts/timed-leave.tsx';
import { pageMeta } from '#web/meta.ts';
import { loginReturningTo, paths, payingBy, safeReturnPath } from '#web/paths.ts';
import { registrationRedirectMs } from '#web/timings.ts';
import { useTryoutNote, waitsForAnyone } from '#web/tryout/note.ts';
import { AuthFrame } from '../../shell/auth-frame.tsx';
import { PaypalStep } from './paypal-step.tsx';
import { RegisterForm } from './register-form.tsx';
import { nextStep } from './register-steps.ts';

export const meta = () => pageMeta({ ...auth.register.meta, path: paths.register });

/** `/register`; with `?plan=premium` payment follows, and `metodo` is the method already chosen. */
export default function RegisterPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [step, send] = useReducer(nextStep, 'register');
  const wantsPremium = search.get('plan') === 'premium';
  const method = search.get('metodo');
  const next = safeReturnPath(search.get('next'));
  const elsewhere = wantsPremium && method !== null && method !== 'paypal_redirect';

  const onAccount = useCallback(() => {
    if (elsewhere) navigate(payingBy(method), { replace: true });
    else if (!wantsPremium && next !== null) navigate(next, { replace: true });
    else send({ type: 'account_made', wantsPremium });
  }, [elsewhere, method, navigate, next, wantsPremium]);

  switch (step) {
    case 'register':
      return (
        <AuthFrame
          footer={<ToLogin next={wantsPremium ? payingBy(method ?? 'paypal_redirect') : next} />}
          lead={auth.register.lead}
          title={auth.register.title}
        >
          <Tried />
          <RegisterForm onAccount={onAccount} />
        </AuthFrame>
      );
    case 'payment':
    case 'processing':
      return (
        <AuthFrame
          focused
          lead={premium.register.lead}
          title={step === 'processing' ? premium.register.processing : premium.register.title}
        >
          <PaypalStep processing={step === 'processing'} send={send} />
        </AuthFrame>
      );
    case 'success':
      return (
        <AuthFrame focused lead={premium.register.doneText} title={premium.register.done}>
          <RegisterSuccess />
        </AuthFrame>
      );
  }
}

const RegisterNote = onDemand(() => import('#web/tryout/register-note.tsx'), 'RegisterNote');

function Tried() {
  const note = useTryoutNote();
  return note && waitsForAnyone(note) && <RegisterNote note={note} />;
}

function ToLogin({ next }: { next: string | null }) {
  return (
    <>
      {auth.register.haveAccount}{' '}
      <Link
        className="inline-link inline-block py-2 font-medium text-ink"
        to={loginReturningTo(next ?? paths.home)}
      >
        {auth.register.toLogin}
      </Link>
    </>
  );
}

function RegisterSuccess() {
  const leave = useTimedLeave({ to: paths.dashboard, afterMs: registrationRedirectMs });
  return (
    <div className="grid justify-items-start gap-3">
      <ButtonLink to={paths.dashboard}>{premium.return.dashboard}</ButtonLink>
      {leave.leaving && (
        <LeavingLine onStay={leave.stay} place={premium.places.dashboard} secondsLeft={leave.secondsLeft} />
      )}
    </div>
  );
}
