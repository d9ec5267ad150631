import type { ComponentProps } from 'react';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';

interface PictureButtonProps extends Pick<ComponentProps<typeof GarmentPicture>, 'photo' | 'style'> {
  label: string;
  onOpen: () => void;
}

/** The picture of a card, which opens it. */
export function PictureButton({ label, onOpen, ...picture }: PictureButtonProps) {
  return (
    <button aria-label={label} className="group block w-full rounded-photo" onClick={onOpen} type="button">
      <GarmentPicture
        alt=""
        className="aspect-4/5 transition-opacity duration-200 group-hover:opacity-92"
        {...picture}
      />
    </button>
  );
}
