import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/notify.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { base64Part } from '#web/garments/photos/photo-file.ts';
import { PhotoUnreadable, preparePhoto } from '#web/garments/photos/prepare-photo.ts';
import { putGarment } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';

/** Up to 12 MB on a mobile connection. */
const photoTimeoutMs = 90_000;

export function useReplacePhoto() {
  const cache = useWardrobeCache();
  const { toasts } = wardrobeCopy;
  return useMutation({
    mutationFn: async ({ id, file }: { id: string; file: File }) => {
      const { dataUrl } = await preparePhoto(file);
      return api(
        'PUT /api/wardrobe/items/:id/photo',
        { params: { id }, body: { imageBase64: base64Part(dataUrl) } },
        { timeoutMs: photoTimeoutMs },
      );
    },
    onSuccess: async ({ item }) => {
      await cache.change(putGarment(item));
      notifySuccess(toasts.photoSaved, item.name);
    },
    onError: (error) =>
      notifyError(
        toasts.error,
        error instanceof PhotoUnreadable ? error.message : messageOf(error, toasts.photoFailed),
      ),
  });
}
