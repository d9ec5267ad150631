import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { premium } from '#web/copy/premium.ts';

interface TimedLeave {
  /** Null disables the redirect. */
  to: string | null;
  afterMs: number;
}

/** Redirects after a delay that the user may cancel; returns the seconds left. */
export function useTimedLeave({ to, afterMs }: TimedLeave) {
  const navigate = useNavigate();
  const [stayed, setStayed] = useState<string | null>(null);
  const [elapsedSeconds, setElapsedSeconds] = useState(0);
  const leaving = to !== null && stayed !== to;

  useEffect(() => {
    if (!leaving || to === null) return;
    setElapsedSeconds(0);
    const ticks = window.setInterval(() => setElapsedSeconds((seconds) => seconds + 1), 1000);
    const leave = window.setTimeout(() => navigate(to, { replace: true }), afterMs);
    return () => {
      window.clearInterval(ticks);
      window.clearTimeout(leave);
    };
  }, [leaving, to, afterMs, navigate]);

  return {
    leaving,
    secondsLeft: Math.max(1, Math.ceil(afterMs / 1000) - elapsedSeconds),
    stay: () => setStayed(to),
  };
}

export function LeavingLine({ place, leave }: { place: string; leave: ReturnType<typeof useTimedLeave> }) {
  if (!leave.leaving) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      <span className="tabular">{premium.leaving(place, leave.secondsLeft)}</span>
      <button className="inline-link min-h-11 font-medium text-ink" onClick={leave.stay} type="button">
        {premium.stay}
      </button>
    </p>
  );
}
