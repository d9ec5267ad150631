import { ButtonLink } from '#web/components/button.tsx';
import { BarChart } from '#web/components/charts/bars.tsx';
import { analyticsCopy } from '#web/copy/analytics.ts';
import { formatCount } from '#web/format/numbers.ts';
import { locale } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import type { Analytics } from './use-analytics.ts';

const { months: copy } = analyticsCopy;

const letter = new Intl.DateTimeFormat(locale, { month: 'narrow' });
const inFull = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });

/** Noon of the 15th falls in the same month in every time zone. */
const middleOf = (month: string): Date => new Date(`${month}-15T12:00:00`);

export function WearsByMonth({ months }: { months: Analytics['wearsByMonth'] }) {
  const most = months.reduce((best, month) => (month.wears > best.wears ? month : best));
  return (
    <section className="grid gap-5">
      <div className="grid gap-1.5">
        <h2 className="text-title-m">{copy.title}</h2>
        {most.wears > 0 && (
          <p className="text-ink-soft">{copy.best(inFull.format(middleOf(most.month)), most.wears)}</p>
        )}
      </div>
      {most.wears > 0 ? (
        <BarChart
          bars={months.map(({ month, wears }) => ({
            label: letter.format(middleOf(month)),
            name: inFull.format(middleOf(month)),
            value: wears,
            text: formatCount(wears),
          }))}
          caption={copy.caption}
          heads={copy.heads}
        />
      ) : (
        <div className="grid justify-items-start gap-4 border-line border-t pt-4">
          <p className="max-w-[56ch] text-ink-soft">{copy.empty}</p>
          <ButtonLink size="s" to={paths.wardrobe} variant="secondary">
            {copy.emptyAction}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
