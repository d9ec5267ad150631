import { premium } from '#web/copy/premium.ts';

interface LeavingLineProps {
  /** Where to, in words. */
  place: string;
  secondsLeft: number;
  onStay: () => void;
}

/** Says that the page is about to change, and lets the person keep it. */
export function LeavingLine({ place, secondsLeft, onStay }: LeavingLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-tinta-suave">
      <span className="cifras">{premium.leaving(place, secondsLeft)}</span>
      <button className="enlace min-h-11 font-medium text-tinta" onClick={onStay} type="button">
        {premium.stay}
      </button>
    </p>
  );
}
