import { useNavigate, useSearchParams } from 'react-router';
import { prefersReducedMotion } from '#web/components/prefers-reduced-motion.ts';
import { type OutfitView, outfitViews } from '#web/features/outfits/outfits-address.ts';

export const wardrobeTabs = ['scanner', 'items', 'outfits'] as const;
export type WardrobeTab = (typeof wardrobeTabs)[number];

/** The parts of the address that are not filters. */
export const addressParams = { tab: 'tab', garment: 'prenda', create: 'crear', view: 'vista' } as const;

/** What a change of tab carries along: it is about this visit, not about the address. */
export interface Arrival {
  /** Outfits that have just been generated. */
  freshOutfits?: string[];
  /** A garment that travels from the scanner to its place. */
  travelling?: string;
}

/** The tab, and what is open over it, read from the address and written to it. */
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
    // The builder stands over the outfits that it adds to.
    outfitView: params.has(addressParams.create)
      ? 'outfits'
      : (outfitViews.find((view) => view === params.get(addressParams.view)) ??
        ('outfits' satisfies OutfitView)),

    /** Filters change the page that is open; they do not pile up behind the back button. */
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
          viewTransition: arrival?.travelling !== undefined && !prefersReducedMotion(),
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
