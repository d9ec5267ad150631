import { undoMs } from '#web/timings.ts';
import { openToaster } from './toaster-wanted.ts';

const shortMs = 3500;

interface NotifyOptions {
  action?: { label: string; onClick: () => void };
}

export async function notifySuccess(title: string, message?: string, { action }: NotifyOptions = {}) {
  const { toast, remember } = await openToaster();
  remember(
    toast.success(title, {
      description: message,
      action,
      duration: action ? undoMs : shortMs,
    }),
  );
}

export async function notifyNews(title: string, message?: string) {
  const { toast, remember } = await openToaster();
  remember(toast(title, { description: message, duration: shortMs }));
}

/** The error catalogue's destructive toast, which stays longer. */
export async function notifyError(title: string, message?: string, { action }: NotifyOptions = {}) {
  const { toast, remember } = await openToaster();
  remember(toast.error(title, { description: message, action, closeButton: true, duration: undoMs }));
}
