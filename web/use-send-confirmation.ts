import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { recovery } from '#web/copy/recovery.ts';
import { useChange } from '#web/use-change.ts';

const { address: copy } = recovery;

export const useSendConfirmation = () =>
  useChange({
    mutationFn: () => api('POST /api/auth/email-confirmation/request'),
    onSuccess: ({ message }) => notifySuccess(copy.sent, message),
    failed: recovery.forgot.error,
  });
