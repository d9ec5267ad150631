import { notifyError, notifySuccess } from '#web/components/notify.ts';
import { outfitViewsCopy as copy } from '#web/copy/outfit-views.ts';

/** Uses the device's share sheet, or the clipboard when there is none. */
export async function shareList(title: string, lines: readonly string[]): Promise<void> {
  const text = [title, ...lines.map((line) => `· ${line}`)].join('\n');
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, text });
      return;
    }
    await navigator.clipboard.writeText(text);
    void notifySuccess(copy.copied, copy.copiedText);
  } catch (error) {
    // The person closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    void notifyError(copy.shareFailed);
  }
}
