import { useNavigate, useSearchParams } from 'react-router';
import { prefersReducedMotion } from '#web/components/behaviour/prefers-reduced-motion.ts';
import { type OutfitView, outfitViews } from '#web/features/outfits/outfits-address.ts';

export const wardrobeTabs = ['scanner', 'items', 'outfits'] as const;
export type WardrobeTab = (typeof wardrobeTabs)[number];

/** Search parameters other than filters. */
export const addressParams = { tab: 'tab', garment: 'prenda', create: 'crear', view: 'vista' } as const;

/** Navigation state: valid for this visit only, so not part of the address. */
export interface Arrival {
  freshOutfits?: string[];
  arrivingGarmentId?: string;
}

export function useWardrobeAddress() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();

  const edit = (change: (next: URLSearchParams) => void): URLSearchParams => {
    const next = new URLSearchParams(params);
    change(next);
    return next;
  };

  return {
    params,
    tab: wardrobeTabs.find((tab) => tab === params.get(addressParams.tab)) ?? ('items' satisfies WardrobeTab),
    openGarment: params.get(addressParams.garment),
    creating: params.has(addressParams.create),
    // The outfit builder opens over the collection.
    outfitView: params.has(addressParams.create)
      ? 'outfits'
      : (outfitViews.find((view) => view === params.get(addressParams.view)) ??
        ('outfits' satisfies OutfitView)),

    /** Replaces the history entry, so that filters do not pile up behind the back button. */
    replaceParams(next: URLSearchParams) {
      setParams(next, { replace: true, preventScrollReset: true });
    },

    goToTab(tab: WardrobeTab, arrival?: Arrival) {
      const next = arrival ? new URLSearchParams() : edit((search) => search.delete(addressParams.create));
      if (tab === 'items') next.delete(addressParams.tab);
      else next.set(addressParams.tab, tab);
      void navigate(
        { search: next.toString() },
        {
          state: arrival,
          preventScrollReset: true,
          viewTransition: arrival?.arrivingGarmentId !== undefined && !prefersReducedMotion(),
        },
      );
    },

    showGarment(id: string | null) {
      setParams(
        edit((search) => {
          if (id === null) search.delete(addressParams.garment);
          else search.set(addressParams.garment, id);
        }),
        { preventScrollReset: true, replace: id === null },
      );
    },

    showOutfitView(view: OutfitView) {
      setParams(
        edit((search) => {
          if (view === 'outfits') search.delete(addressParams.view);
          else search.set(addressParams.view, view);
        }),
        { preventScrollReset: true },
      );
    },

    setCreating(creating: boolean) {
      setParams(
        edit((search) => {
          if (creating) search.set(addressParams.create, '1');
          else search.delete(addressParams.create);
        }),
        { preventScrollReset: true, replace: !creating },
      );
    },
  };
}
