import { useMutation, useQuery } from '@tanstack/react-query';
import type { WardrobeItem } from '#contract/garments.ts';
import { api, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { cutoutEditorCopy as copy } from '#web/copy/cutout-editor.ts';
import { putGarment } from '../wardrobe-cache.ts';
import { useWardrobeCache } from '../wardrobe-query.ts';
import { base64Of, loadCutout } from './load-cutout.ts';
import { encodeMask, type Mask } from './mask-file.ts';

export const useCutout = (item: WardrobeItem) =>
  useQuery({
    queryKey: ['cutout', item.id, item.photo.full],
    queryFn: ({ signal }) => loadCutout(item.id, signal),
    // Never refetched while open: the person's strokes are based on it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

interface Repair {
  photoId: string;
  mask: Mask | null;
  readColors: boolean;
}

export function useRepairCutout(item: WardrobeItem, onSaved: () => void) {
  const cache = useWardrobeCache();
  return useMutation({
    mutationFn: async ({ photoId, mask, readColors }: Repair) =>
      api('PUT /api/wardrobe/items/:id/cutout', {
        params: { id: item.id },
        body: { photoId, maskBase64: mask && base64Of(await encodeMask(mask)), readColors },
      }),
    onSuccess: async ({ item: repaired }, { readColors }) => {
      onSaved();
      await cache.change(putGarment(repaired));
      const { name, color } = repaired;
      notifySuccess(copy.saved, readColors ? copy.savedColors(name, color) : copy.savedText(name));
      await cache.refresh();
    },
    onError: (error) => notifyError(copy.error, messageOf(error, copy.saveFailed)),
  });
}
