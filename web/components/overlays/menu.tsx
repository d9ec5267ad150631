import { Ellipsis } from 'lucide-react';
import { type ComponentType, cloneElement, lazy, type ReactElement, Suspense, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import type { MenuProps } from './opened-menu.tsx';

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

interface MoreMenuProps extends Pick<MenuProps, 'items'> {
  label: string;
  className?: string;
}

export function MoreMenu({ label, className = '-mr-2.5', items }: MoreMenuProps) {
  return (
    <Menu
      items={items}
      trigger={
        <IconButton className={className} label={label}>
          <Ellipsis size={20} />
        </IconButton>
      }
    />
  );
}
