import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError, api, type Input, messageOf } from '#web/api.ts';
import { notifyError } from '#web/components/feedback/notify.ts';
import { auth } from '#web/copy/auth.ts';
import { paths, safeReturnPath } from '#web/paths.ts';
import { startSession, type User } from '#web/session.ts';

export type LoginForm = Input<'POST /api/login'>['body'];

/** Ways that an account offers, besides its recovery codes. */
export interface StepMethods {
  passkey: boolean;
  code: boolean;
}

/** Returns null unless the account asks for a second step. */
export function stepMethodsOf(error: unknown): StepMethods | null {
  if (!(error instanceof ApiError) || error.code !== 'second_step_required') return null;
  return { passkey: error.details.passkey === 1, code: error.details.code === 1 };
}

export function useEnter(): (user: User) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (user) => {
    startSession(user);
    navigate(safeReturnPath(search.get('next')) ?? paths.home, { replace: true });
  };
}

export function useLogin(onSecondStep: (methods: StepMethods) => void) {
  const enter = useEnter();
  return useMutation({
    mutationFn: (body: LoginForm) => api('POST /api/login', { body }),
    onSuccess: ({ user }) => enter(user),
    onError: (error) => {
      const methods = stepMethodsOf(error);
      if (methods !== null) return onSecondStep(methods);
      notifyError(auth.login.errorTitle, messageOf(error, auth.login.error));
    },
  });
}
