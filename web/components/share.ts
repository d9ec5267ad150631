import { notifyError, notifySuccess } from './feedback/notify.ts';

interface ShareCopy {
  copied: string;
  copiedText?: string;
  failed: string;
  failedText?: string;
}

/** Opens the share sheet; without one, copies the URL or else the text. */
export async function share(data: ShareData & { text: string }, copy: ShareCopy): Promise<void> {
  try {
    if ('share' in navigator) {
      await navigator.share(data);
      return;
    }
    await (navigator as Navigator).clipboard.writeText(data.url ?? data.text);
    void notifySuccess(copy.copied, copy.copiedText);
  } catch (error) {
    // The user closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    void notifyError(copy.failed, copy.failedText);
  }
}
