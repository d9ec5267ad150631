import { Rotate3d } from 'lucide-react';
import { useState } from 'react';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { classes } from '#web/components/classes.ts';
import { figureButtonCopy as copy } from '#web/copy/figure-button.ts';
import { useUser } from '#web/session.ts';
import type { FigureDialogProps } from './figure-dialog.tsx';

const FigureDialog = onDemand(() => import('./figure-dialog.tsx'), 'FigureDialog');

interface FigureButtonProps extends Omit<FigureDialogProps, 'onClose'> {
  className?: string;
}

/** Opens an outfit on a figure; for use over its picture. */
export function FigureButton({ name, garmentIds, className }: FigureButtonProps) {
  const [open, setOpen] = useState(false);
  // The figure is an adult's.
  if (useUser().ward !== null) return null;
  return (
    <>
      <button
        aria-label={copy.openNamed(name)}
        className={classes(
          'flex min-h-11 items-center gap-2 rounded-full bg-paper-raised/85 px-4 text-note transition-colors duration-150 hover:bg-paper-raised',
          className,
        )}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void FigureDialog.preload()}
        type="button"
      >
        <Rotate3d size={18} strokeWidth={1.5} />
        {copy.open}
      </button>
      {open && <FigureDialog garmentIds={garmentIds} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
