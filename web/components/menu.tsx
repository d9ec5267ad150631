import { cloneElement, lazy, Suspense, useState } from 'react';
import type { MenuProps } from './opened-menu.tsx';

const load = () => import('./opened-menu.tsx');
const OpenedMenu = lazy(load);

/**
 * A list of actions behind a button. A page full of cards holds one in each, and few are ever
 * opened: the button is plain, and what makes a menu of it is fetched when a hand comes near.
 */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  // A failure here is told when the menu is asked for, not when somebody passes over it.
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
