import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '#web/components/icon-button.tsx';

interface ReasonsPanelProps {
  title: string;
  text: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Takes the focus: the button that had it is gone with its outfit, and a row of outfits has moved on. */
export function ReasonsPanel({ title, text, closeLabel, onClose, children }: ReasonsPanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <section
      aria-labelledby={titleId}
      className="grid content-start gap-4 border border-line-strong p-5"
      ref={panel}
      tabIndex={-1}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="grid gap-1">
          <h3 className="text-title-s" id={titleId}>
            {title}
          </h3>
          <p className="text-note text-ink-soft" role="status">
            {text}
          </p>
        </div>
        <IconButton label={closeLabel} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
