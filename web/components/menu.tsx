import { cloneElement, lazy, Suspense, useState } from 'react';
import type { MenuProps } from './opened-menu.tsx';

const load = () => import('./opened-menu.tsx');
const OpenedMenu = lazy(load);

/** An action menu. Grids render many and few are opened, so the menu's code is loaded on hover or focus. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  // A failed preload is retried and reported on opening.
  const prepare = () => void load().catch(() => {});
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
      <OpenedMenu {...props} />
    </Suspense>
  );
}
