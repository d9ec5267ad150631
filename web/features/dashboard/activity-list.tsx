import type { ReactNode } from 'react';
import { dashboard } from '#web/copy/dashboard.ts';

export function ActivityList({
  entries,
}: {
  entries: readonly { when: string; what: ReactNode; key: string }[];
}) {
  return (
    <section>
      <h2 className="pb-3 text-title-m">{dashboard.activity.title}</h2>
      <ol>
        {entries.map(({ when, what, key }) => (
          <li className="grid gap-x-6 border-line border-t py-3.5 sm:grid-cols-[9rem_1fr]" key={key}>
            <span className="text-ink-soft">{when}</span>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
