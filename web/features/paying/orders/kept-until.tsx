import { Clock3 } from 'lucide-react';
import { orders } from '#web/copy/orders.ts';

const clock = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' });
const dayAndClock = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** "las 18:45" of today, or the day with it. */
function inWords(moment: Date): string {
  return moment.toDateString() === new Date().toDateString()
    ? `las ${clock.format(moment)}`
    : `el ${dayAndClock.format(moment)}`;
}

/** How long the pieces are nobody else's. */
export function KeptUntil({ moment }: { moment: string | null }) {
  if (moment === null) return null;
  return (
    <p className="flex items-start gap-3 border-line-strong border-l-3 bg-paper-raised px-4 py-3">
      <Clock3 aria-hidden="true" className="mt-0.5 text-ink-soft" size={20} />
      {orders.pay.keptUntil(inWords(new Date(moment)))}
    </p>
  );
}
