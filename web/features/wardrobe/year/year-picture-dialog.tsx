import { useQuery } from '@tanstack/react-query';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { madePicture, PictureActions, PicturePreview } from '#web/components/pictures/actions.tsx';
import { yearCopy } from '#web/copy/year.ts';
import type { Year } from './use-year.ts';
import { drawYear } from './year-picture.ts';

const { picture: copy } = yearCopy;

export function YearPictureDialog({ year, onClose }: { year: Year; onClose: () => void }) {
  const picture = useQuery({
    queryKey: ['year-picture', year],
    queryFn: async () => madePicture(await drawYear(year)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <Dialog
      description={copy.description}
      footer={<PictureActions picture={picture.data} />}
      onClose={onClose}
      size="s"
      title={copy.title}
    >
      <div className="mx-auto w-full max-w-72">
        <PicturePreview
          alt={copy.alt(year.year)}
          failed={picture.isError}
          onRetry={() => void picture.refetch()}
          picture={picture.data}
        />
      </div>
    </Dialog>
  );
}
