import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { api, type Input, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/notify.ts';
import { auth } from '#web/copy/auth.ts';
import { paths } from '#web/paths.ts';
import { beginSession } from '#web/session.ts';
import { registrationRedirectMs } from '#web/timings.ts';

export type NewAccount = Input<'POST /api/register'>['body'];

export function useRegister() {
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useMutation({
    mutationFn: (body: NewAccount) => api('POST /api/register', { body }),
    onSuccess: ({ user, message }) => {
      beginSession(user);
      notifySuccess(auth.register.successTitle, message || auth.register.successMessage);
      timer.current = window.setTimeout(() => navigate(paths.dashboard), registrationRedirectMs);
    },
    onError: (error) => notifyError(auth.register.errorTitle, messageOf(error, auth.register.error)),
  });
}
