import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { formatDay, seasonOfMonth, todayInMadrid } from '#web/format/dates.ts';
import { newId } from '#web/format/new-id.ts';
import { base64Part } from '#web/garments/photos/photo-file.ts';
import { putGarment, putOutfits } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';

/** The photograph is read again, and every piece is read and stored. */
const timeoutMs = 120_000;

interface Look {
  pieces: number[];
  whose: number;
  showFace: boolean;
  day: string;
}

/** Files the pieces of a worn outfit, keeps them as an outfit, and marks it as worn that day. */
export function useSaveLook(dataUrl: string, onSaved: () => void) {
  const copy = scannerCopy.look;
  // The same for every attempt, so that a look whose answer was lost is not filed twice.
  const [id] = useState(() => newId());
  return useMutation({
    mutationFn: (look: Look) => {
      const noon = new Date(`${look.day}T12:00:00`);
      const outfit = {
        id,
        name: copy.name(formatDay(noon.toISOString())),
        description: copy.description,
        occasion: 'casual',
        season: seasonOfMonth(noon),
      } as const;
      const body = { imageBase64: base64Part(dataUrl), ...look, outfit };
      return api('POST /api/wardrobe/scan/worn', { body }, { timeoutMs });
    },
    onSuccess: async ({ items, outfit }, { day }) => {
      for (const { item } of items) await wardrobeCache.change(putGarment(item));
      if (outfit) await wardrobeCache.change(putOutfits([outfit]));
      const known = items.filter((one) => one.known).length;
      notifySuccess(copy.saved, copy.savedText(items.length - known, known, day === todayInMadrid()));
      void wardrobeCache.refresh();
      onSaved();
    },
  });
}
