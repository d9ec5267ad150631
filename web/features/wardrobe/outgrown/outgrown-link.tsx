import { ArrowRight, Ruler } from 'lucide-react';
import { Link } from 'react-router';
import type { WardrobeItem } from '#contract/garments.ts';
import { outgrownCopy } from '#web/copy/household.ts';
import { outgrownBy, useOpenedWard } from '#web/household/use-opened-ward.ts';
import { outgrownPath } from '#web/paths.ts';

/** Above the garments of a child who has outgrown some. */
export function OutgrownLink({ items }: { items: readonly WardrobeItem[] }) {
  const { data: opened } = useOpenedWard();
  const count = opened ? outgrownBy(opened.ward, items).length : 0;
  if (!opened || count === 0) return null;
  return (
    <Link
      className="group mb-2 flex min-h-11 items-center gap-2.5 border-line border-b sm:mb-4"
      to={outgrownPath}
    >
      <Ruler className="shrink-0 text-burgundy-text" size={18} />
      <span className="font-medium">{outgrownCopy.notice(count, opened.ward.name)}</span>
      <ArrowRight
        className="ml-auto shrink-0 transition-transform duration-200 group-hover:translate-x-1"
        size={18}
      />
    </Link>
  );
}
