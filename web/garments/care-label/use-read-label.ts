import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, api, messageOf } from '#web/api.ts';
import { careLabelCopy } from '#web/copy/care-label.ts';
import { photoTimeoutMs } from '#web/timings.ts';
import { base64Part } from '../photos/photo-file.ts';
import { PhotoUnreadable, preparePhoto } from '../photos/prepare-photo.ts';
import type { LabelFacts } from './label-form.ts';

/** Small print needs more pixels than a garment. */
const sideMaxPx = 2200;
/** Sends the photo of a label to be read; the photo stays on screen for comparison. */
export function useReadLabel(onRead: (facts: LabelFacts) => void) {
  const [photo, setPhoto] = useState<string | null>(null);
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const { dataUrl, viewable } = await preparePhoto(file, sideMaxPx);
      setPhoto(viewable ? dataUrl : null);
      return api(
        'POST /api/wardrobe/care-label',
        { body: { imageBase64: base64Part(dataUrl) } },
        { timeoutMs: photoTimeoutMs },
      );
    },
    onSuccess: onRead,
  });
  const { error, variables } = reading;
  // Errors of the photo itself: sending it again would not help.
  const ofPhoto =
    error instanceof PhotoUnreadable ||
    (error instanceof ApiError && error.status < 500 && error.status !== 429);
  return {
    photo,
    read: (file: File) => reading.mutate(file),
    again: error && !ofPhoto && variables ? () => reading.mutate(variables) : null,
    pending: reading.isPending,
    reading: reading.data,
    failure:
      error instanceof PhotoUnreadable
        ? error.message
        : error && messageOf(error, careLabelCopy.photo.failed),
  };
}
