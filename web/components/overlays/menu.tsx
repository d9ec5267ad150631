import { type ComponentType, cloneElement, lazy, type ReactElement, Suspense, useState } from 'react';

interface Triggered {
  trigger: ReactElement<Record<string, unknown>>;
}

/** Loaded on hover or focus of the trigger: grids render many menus. */
export function whenWanted<P extends Triggered>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Opened = lazy(load);
  // A failed preload is retried and reported on opening.
  const prepare = () => void load().catch(() => {});
  // biome-ignore lint/correctness/noComponentHookFactories: called once a menu, where its module begins
  return function Wanted(props: P) {
    const [wanted, setWanted] = useState(false);
    const button = cloneElement(props.trigger, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onClick: () => setWanted(true),
      onFocus: prepare,
      onPointerEnter: prepare,
    });
    if (!wanted) return button;
    return (
      <Suspense fallback={button}>
        <Opened {...props} />
      </Suspense>
    );
  };
}

export const Menu = whenWanted(() => import('./opened-menu.tsx'));
