import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { api, type Input, messageOf } from '#web/api.ts';
import { notifyError } from '#web/components/notify.ts';
import { auth } from '#web/copy/auth.ts';
import { paths, safeReturnPath } from '#web/paths.ts';
import { startSession } from '#web/session.ts';

export type LoginForm = Input<'POST /api/login'>['body'];

export function useLogin() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return useMutation({
    mutationFn: (body: LoginForm) => api('POST /api/login', { body }),
    onSuccess: ({ user }) => {
      startSession(user);
      navigate(safeReturnPath(search.get('next')) ?? paths.home, { replace: true });
    },
    onError: (error) => notifyError(auth.login.errorTitle, messageOf(error, auth.login.error)),
  });
}
