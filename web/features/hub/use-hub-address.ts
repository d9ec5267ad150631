import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type HubTab, hubTabs, type ModuleId, modules } from './modules.ts';

/** Navigation state: the card of this module takes the focus on return. */
export interface HubReturn {
  left: ModuleId;
}

/** Tab and module are in the address, so that they survive a reload and the back button. */
export function useHubAddress() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const tab: HubTab = hubTabs.find((value) => value === search.get('tab')) ?? 'dashboard';
  const asked = search.get('modulo');
  const tabAddress = (to: HubTab) => (to === 'dashboard' ? pathname : `${pathname}?tab=${to}`);
  return {
    tab,
    module: tab === 'dashboard' ? (modules.find(({ id }) => id === asked) ?? null) : null,
    tabAddress,
    moduleAddress: (id: ModuleId) => `${pathname}?modulo=${id}`,
    goToTab: (to: HubTab) => void navigate(tabAddress(to), { preventScrollReset: true }),
  };
}
