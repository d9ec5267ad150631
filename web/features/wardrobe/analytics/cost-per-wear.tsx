import { analyticsCopy } from '#web/copy/analytics.ts';
import { CostTable } from './cost-table.tsx';
import type { Analytics } from './use-analytics.ts';

const { cost: copy } = analyticsCopy;

export function CostPerWear({ cost: { best, worst } }: { cost: Analytics['costPerWear'] }) {
  const dearest = Math.max(...[...best, ...worst].map(({ costPerWear }) => costPerWear ?? 0));
  return (
    <section className="grid gap-5">
      <h2 className="text-title-m">{copy.title}</h2>
      {best.length === 0 ? (
        <p className="max-w-[56ch] border-line border-t pt-4 text-ink-soft">{copy.empty}</p>
      ) : (
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
          <CostTable dearest={dearest} garments={best} title={copy.best} tone="good" />
          {worst.length > 0 && (
            <CostTable dearest={dearest} garments={worst} title={copy.worst} tone="dear" />
          )}
        </div>
      )}
    </section>
  );
}
