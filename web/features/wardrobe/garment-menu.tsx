import { Ellipsis } from 'lucide-react';
import { IconButton } from '#web/components/icon-button.tsx';
import { whenWanted } from '#web/components/overlays/menu.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import type { OpenedGarmentMenuProps } from './opened-garment-menu.tsx';

const WantedMenu = whenWanted(() => import('./opened-garment-menu.tsx'));

type GarmentMenuProps = Omit<OpenedGarmentMenuProps, 'trigger'> & { className?: string };

export function GarmentMenu({ className, ...props }: GarmentMenuProps) {
  return (
    <WantedMenu
      {...props}
      trigger={
        <IconButton className={className} label={wardrobeCopy.card.more(props.item.name)}>
          <Ellipsis size={20} />
        </IconButton>
      }
    />
  );
}
