import { useMutation } from '@tanstack/react-query';
import { notifyError } from '#web/components/notify.ts';
import { premium } from '#web/copy/premium.ts';
import { orderApproval, paypalFailure } from './paypal-order.ts';

export function usePaypalOrder({ onPay, onFailure }: { onPay: () => void; onFailure: () => void }) {
  return useMutation({
    mutationFn: orderApproval,
    onMutate: onPay,
    onSuccess: (approval) => window.location.assign(approval),
    onError: (error) => {
      console.warn(error.message, error.cause);
      notifyError(premium.register.errorTitle, paypalFailure(error));
      onFailure();
    },
  });
}
