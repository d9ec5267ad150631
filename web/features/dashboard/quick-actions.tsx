import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { dashboard } from '#web/copy/dashboard.ts';
import { paths, wardrobeTab } from '#web/paths.ts';

const actions = [
  [dashboard.actions.scan, wardrobeTab('scanner')],
  [dashboard.actions.outfit, wardrobeTab('outfits')],
  [dashboard.actions.chat, paths.stylists],
  [dashboard.actions.store, paths.store],
  [dashboard.actions.hub, paths.hub],
] as const;

export function QuickActions() {
  return (
    <section>
      <h2 className="pb-3 text-title-m">{dashboard.actions.title}</h2>
      <ul>
        {actions.map(([label, to]) => (
          <li className="border-line border-t" key={to}>
            <Link className="group flex min-h-13 items-center justify-between gap-4" to={to}>
              {label}
              <ArrowRight
                aria-hidden="true"
                className="text-burgundy-text transition-transform duration-200 group-hover:translate-x-1"
                size={20}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
