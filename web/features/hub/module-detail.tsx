import { ArrowLeft, Check, Share2 } from 'lucide-react';
import { Link, useNavigationType } from 'react-router';
import { lastInputWasKeyboard } from '#web/components/behaviour/last-input.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { StatTile } from '#web/components/charts/stat-tile.tsx';
import { QueryStates } from '#web/components/feedback/query-states.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { share } from '#web/components/share.ts';
import { hub } from '#web/copy/hub.ts';
import { formatList } from '#web/format/words.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { useWardrobe } from '#web/garments/wardrobe-query.ts';
import { outfitBuilder, paths } from '#web/paths.ts';
import { useSubscription } from '#web/subscription.ts';
import { formatFigure, formatRating } from './figures.ts';
import { ModuleBadge } from './module-badge.tsx';
import { ModulePlate } from './module-plate.tsx';
import type { Destination, HubModule } from './modules.ts';
import { type HubReturn, useHubAddress } from './use-hub-address.ts';

const { modules: copy, share: shareCopy } = hub;

export function ModuleDetail({ module }: { module: HubModule }) {
  const { tabAddress } = useHubAddress();
  const { name, text, features } = copy.names[module.id];
  const arrived = useNavigationType() === 'PUSH';
  return (
    <div className="grid gap-6">
      <Link
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-ink-soft hover:text-ink"
        preventScrollReset
        state={{ left: module.id } satisfies HubReturn}
        to={tabAddress('dashboard')}
      >
        <ArrowLeft size={18} />
        {copy.back}
      </Link>
      <div className="grid gap-x-14 gap-y-8 sm:grid-cols-[2fr_3fr]">
        <ModulePlate className="aspect-[4/5] self-start max-sm:w-2/3" id={module.id} />
        <div className="grid content-start gap-7">
          <div className="grid justify-items-start gap-3">
            <ModuleBadge premium={module.premium} />
            <h2 className="text-title-l" ref={arrived ? takeFocus : undefined} tabIndex={-1}>
              {name}
            </h2>
            <p className="text-lg text-ink-soft">{text}</p>
          </div>
          <div>
            <div className="grid grid-cols-3 gap-x-4 sm:gap-x-8">
              <StatTile label={copy.users} value={<Figure>{formatFigure(module.users)}</Figure>} />
              <StatTile label={copy.rating} value={<Figure>{formatRating(module.rating)}</Figure>} />
              <StatTile
                label={copy.growth}
                value={<Figure>{copy.growthValue(module.growthPercent)}</Figure>}
              />
            </div>
            <p className="text-note text-ink-soft">{copy.figuresNote}</p>
          </div>
          <div className="grid gap-1">
            <h3 className="text-title-s">{copy.features}</h3>
            <ul>
              {features.map((feature) => (
                <li className="flex gap-3 border-line border-b py-2.5" key={feature}>
                  <Check className="mt-0.5 text-sage" size={18} />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
          <ModuleActions module={module} />
        </div>
      </div>
      {module.id === 'social' && <ShareOutfits />}
    </div>
  );
}

/** The pressed card is gone: moves the keyboard focus to the title. */
const takeFocus = (title: HTMLElement | null) => {
  if (lastInputWasKeyboard()) title?.focus({ preventScroll: true });
};

/** Three figures in a row need a smaller size on a phone. */
function Figure({ children }: { children: string }) {
  return <span className="text-title-m">{children}</span>;
}

/** Members who pay are not asked to; trial members may still subscribe. */
function ModuleActions({ module }: { module: HubModule }) {
  const { tabAddress, moduleAddress } = useHubAddress();
  const source = useSubscription().data?.source;
  const paid = source === 'subscription' || source === 'paid_period';
  const addressOf = (way: Destination): string => {
    if ('tab' in way) return tabAddress(way.tab);
    return way.to.startsWith('#') ? `${moduleAddress(module.id)}${way.to}` : way.to;
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {module.premium && paid && <ButtonLink to={addressOf(module.screen)}>{copy.openIt}</ButtonLink>}
        {module.premium && !paid && <ButtonLink to={paths.premium}>{copy.activate}</ButtonLink>}
        {!module.premium && <ButtonLink to={addressOf(module.screen)}>{copy.start}</ButtonLink>}
        <ButtonLink to={addressOf(module.demo)} variant="secondary">
          {copy.demo}
        </ButtonLink>
      </div>
      {module.premium && paid && <p className="text-[0.9375rem] text-ink-soft">{copy.included}</p>}
    </div>
  );
}

const shown = 4;

function ShareOutfits() {
  const wardrobe = useWardrobe();
  const outfits = wardrobe.data?.wardrobe.outfits.slice(0, shown) ?? [];
  return (
    <section className="mt-8 grid scroll-mt-24 gap-6" id="compartir">
      <div className="grid gap-1.5">
        <h2 className="text-title-m">{shareCopy.title}</h2>
        <p className="text-ink-soft">{shareCopy.text}</p>
      </div>
      <QueryStates failed={shareCopy.loadFailed} loading={<Skeleton className="h-64" />} query={wardrobe}>
        {() =>
          outfits.length === 0 && (
            <div className="grid justify-items-start gap-4 border-line border-t pt-4">
              <p>{shareCopy.empty}</p>
              <ButtonLink size="s" to={outfitBuilder} variant="secondary">
                {shareCopy.emptyAction}
              </ButtonLink>
            </div>
          )
        }
      </QueryStates>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
        {outfits.map(({ id, name, items }) => {
          const pieces = formatList(items.map((item) => item.name));
          return (
            <li className="grid content-between gap-3" key={id}>
              <div className="grid gap-3">
                <FlatLayBoard label={pieces} pieces={items} />
                <h3 className="text-[1.1875rem] leading-snug">{name}</h3>
              </div>
              <Button
                aria-label={shareCopy.actionNamed(name)}
                icon={<Share2 size={18} />}
                onClick={() => share({ title: name, text: shareCopy.message(name, pieces) }, shareCopy)}
                size="s"
                variant="secondary"
              >
                {shareCopy.action}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
