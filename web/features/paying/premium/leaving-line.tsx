import { premium } from '#web/copy/premium.ts';

interface LeavingLineProps {
  place: string;
  secondsLeft: number;
  onStay: () => void;
}

export function LeavingLine({ place, secondsLeft, onStay }: LeavingLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      <span className="tabular">{premium.leaving(place, secondsLeft)}</span>
      <button className="inline-link min-h-11 font-medium text-ink" onClick={onStay} type="button">
        {premium.stay}
      </button>
    </p>
  );
}
