import { useMutation } from '@tanstack/react-query';
import { api, type Input, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/notify.ts';
import { auth } from '#web/copy/auth.ts';
import { beginSession } from '#web/session.ts';

export type NewAccount = Input<'POST /api/register'>['body'];

export function useRegister(onAccount: () => void) {
  return useMutation({
    mutationFn: (body: NewAccount) => api('POST /api/register', { body }),
    onSuccess: ({ user, message }) => {
      beginSession(user);
      notifySuccess(auth.register.successTitle, message || auth.register.successMessage);
      onAccount();
    },
    onError: (error) => notifyError(auth.register.errorTitle, messageOf(error, auth.register.error)),
  });
}
