import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { classes } from '../classes.ts';
import { leaveMenu } from './return-focus.ts';

interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuProps {
  /** A button with its accessible name; the menu adds the behaviour. */
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

/** Mounts open: loaded when first needed. */
export default function OpenedMenu({ trigger, items, align = 'end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root defaultOpen>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} className="z-50 outline-none" sideOffset={4}>
          <Base.Popup className="min-w-48 rounded-photo border border-line-strong bg-paper-raised py-1 outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {items.map((item) => (
              <Base.Item
                className={classes(
                  'flex min-h-11 cursor-default items-center gap-3 px-3.5 outline-none data-highlighted:bg-paper-sunken data-disabled:opacity-55',
                  item.danger && 'text-burgundy-text',
                )}
                disabled={item.disabled}
                key={item.label}
                onClick={() => {
                  leaveMenu(button.current);
                  item.onSelect();
                }}
              >
                {item.icon}
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
