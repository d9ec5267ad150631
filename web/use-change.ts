import { type QueryKey, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { messageOf } from './api.ts';
import { notifyError, notifySuccess } from './components/feedback/notify.ts';
import { common } from './copy/common.ts';
import { queryClient } from './query.ts';

interface Change<R, A, C> extends UseMutationOptions<R, Error, A, C> {
  done?: string | ((answer: R, given: A) => string);
  refresh?: { queryKey: QueryKey };
  failed?: string;
  /** Its text when neither the server nor the network gives one. */
  failedText?: string | ((given: A) => string);
}

/** A mutation that tells how it ended. When it fails, a function returned by `onMutate` is called. */
export function useChange<R, A = void, C = unknown>(change: Change<R, A, C>) {
  const { done, refresh, failed = common.error, failedText = common.somethingFailed, ...options } = change;
  return useMutation<R, Error, A, C>({
    ...options,
    onSuccess: async (answer, given, ...rest) => {
      if (done !== undefined) void notifySuccess(typeof done === 'string' ? done : done(answer, given));
      await options.onSuccess?.(answer, given, ...rest);
      if (refresh) await queryClient.invalidateQueries({ queryKey: refresh.queryKey });
    },
    onError: (error, given, restore, ...rest) => {
      if (typeof restore === 'function') restore();
      const text = typeof failedText === 'string' ? failedText : failedText(given);
      void notifyError(failed, messageOf(error, text));
      return options.onError?.(error, given, restore, ...rest);
    },
  });
}
