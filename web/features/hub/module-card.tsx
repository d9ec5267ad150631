import { Link, useLocation } from 'react-router';
import { actsByKeyboard } from '#web/components/acts-by-keyboard.ts';
import { hub } from '#web/copy/hub.ts';
import { ModuleBadge } from './module-badge.tsx';
import { ModulePlate } from './module-plate.tsx';
import type { HubModule } from './modules.ts';
import { type HubReturn, useHubAddress } from './use-hub-address.ts';

/** After a click only the scroll position is restored. */
const takeFocus = (link: HTMLElement | null) => {
  if (actsByKeyboard()) link?.focus();
  else link?.scrollIntoView({ block: 'center' });
};

export function ModuleCard({ module }: { module: HubModule }) {
  const { moduleAddress } = useHubAddress();
  const left = (useLocation().state as HubReturn | null)?.left;
  const { name, text } = hub.modules.names[module.id];
  return (
    <article className="relative grid content-start gap-3">
      <ModulePlate className="aspect-[4/5]" id={module.id} />
      <div className="grid justify-items-start gap-1.5">
        <h3 className="text-[1.1875rem] leading-snug sm:text-title-s">
          {/* The whole card is the link; only the name is its accessible text. */}
          <Link
            className="before:absolute before:inset-0 hover:underline hover:underline-offset-4"
            ref={left === module.id ? takeFocus : undefined}
            to={moduleAddress(module.id)}
          >
            {name}
          </Link>
        </h3>
        <p className="text-[0.9375rem] text-ink-soft">{text}</p>
        <ModuleBadge premium={module.premium} />
      </div>
    </article>
  );
}
