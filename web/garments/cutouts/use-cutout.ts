import { useQuery } from '@tanstack/react-query';
import type { WardrobeItem } from '#contract/garments.ts';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { cutoutEditorCopy as copy } from '#web/copy/cutout-editor.ts';
import { useChange } from '#web/use-change.ts';
import { putGarment } from '../wardrobe-cache.ts';
import { wardrobeCache } from '../wardrobe-query.ts';
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
  return useChange({
    mutationFn: async ({ photoId, mask, readColors }: Repair) =>
      api('PUT /api/wardrobe/items/:id/cutout', {
        params: { id: item.id },
        body: { photoId, maskBase64: mask && base64Of(await encodeMask(mask)), readColors },
      }),
    onSuccess: async ({ item: repaired }, { readColors }) => {
      onSaved();
      await wardrobeCache.change(putGarment(repaired));
      const { name, color } = repaired;
      notifySuccess(copy.saved, readColors ? copy.savedColors(name, color) : copy.savedText(name));
      await wardrobeCache.refresh();
    },
    failed: common.error,
    failedText: copy.saveFailed,
  });
}
