import { Camera } from 'lucide-react';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { base64Part } from '#web/garments/photos/photo-file.ts';
import { preparePhoto } from '#web/garments/photos/prepare-photo.ts';
import { usePhotoInput } from '#web/garments/photos/use-photo-input.tsx';
import { putGarment } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { photoTimeoutMs } from '#web/timings.ts';
import { useChange } from '#web/use-change.ts';

/** A photo whose upload failed can be sent again without picking it anew. */
export function ReplacePhotoButton({ garmentId }: { garmentId: string }) {
  const replace = useReplacePhoto();
  const { input, open } = usePhotoInput({
    onFiles: ([file]) => file && replace.mutate({ id: garmentId, file }),
  });
  const { actions } = wardrobeCopy;
  const failed = replace.isError ? replace.variables : null;
  return (
    <div className="flex flex-wrap gap-2">
      {input}
      <Button
        icon={<Camera size={18} />}
        loading={replace.isPending}
        className="-ml-4"
        onClick={open}
        size="s"
        variant="ghost"
      >
        {replace.isPending ? actions.replacingPhoto : actions.replacePhoto}
      </Button>
      {failed && (
        <Button onClick={() => replace.mutate(failed)} size="s" variant="secondary">
          {actions.retryPhoto}
        </Button>
      )}
    </div>
  );
}

function useReplacePhoto() {
  const { toasts } = wardrobeCopy;
  return useChange({
    mutationFn: async ({ id, file }: { id: string; file: File }) => {
      const { dataUrl } = await preparePhoto(file);
      return api(
        'PUT /api/wardrobe/items/:id/photo',
        { params: { id }, body: { imageBase64: base64Part(dataUrl) } },
        { timeoutMs: photoTimeoutMs },
      );
    },
    onSuccess: async ({ item }) => {
      await wardrobeCache.change(putGarment(item));
      notifySuccess(toasts.photoSaved, item.name);
    },
    failedText: toasts.photoFailed,
  });
}
