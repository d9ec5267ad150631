import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { recovery } from '#web/copy/recovery.ts';

const { address: copy } = recovery;

export const useSendConfirmation = () =>
  useMutation({
    mutationFn: () => api('POST /api/auth/email-confirmation/request'),
    onSuccess: ({ message }) => notifySuccess(copy.sent, message),
    onError: (error) => notifyError(copy.error, messageOf(error, copy.error)),
  });
