import { notifyError, notifySuccess } from '#web/components/notify.ts';
import { hub } from '#web/copy/hub.ts';

const { share: copy } = hub;

/** Hands words to whatever the person shares with; where the browser has no such thing, copies them. */
export async function shareText(title: string, text: string): Promise<void> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, text });
      return;
    }
    await (navigator as Navigator).clipboard.writeText(text);
    notifySuccess(copy.copied, copy.copiedText);
  } catch (error) {
    // Closing the sheet without choosing anything is an answer, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notifyError(copy.failed, copy.failedText);
  }
}
