import { Camera } from 'lucide-react';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FlatLayPlate } from '#web/components/flat-lay-plate.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { tilePictures } from '#web/garments/tile-pictures.ts';
import { paths } from '#web/paths.ts';
import { GarmentCard } from './garment-card.tsx';
import { filterGarments, filterParams, readGarmentFilters, writeGarmentFilters } from './garment-filters.ts';
import { GarmentFiltersBar } from './garment-filters-bar.tsx';
import { garmentGridLook, garmentRowsLook } from './garment-grid-look.ts';
import type { useWardrobeAddress } from './use-wardrobe-address.ts';

interface ItemsTabProps {
  items: readonly WardrobeItem[];
  address: ReturnType<typeof useWardrobeAddress>;
  onAdd: () => void;
  /** Id of the garment that arrives from the scanner with a view transition. */
  arrivingGarmentId: string | null;
}

export function ItemsTab({ items, address, onAdd, arrivingGarmentId }: ItemsTabProps) {
  if (items.length === 0) return <EmptyWardrobe onAdd={onAdd} onScan={() => address.goToTab('scanner')} />;

  const filters = readGarmentFilters(address.params);
  const shown = filterGarments(items, filters);
  const clear = () => {
    const next = new URLSearchParams(address.params);
    for (const [filter, name] of Object.entries(filterParams)) if (filter !== 'sort') next.delete(name);
    address.replaceParams(next);
  };
  return (
    <>
      <GarmentFiltersBar
        filters={filters}
        items={items}
        onAdd={onAdd}
        onChange={(next) => address.replaceParams(writeGarmentFilters(address.params, next))}
        onClear={clear}
        shown={shown.length}
      />
      {shown.length === 0 ? (
        <EmptyState
          action={
            <Button onClick={clear} variant="secondary">
              {wardrobeCopy.filters.clear}
            </Button>
          }
          text={wardrobeCopy.noResults.text}
          title={wardrobeCopy.noResults.title}
        />
      ) : (
        <ul className={garmentGridLook}>
          {shown.map((item) => (
            <li className={classes(garmentRowsLook, 'pb-8')} key={item.id}>
              <GarmentCard
                item={item}
                onOpen={() => address.showGarment(item.id)}
                arriving={item.id === arrivingGarmentId}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function EmptyWardrobe({ onScan, onAdd }: { onScan: () => void; onAdd: () => void }) {
  const { empty } = wardrobeCopy;
  return (
    <EmptyState
      action={
        <>
          <Button icon={<Camera aria-hidden="true" size={20} />} onClick={onScan}>
            {empty.scan}
          </Button>
          <Button onClick={onAdd} variant="secondary">
            {empty.byHand}
          </Button>
          <ButtonLink to={paths.store} variant="ghost">
            {empty.store}
          </ButtonLink>
        </>
      }
      picture={
        <FlatLayPlate
          className="mb-2 aspect-16/10 w-full max-w-sm"
          pieces={tilePictures.wardrobe}
          shape="wide"
        />
      }
      text={empty.text}
      title={empty.title}
    />
  );
}
