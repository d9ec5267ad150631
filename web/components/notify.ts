import { openToaster } from './toaster-wanted.ts';

interface NotifyOptions {
  action?: { label: string; onClick: () => void };
  /** Milliseconds on screen. */
  durationMs?: number;
}

export async function notifySuccess(
  title: string,
  message?: string,
  { action, durationMs }: NotifyOptions = {},
) {
  const toast = await openToaster();
  toast.success(title, { description: message, action, duration: durationMs ?? (action ? 8000 : 4000) });
}

export async function notifyNews(title: string, message?: string) {
  const toast = await openToaster();
  toast(title, { description: message, duration: 4000 });
}

/** The error catalogue's destructive toast, which stays longer. */
export async function notifyError(
  title: string,
  message?: string,
  { action, durationMs }: NotifyOptions = {},
) {
  const toast = await openToaster();
  toast.error(title, { description: message, action, closeButton: true, duration: durationMs ?? 8000 });
}
