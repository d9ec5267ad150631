import { openToaster } from './toaster-wanted.ts';

interface NotifyOptions {
  action?: { label: string; onClick: () => void };
  /** Milliseconds on screen; an action gets longer than plain news. */
  durationMs?: number;
}

/** The success toast: a title and, below it, what happened. */
export async function notifySuccess(
  title: string,
  message?: string,
  { action, durationMs }: NotifyOptions = {},
) {
  const toast = await openToaster();
  toast.success(title, { description: message, action, duration: durationMs ?? (action ? 8000 : 4000) });
}

/** News that are neither good nor bad: something goes on. */
export async function notifyNews(title: string, message?: string) {
  const toast = await openToaster();
  toast(title, { description: message, duration: 4000 });
}

/** The destructive toast of the error catalogue. It stays longer: it has to be read. */
export async function notifyError(
  title: string,
  message?: string,
  { action, durationMs }: NotifyOptions = {},
) {
  const toast = await openToaster();
  toast.error(title, { description: message, action, closeButton: true, duration: durationMs ?? 8000 });
}
