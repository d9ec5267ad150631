import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GarmentProposal } from '#contract/scans.ts';
import { api } from '#web/api.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { canvasOf, loadImage } from '#web/garments/photos/canvas.ts';
import { base64Part } from '#web/garments/photos/photo-file.ts';
import { putGarment } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { photoTimeoutMs } from '#web/timings.ts';
import { useChange } from '#web/use-change.ts';

export type ProposalState = 'open' | 'adding' | 'added' | 'discarded';

export function useProposals(photoKey: string, dataUrl: string, agreed: boolean) {
  const [whose, setWhose] = useState(0);
  const [states, setStates] = useState<Readonly<Record<number, ProposalState>>>({});
  const set = (number: number, state: ProposalState) => setStates((known) => ({ ...known, [number]: state }));
  const searchOf = (person: number) => ({
    queryKey: ['garment-proposals', photoKey, person],
    enabled: agreed,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api(
        'POST /api/wardrobe/scan/proposals',
        { body: { imageBase64: base64Part(dataUrl), whose: person } },
        { signal, timeoutMs: photoTimeoutMs },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const search = useQuery(searchOf(whose));
  // Known before the chosen person's clothes.
  const people = useQuery(searchOf(0)).data?.people ?? [];
  const adding = useChange({
    mutationFn: async ({ proposal }: { proposal: GarmentProposal; number: number }) => {
      const imageBase64 = base64Part(await cropPhoto(dataUrl, proposal.box));
      return api(
        'POST /api/wardrobe/scan',
        { body: { imageBase64, confirmed: true } },
        { timeoutMs: photoTimeoutMs },
      );
    },
    onMutate: ({ number }) => set(number, 'adding'),
    onSuccess: async ({ item }, { number }) => {
      set(number, 'added');
      await wardrobeCache.change(putGarment(item));
      void wardrobeCache.refresh();
    },
    failed: scannerCopy.toasts.failed,
    failedText: scannerCopy.several.addFailed,
    onError: (_error, { number }) => set(number, 'open'),
  });
  return {
    search,
    people,
    whose,
    choosePerson: (index: number) => {
      setStates({});
      setWhose(index);
    },
    stateOf: (number: number): ProposalState => states[number] ?? 'open',
    add: (proposal: GarmentProposal, number: number) => adding.mutate({ proposal, number }),
    discard: (number: number) => set(number, 'discarded'),
    restore: (number: number) => set(number, 'open'),
  };
}

async function cropPhoto(dataUrl: string, { left, top, width, height }: GarmentProposal['box']) {
  const image = await loadImage(dataUrl);
  const at = [Math.round(left * image.naturalWidth), Math.round(top * image.naturalHeight)] as const;
  const size = [
    Math.max(1, Math.round(width * image.naturalWidth)),
    Math.max(1, Math.round(height * image.naturalHeight)),
  ] as const;
  const canvas = canvasOf(...size);
  canvas.getContext('2d')?.drawImage(image, ...at, ...size, 0, 0, ...size);
  return canvas.toDataURL('image/jpeg', 0.92);
}
