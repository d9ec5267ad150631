import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#web/components/classes.ts';
import { usePhotoDrop } from './use-photo-drop.ts';

interface DropZoneProps {
  copy: { title: string; titlePhone: string; release: string };
  /** Its least height. */
  className: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** Takes pictures that are dropped on it. */
export function DropZone({ copy, className, onFiles, children }: DropZoneProps) {
  const { over, handlers } = usePhotoDrop(onFiles);
  return (
    <div
      className={classes(
        'grid place-items-center rounded-photo border border-dashed px-6 py-10 text-center transition-colors duration-150',
        over ? 'border-burgundy-text bg-burgundy-veil' : 'border-line-strong bg-paper-raised',
        className,
      )}
      {...handlers}
    >
      <div className="grid justify-items-center gap-3">
        <ImagePlus className="text-ink-soft" size={36} strokeWidth={1.25} />
        <p className="text-title-s font-serif">
          {over ? (
            copy.release
          ) : (
            <>
              <span className="max-lg:hidden">{copy.title}</span>
              <span className="lg:hidden">{copy.titlePhone}</span>
            </>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
