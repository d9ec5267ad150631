import { ColorRing } from '#web/components/charts/color-ring.tsx';
import { ChartTable } from '#web/components/charts/table.tsx';
import { ColorSwatch } from '#web/components/pictures/swatch.tsx';
import { analyticsCopy } from '#web/copy/analytics.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { formatShare } from '#web/format/numbers.ts';
import { capitalize } from '#web/format/words.ts';
import type { Analytics } from './use-analytics.ts';

const { colors: copy } = analyticsCopy;

const named = 8;

export function ColorWheel({ colors }: { colors: Analytics['colors'] }) {
  const neutral = colors.reduce((sum, color) => sum + (color.neutral ? color.share : 0), 0);
  const largest = [...colors].sort((a, b) => b.share - a.share);
  return (
    <section className="grid gap-6">
      <div className="grid gap-1.5">
        <h2 className="text-title-m">{copy.title}</h2>
        <p className="max-w-[60ch] text-ink-soft">{copy.note}</p>
      </div>
      <div className="grid items-center gap-x-16 gap-y-8 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <ColorRing className="mx-auto w-full max-w-sm" slices={colors}>
          <span className="tabular font-serif text-title-l">{formatShare(neutral)}</span>
          <span className="text-[0.9375rem] text-ink-soft">{copy.neutral}</span>
        </ColorRing>
        <div>
          <ul aria-hidden="true" className="tabular">
            {largest.slice(0, named).map(({ name, hex, share }) => (
              <li className="flex items-center justify-between gap-4 border-line border-t py-2" key={name}>
                <ColorSwatch hex={hex} name={capitalize(name)} size={22} />
                <span>{formatShare(share)}</span>
              </li>
            ))}
            {largest.length > named && (
              <li className="border-line border-t py-2 text-ink-soft">{copy.rest(largest.length - named)}</li>
            )}
          </ul>
          <ChartTable
            caption={copy.caption}
            heads={copy.heads}
            rows={largest.map(
              ({ name, share }) => [capitalize(colorLabel(name)), formatShare(share)] as const,
            )}
          />
        </div>
      </div>
    </section>
  );
}
