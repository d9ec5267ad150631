import { useSearchParams } from 'react-router';

export const dashboardTabs = ['overview', 'wardrobe', 'outfits', 'ai-stylist', 'trends'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

const isTab = (value: string | null): value is DashboardTab => dashboardTabs.some((tab) => tab === value);

/** In the address, so that it survives a reload and the back button. */
export function useDashboardTab(): [DashboardTab, (tab: DashboardTab) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  return [
    isTab(asked) ? asked : 'overview',
    (tab) => setSearch(tab === 'overview' ? {} : { tab }, { preventScrollReset: true }),
  ];
}
