import { notifyError, notifySuccess } from '#web/components/notify.ts';
import { hub } from '#web/copy/hub.ts';

const { share: copy } = hub;

/** Uses the device's share sheet, or the clipboard when there is none. */
export async function shareText(title: string, text: string): Promise<void> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, text });
      return;
    }
    await (navigator as Navigator).clipboard.writeText(text);
    notifySuccess(copy.copied, copy.copiedText);
  } catch (error) {
    // The person closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notifyError(copy.failed, copy.failedText);
  }
}
