import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '#web/api.ts';
import { notifyError } from '#web/components/notify.ts';
import { deviceCopy } from '#web/copy/device-reader.ts';
import { base64Part } from '#web/garments/photos/photo-file.ts';
import type { QueuedPhoto } from '../scan-queue.ts';
import type { ScanQueueControl } from '../use-scan-queue.ts';

const uploadTimeoutMs = 90_000;

/** Saves a reading alone, or uploads the photo, which the server then reads itself. */
export function useKeepReading(control: ScanQueueControl) {
  const copy = deviceCopy.read;
  const onError = (error: unknown) => notifyError(copy.saveFailed, messageOf(error, copy.saveFailed));
  const without = useMutation({
    mutationFn: async (photos: readonly QueuedPhoto[]) => {
      for (const { key, reading } of photos) {
        if (reading === null) continue;
        await control.filed(key, await api('POST /api/wardrobe/scan/reading', { body: reading }));
      }
    },
    onError,
  });
  const withPhoto = useMutation({
    mutationFn: async ({ key, dataUrl }: QueuedPhoto) => {
      if (dataUrl === null) return;
      const body = { imageBase64: base64Part(dataUrl) };
      const answer = await api('POST /api/wardrobe/scan', { body }, { timeoutMs: uploadTimeoutMs });
      await control.filed(key, answer);
    },
    onError,
  });
  return { without, withPhoto };
}
