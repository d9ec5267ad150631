import { useMutation } from '@tanstack/react-query';
import type { ImportedGarment } from '#contract/imports.ts';
import { api, messageOf, type Output } from '#web/api.ts';
import { notifyError } from '#web/components/feedback/notify.ts';
import { importingCopy } from '#web/copy/importing.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';

export type Imported = Output<'POST /api/wardrobe/import'>;

/** Thousands of garments on a slow line. */
const timeoutMs = 120_000;

export const sendImport = (garments: ImportedGarment[]): Promise<Imported> =>
  api('POST /api/wardrobe/import', { body: { garments } }, { timeoutMs });

export function useImport() {
  const { refresh } = useWardrobeCache();
  return useMutation({
    mutationFn: sendImport,
    onSuccess: () => void refresh(),
    onError: (error) => notifyError(importingCopy.failed, messageOf(error, importingCopy.failedText)),
  });
}
