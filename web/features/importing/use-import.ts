import type { ImportedGarment } from '#contract/imports.ts';
import { api, type Output } from '#web/api.ts';
import { importingCopy } from '#web/copy/importing.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useChange } from '#web/use-change.ts';

export type Imported = Output<'POST /api/wardrobe/import'>;

/** Thousands of garments on a slow line. */
const timeoutMs = 120_000;

export const sendImport = (garments: ImportedGarment[]): Promise<Imported> =>
  api('POST /api/wardrobe/import', { body: { garments } }, { timeoutMs });

export function useImport() {
  const { refresh } = wardrobeCache;
  return useChange({
    mutationFn: sendImport,
    onSuccess: () => void refresh(),
    failed: importingCopy.failed,
    failedText: importingCopy.failedText,
  });
}
