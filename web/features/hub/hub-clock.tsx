import { useSyncExternalStore } from 'react';
import { hub } from '#web/copy/hub.ts';
import { locale } from '#web/language.ts';
import { hubClockTickMs } from '#web/timings.ts';

const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const date = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });

function subscribe(tick: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    clearInterval(timer);
    if (document.hidden) return;
    tick();
    timer = setInterval(tick, hubClockTickMs);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}

const secondNow = () => Math.floor(Date.now() / hubClockTickMs);

/** Hidden from screen readers, which would announce every second. */
export function HubClock() {
  const now = new Date(useSyncExternalStore(subscribe, secondNow) * hubClockTickMs);
  return (
    <div className="grid gap-0.5 sm:justify-items-end">
      <time
        aria-label={hub.clock}
        className="tabular font-serif text-title-m"
        dateTime={now.toISOString()}
        role="timer"
      >
        {time.format(now)}
      </time>
      <span className="text-[0.9375rem] text-ink-soft first-letter:uppercase">{date.format(now)}</span>
    </div>
  );
}
