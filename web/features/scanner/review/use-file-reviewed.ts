import { notifySuccess } from '#web/components/feedback/notify.ts';
import { reviewCopy } from '#web/copy/scan-review.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { putGarment } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useChange } from '#web/use-change.ts';
import type { Entry } from './entries.ts';
import { fileReviewed } from './review.ts';

export function useFileReviewed() {
  return useChange({
    mutationFn: (entries: readonly Entry[]) =>
      fileReviewed(entries, async (item) => {
        await wardrobeCache.change(putGarment(item));
      }),
    onSuccess: (_, entries) => {
      if (entries.length > 0) notifySuccess(scannerCopy.toasts.done, reviewCopy.saved(entries.length));
    },
    failed: scannerCopy.toasts.error,
    failedText: reviewCopy.saveFailed,
    onSettled: wardrobeCache.refresh,
  });
}
