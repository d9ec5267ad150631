import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { common } from '#web/copy/common.ts';
import { classes } from '../classes.ts';
import { useReturnFocus } from './return-focus.ts';

export interface DialogProps {
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: 's' | 'm' | 'l';
  /** Not full-screen on phones. */
  compact?: boolean;
  /** A full-height sheet at the right edge from 640 px. */
  aside?: boolean;
}

const widths = { s: 'sm:max-w-lg', m: 'sm:max-w-xl', l: 'sm:max-w-4xl' };

export function Dialog(props: DialogProps) {
  const { open = true, onClose, title, description, children, footer, size = 'm' } = props;
  const { compact = false, aside = false } = props;
  const returnFocus = useReturnFocus(open);
  return (
    <Base.Root onOpenChange={onClose} open={open}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-backdrop transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport
          className={classes(
            'fixed inset-0 z-40 grid items-end',
            aside ? 'sm:justify-items-end' : 'sm:items-center sm:justify-items-center sm:p-6',
          )}
        >
          <Base.Popup
            className={classes(
              // In the dark theme only the border separates the sheet from the page.
              'relative flex w-full flex-col border-line bg-paper outline-none',
              // Dimmed beneath another dialog.
              'after:pointer-events-none after:absolute after:inset-0 after:bg-backdrop after:opacity-0 after:transition-opacity after:duration-200 data-nested-dialog-open:after:opacity-100',
              'transition-[opacity,translate] duration-200 ease-exit',
              'data-ending-style:opacity-0 data-starting-style:opacity-0',
              aside
                ? 'sm:border-l data-ending-style:translate-x-6 data-starting-style:translate-x-6'
                : 'sm:h-auto sm:border sm:max-h-[calc(100dvh-3rem)] sm:rounded-photo data-ending-style:translate-y-4 data-starting-style:translate-y-4',
              compact ? 'max-h-dvh border-t' : 'h-dvh',
              compact && aside && 'sm:h-dvh sm:border-t-0',
              'low:overflow-y-auto',
              aside ? 'sm:max-w-md' : widths[size],
            )}
            {...returnFocus}
          >
            <header
              className={classes(
                'flex items-start justify-between gap-4 py-4 pr-2 pl-5 sm:pl-8',
                children !== undefined && 'border-line border-b',
              )}
            >
              <div className="grid gap-1 py-1.5">
                <Base.Title className="text-title-s">{title}</Base.Title>
                {description && (
                  <Base.Description className="text-[0.9375rem] text-ink-soft">
                    {description}
                  </Base.Description>
                )}
              </div>
              <Base.Close
                aria-label={common.close}
                className="grid size-11 shrink-0 place-items-center rounded-photo hover:bg-paper-sunken"
              >
                <X size={22} />
              </Base.Close>
            </header>
            {children && (
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-6 low:min-h-fit low:flex-none low:overflow-visible sm:px-8">
                {children}
              </div>
            )}
            {footer && (
              <footer className="flex flex-col-reverse short:flex-row short:flex-wrap-reverse gap-3 border-line border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] short:*:grow sm:flex-row sm:justify-end sm:px-8">
                {footer}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
