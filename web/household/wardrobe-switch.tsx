import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu } from '#web/components/overlays/menu.tsx';
import { householdCopy as copy } from '#web/copy/household.ts';
import { paths, viewedWardrobe } from '#web/paths.ts';
import { householdQuery, useOpenWardrobe } from './household-query.ts';
import { viewedQuery } from './viewed-query.ts';

/**
 * Beside the title of the wardrobe; nothing without another one.
 * @param viewedId of the person whose wardrobe is looked at
 */
export function WardrobeSwitch({ viewedId = null }: { viewedId?: string | null }) {
  const { data } = useQuery(householdQuery);
  const viewed = useQuery(viewedQuery).data?.wardrobes ?? [];
  const navigate = useNavigate();
  const { mutate } = useOpenWardrobe();
  if (!data || data.wards.length + viewed.length === 0) return null;
  const keep = (id: string | null) => {
    if (id !== data.open) mutate({ wardId: id, to: paths.wardrobe });
    else if (viewedId !== null) void navigate(paths.wardrobe);
  };
  const kept = [
    { id: null, label: copy.own },
    ...data.wards.map(({ id, name }) => ({ id, label: copy.titleOf(name) })),
  ].map(({ id, label }) => ({
    label,
    isOpen: viewedId === null && id === data.open,
    onSelect: () => keep(id),
  }));
  const lookedAt = viewed.map(({ id, name }) => ({
    label: copy.titleOf(name),
    isOpen: id === viewedId,
    onSelect: () => void navigate(viewedWardrobe(id)),
  }));
  return (
    <Menu
      align="start"
      items={[
        ...[...kept, ...lookedAt].map(({ label, isOpen, onSelect }) => ({
          label,
          icon: <Check className={isOpen ? undefined : 'invisible'} size={18} />,
          onSelect,
        })),
        {
          label: copy.manage,
          icon: <span className="w-[18px]" />,
          onSelect: () => void navigate(paths.account),
        },
      ]}
      trigger={
        <IconButton label={copy.switch}>
          <ChevronDown size={20} />
        </IconButton>
      }
    />
  );
}
