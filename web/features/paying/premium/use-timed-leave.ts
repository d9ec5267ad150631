import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

interface TimedLeave {
  /** Null while there is nowhere to go. */
  to: string | null;
  afterMs: number;
}

/**
 * Leads away after a while, and says how many seconds are left. A person may stop it: nobody is taken from
 * a page that they are still reading.
 */
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
