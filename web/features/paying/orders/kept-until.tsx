import { Clock3 } from 'lucide-react';
import { Link } from 'react-router';
import { Notice } from '#web/components/feedback/notice.tsx';
import { orders } from '#web/copy/orders.ts';
import { locale } from '#web/language.ts';
import { paths } from '#web/paths.ts';

const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const dayAndClock = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** "las 18:45" for today, otherwise with its date. */
function formatMoment(moment: Date): string {
  return moment.toDateString() === new Date().toDateString()
    ? orders.pay.moment.today(clock.format(moment))
    : orders.pay.moment.later(dayAndClock.format(moment));
}

export function KeptUntil({ moment, longer }: { moment: string | null; longer: string | null }) {
  if (moment === null) return null;
  return (
    <Notice tone="plain" filled className="flex items-start gap-3">
      <Clock3 className="mt-0.5 shrink-0 text-ink-soft" size={20} />
      <div className="grid gap-2">
        <p>{orders.pay.keptUntil(formatMoment(new Date(moment)))}</p>
        {longer !== null && (
          <p>
            {orders.pay.keptLonger(formatMoment(new Date(longer)))}{' '}
            <Link className="inline-link" to={paths.account}>
              {orders.pay.confirmAgain}
            </Link>
          </p>
        )}
      </div>
    </Notice>
  );
}
