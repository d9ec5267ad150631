import { ButtonLink } from '#web/components/button.tsx';
import { hub } from '#web/copy/hub.ts';
import { paths } from '#web/paths.ts';
import { useSubscription } from '#web/subscription.ts';
import type { HubModule, Way } from './modules.ts';
import { useHubAddress } from './use-hub-address.ts';

const { modules: copy } = hub;

/** Members who pay are not asked to; trial members may still subscribe. */
export function ModuleActions({ module }: { module: HubModule }) {
  const { tabAddress, moduleAddress } = useHubAddress();
  const source = useSubscription().data?.source;
  const paid = source === 'subscription' || source === 'paid_period';
  const addressOf = (way: Way): string => {
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
