import { notifyError, notifySuccess } from './feedback/notify.ts';

interface Told {
  copied: string;
  copiedText?: string;
  failed: string;
  failedText?: string;
}

export async function copyText(text: string, told: Told): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    void notifySuccess(told.copied, told.copiedText);
  } catch {
    void notifyError(told.failed, told.failedText);
  }
}

/** Opens the share sheet; without one, copies the URL or else the text. */
export async function share(data: ShareData & { text: string }, told: Told): Promise<void> {
  if (!('share' in navigator)) return copyText(data.url ?? data.text, told);
  try {
    await navigator.share(data);
  } catch (error) {
    // The user closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    void notifyError(told.failed, told.failedText);
  }
}
