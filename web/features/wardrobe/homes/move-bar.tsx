import { ArrowRight, X } from 'lucide-react';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu } from '#web/components/overlays/menu.tsx';
import { homesCopy as copy } from '#web/copy/homes.ts';
import { useMoveGarments } from '#web/garments/homes/use-house-changes.ts';
import type { Houses } from '#web/garments/homes/use-houses.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';

interface MoveBarProps {
  houses: Houses;
  /** Chosen to be moved. */
  items: readonly WardrobeItem[];
  onDone: () => void;
  /** Restores the selection. */
  onFailed: (garmentIds: readonly string[]) => void;
}

export function MoveBar({ houses, items, onDone, onFailed }: MoveBarProps) {
  const move = useMoveGarments();
  if (items.length === 0) return null;
  const targets = [{ id: null, name: '' }, ...houses.homes].filter(({ id }) =>
    items.some(({ home }) => home !== id),
  );
  const take = (to: string | null) => {
    const garmentIds = items.flatMap(({ id, home }) => (home === to ? [] : [id]));
    onDone();
    move.mutate({ garmentIds, to }, { onError: () => onFailed(garmentIds) });
  };
  const [only, ...others] = targets;
  const icon = <ArrowRight size={18} />;
  return (
    <div className="sticky bottom-(--bottom-bar) z-20 -mx-5 mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-paper px-5 py-3 sm:-mx-8 sm:px-8 lg:bottom-0 lg:mx-0 lg:pr-20 lg:pl-0">
      <div className="flex items-center gap-1">
        <p aria-live="polite" className="tabular font-medium">
          {copy.selected(items.length)}
        </p>
        <IconButton label={copy.selectNone} onClick={onDone}>
          <X size={20} />
        </IconButton>
      </div>
      <OnlineOnly>
        {only && others.length === 0 ? (
          <Button icon={icon} loading={move.isPending} onClick={() => take(only.id)}>
            {copy.takeTo(only.name)}
          </Button>
        ) : (
          <Menu
            items={targets.map(({ id, name }) => ({ label: name || copy.main, onSelect: () => take(id) }))}
            trigger={
              <Button icon={icon} loading={move.isPending}>
                {copy.take}
              </Button>
            }
          />
        )}
      </OnlineOnly>
    </div>
  );
}
