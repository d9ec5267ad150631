import { useQuery } from '@tanstack/react-query';
import { Download, Share2 } from 'lucide-react';
import type { Outfit } from '#contract/outfits.ts';
import { Button } from '#web/components/button.tsx';
import { notifyError } from '#web/components/notify.ts';
import { Skeleton } from '#web/components/skeleton.tsx';
import { sharingCopy } from '#web/copy/sharing.ts';
import { formatList } from '#web/format/words.ts';

const { picture: copy, toasts } = sharingCopy;
const fileName = 'outfit-vestidor.png';

async function fetchPicture({ id }: Outfit, signal: AbortSignal): Promise<File> {
  const response = await fetch(`/api/wardrobe/outfits/${id}/picture`, { signal, cache: 'no-store' });
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  return new File([await response.blob()], fileName, { type: 'image/png' });
}

export const useStoryPicture = (outfit: Outfit) =>
  useQuery({
    queryKey: ['outfit-picture', outfit.id, outfit.items.map(({ photo }) => photo.cutout)],
    queryFn: async ({ signal }) => {
      const file = await fetchPicture(outfit, signal);
      return { file, address: URL.createObjectURL(file) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

type Story = ReturnType<typeof useStoryPicture>;

export function StoryPreview({ outfit, story }: { outfit: Outfit; story: Story }) {
  if (story.isError)
    return (
      <div className="grid aspect-9/16 content-center gap-3 rounded-photo bg-paper-sunken p-5 text-center">
        <p>{copy.failed}</p>
        <Button onClick={() => void story.refetch()} size="s" variant="secondary">
          {copy.retry}
        </Button>
      </div>
    );
  if (!story.data) return <Skeleton className="aspect-9/16" />;
  const pieces = formatList(outfit.items.map(({ name }) => name));
  return (
    <img
      alt={copy.alt(pieces)}
      className="aspect-9/16 w-full rounded-photo border border-line"
      height={1920}
      src={story.data.address}
      width={1080}
    />
  );
}

export function StoryActions({ story }: { story: Story }) {
  const data = story.data;
  const mayShare =
    data !== undefined && 'canShare' in navigator && navigator.canShare({ files: [data.file] });
  const send = () =>
    navigator.share({ files: data ? [data.file] : [] }).catch((error: unknown) => {
      // The user closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      void notifyError(toasts.failed);
    });
  const save = () => {
    if (!data) return;
    const link = document.createElement('a');
    link.href = data.address;
    link.download = fileName;
    link.click();
  };
  return (
    <div className="flex flex-wrap gap-2">
      {mayShare && (
        <Button icon={<Share2 aria-hidden="true" size={18} />} onClick={send} size="s" variant="secondary">
          {copy.send}
        </Button>
      )}
      <Button
        disabled={data === undefined}
        icon={<Download aria-hidden="true" size={18} />}
        onClick={save}
        size="s"
        variant="secondary"
      >
        {copy.save}
      </Button>
    </div>
  );
}
