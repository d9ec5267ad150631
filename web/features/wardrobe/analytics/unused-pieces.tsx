import { analyticsCopy } from '#web/copy/analytics.ts';
import { GarmentRow } from './garment-row.tsx';
import type { Analytics } from './use-analytics.ts';

const { unused: copy } = analyticsCopy;

const dayMillis = 24 * 60 * 60 * 1000;

export function UnusedPieces({ unused }: { unused: Analytics['unused'] }) {
  const hidden = unused.count - unused.items.length;
  return (
    <section className="grid gap-5">
      <div className="grid gap-1.5">
        <h2 className="text-title-m">{copy.title}</h2>
        <p className="max-w-[60ch] text-ink-soft">
          {unused.count === 0 ? copy.none(unused.afterDays) : copy.note(unused.afterDays)}
        </p>
      </div>
      {unused.count > 0 && (
        <GarmentRow
          garments={unused.items}
          note={({ lastWornAt }) =>
            lastWornAt === null
              ? copy.never
              : copy.daysAgo(Math.floor((Date.now() - new Date(lastWornAt).getTime()) / dayMillis))
          }
        />
      )}
      {hidden > 0 && <p className="text-ink-soft">{copy.more(hidden)}</p>}
    </section>
  );
}
