import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { reviewCopy } from '#web/copy/scan-review.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { putGarment } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';
import type { Entry } from './entries.ts';
import { fileReviewed } from './review.ts';

export function useFileReviewed() {
  const cache = useWardrobeCache();
  return useMutation({
    mutationFn: (entries: readonly Entry[]) =>
      fileReviewed(entries, async (item) => {
        await cache.change(putGarment(item));
      }),
    onSuccess: (_, entries) => {
      if (entries.length > 0) notifySuccess(scannerCopy.toasts.done, reviewCopy.saved(entries.length));
    },
    onError: (error) => notifyError(scannerCopy.toasts.error, messageOf(error, reviewCopy.saveFailed)),
    onSettled: () => cache.refresh(),
  });
}
