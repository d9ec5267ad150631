import { useQuery } from '@tanstack/react-query';
import type { Outfit } from '#contract/outfits.ts';
import { madePicture } from '#web/components/pictures/actions.tsx';

async function fetchPicture({ id }: Outfit, signal: AbortSignal): Promise<File> {
  const response = await fetch(`/api/wardrobe/outfits/${id}/picture`, { signal, cache: 'no-store' });
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  return new File([await response.blob()], 'outfit-vestidor.png', { type: 'image/png' });
}

export const useStoryPicture = (outfit: Outfit) =>
  useQuery({
    queryKey: ['outfit-picture', outfit.id, outfit.items.map(({ photo }) => photo.cutout)],
    queryFn: async ({ signal }) => madePicture(await fetchPicture(outfit, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
