import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu } from '#web/components/overlays/menu.tsx';
import { householdCopy as copy } from '#web/copy/household.ts';
import { paths } from '#web/paths.ts';
import { householdQuery, useOpenWardrobe } from './household-query.ts';

/** Beside the title of the wardrobe; nothing without wards. */
export function WardrobeSwitch() {
  const { data } = useQuery(householdQuery);
  const navigate = useNavigate();
  const { mutate } = useOpenWardrobe();
  if (!data || data.wards.length === 0) return null;
  const wardrobes = [
    { id: null, label: copy.own },
    ...data.wards.map(({ id, name }) => ({ id, label: copy.titleOf(name) })),
  ];
  return (
    <Menu
      align="start"
      items={[
        ...wardrobes.map(({ id, label }) => ({
          label,
          icon: <Check aria-hidden="true" className={id === data.open ? undefined : 'invisible'} size={18} />,
          onSelect: () => id !== data.open && mutate({ wardId: id, to: paths.wardrobe }),
        })),
        {
          label: copy.manage,
          icon: <span className="w-[18px]" />,
          onSelect: () => void navigate(paths.account),
        },
      ]}
      trigger={
        <IconButton label={copy.switch}>
          <ChevronDown aria-hidden="true" size={20} />
        </IconButton>
      }
    />
  );
}
