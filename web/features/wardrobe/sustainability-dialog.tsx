import { Progress } from '#web/components/feedback/progress.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { formatCount } from '#web/format/numbers.ts';
import type { WardrobeResponse } from '#web/garments/wardrobe-cache.ts';

interface SustainabilityDialogProps {
  onClose: () => void;
  score: number;
  parts: WardrobeResponse['wardrobe']['stats']['sustainability'];
}

export function SustainabilityDialog({ onClose, score, parts }: SustainabilityDialogProps) {
  const copy = wardrobeCopy.sustainability;
  return (
    <Dialog description={copy.lead} onClose={onClose} title={copy.title}>
      {parts.length === 0 ? (
        <p>{copy.empty}</p>
      ) : (
        <ul className="grid gap-6">
          {parts.map((part) => (
            <li className="grid gap-2" key={part.label}>
              <Progress
                label={part.label}
                max={part.max}
                tone="success"
                value={part.points}
                valueText={copy.outOf(part.points, part.max)}
              />
              <p className="text-[0.9375rem] text-ink-soft">{part.reason}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-8 flex items-baseline justify-between border-ink border-t pt-3">
        <span className="text-lg">{copy.total}</span>
        <span className="tabular font-serif text-title-m">{formatCount(score)}</span>
      </p>
    </Dialog>
  );
}
