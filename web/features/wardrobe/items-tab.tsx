import { ArrowRight, Camera, Sparkles } from 'lucide-react';
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { common } from '#web/copy/common.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import type { Houses } from '#web/garments/homes/use-houses.ts';
import { importPath, paths, wardrobeTab } from '#web/paths.ts';
import { useUser } from '#web/session.ts';
import { HousesContext } from './elsewhere.ts';
import { GarmentCard } from './garment-card.tsx';
import { filterGarments, filterParams, readGarmentFilters, writeGarmentFilters } from './garment-filters.ts';
import { GarmentFiltersBar } from './garment-filters-bar.tsx';
import { garmentGridLook, garmentRowsLook } from './garment-grid-look.ts';
import { type Columns, useColumns } from './use-columns.ts';
import type { useWardrobeAddress } from './use-wardrobe-address.ts';
import { HereBanner, OutgrownLink } from './wardrobe-parts.ts';

/** Blocks of which a usual wardrobe is made. */
const alwaysDrawn = 6;

interface ItemsTabProps {
  items: readonly WardrobeItem[];
  houses: Houses;
  address: ReturnType<typeof useWardrobeAddress>;
  onAdd: () => void;
  /** Id of the garment that arrives from the scanner with a view transition. */
  arrivingGarmentId: string | null;
}

export function ItemsTab({ items, houses, address, onAdd, arrivingGarmentId }: ItemsTabProps) {
  if (items.length === 0) return <EmptyWardrobe onAdd={onAdd} onScan={() => address.goToTab('scanner')} />;

  return (
    <HousesContext value={houses}>
      <Garments {...{ items, houses, address, arrivingGarmentId }} />
    </HousesContext>
  );
}

function Garments({ items, houses, address, arrivingGarmentId }: Omit<ItemsTabProps, 'onAdd'>) {
  const { ward } = useUser();
  const [columns, setColumns] = useColumns();
  const filters = useMemo(() => readGarmentFilters(address.params), [address.params]);
  const shown = useMemo(() => filterGarments(items, filters), [items, filters]);
  const blocks = useMemo(() => inBlocks(shown), [shown]);
  const clear = () => {
    const next = new URLSearchParams(address.params);
    for (const [filter, name] of Object.entries(filterParams)) if (filter !== 'sort') next.delete(name);
    address.replaceParams(next);
  };
  return (
    <>
      <h2 className="sr-only">{wardrobeCopy.tabs.items}</h2>
      {houses.here !== null && <HereBanner />}
      <ComposeLink />
      {ward && <OutgrownLink items={items} />}
      <GarmentFiltersBar
        filters={filters}
        homes={houses.homes}
        items={items}
        columns={columns}
        onColumns={setColumns}
        onChange={(next) => address.replaceParams(writeGarmentFilters(address.params, next))}
        onClear={clear}
        shown={shown.length}
      />
      {shown.length === 0 ? (
        <EmptyState
          action={
            <Button onClick={clear} variant="secondary">
              {common.clearFilters}
            </Button>
          }
          copy={wardrobeCopy.noResults}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {blocks.map((block, at) => (
            <GarmentBlock
              arrivingGarmentId={arrivingGarmentId}
              columns={columns}
              first={at < alwaysDrawn}
              items={block}
              key={block[0]?.id}
              onOpen={address.showGarment}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** The generator, folded to one line: it stands whole among the outfits. */
function ComposeLink() {
  const { generator: copy } = wardrobeCopy;
  return (
    <Link
      className="group mb-2 flex min-h-11 items-center gap-2.5 border-line border-b sm:mb-4"
      to={wardrobeTab('outfits')}
    >
      <Sparkles className="text-burgundy-text" size={18} />
      <span className="shrink-0 font-medium">{copy.title}</span>
      <span className="truncate text-ink-soft max-sm:sr-only">{copy.lead}</span>
      <ArrowRight className="ml-auto transition-transform duration-200 group-hover:translate-x-1" size={18} />
    </Link>
  );
}

function EmptyWardrobe({ onScan, onAdd }: { onScan: () => void; onAdd: () => void }) {
  const { empty } = wardrobeCopy;
  return (
    <EmptyState
      action={
        <>
          <Button icon={<Camera size={20} />} onClick={onScan}>
            {empty.scan}
          </Button>
          <Button onClick={onAdd} variant="secondary">
            {empty.byHand}
          </Button>
          <ButtonLink to={importPath} variant="ghost">
            {empty.import}
          </ButtonLink>
          <ButtonLink to={paths.store} variant="ghost">
            {empty.store}
          </ButtonLink>
        </>
      }
      picture={<EmptyPlate of="wardrobe" />}
      copy={empty}
    />
  );
}

/** Divides into full rows of two, three and four, and is drawn within a frame. */
const blockLength = 12;

function inBlocks(items: readonly WardrobeItem[]): WardrobeItem[][] {
  const blocks: WardrobeItem[][] = [];
  for (let at = 0; at < items.length; at += blockLength) blocks.push(items.slice(at, at + blockLength));
  return blocks;
}

interface GarmentBlockProps {
  items: readonly WardrobeItem[];
  columns: Columns;
  /** A block at the start, which is always drawn. */
  first: boolean;
  arrivingGarmentId: string | null;
  onOpen: (id: string) => void;
}

/** The height of usual cards until a block was seen. The padding shows focus rings. */
const blockLook = '-m-1 p-1 [content-visibility:auto] [contain-intrinsic-size:auto_80rem]';

/** Only blocks near the screen have cards, so that five thousand garments scroll like fifty. */
const GarmentBlock = memo(
  function GarmentBlock({ items, columns, first, arrivingGarmentId, onOpen }: GarmentBlockProps) {
    const block = useRef<HTMLUListElement>(null);
    const near = useNear(block, first);
    return (
      <ul className={classes(garmentGridLook(columns), blockLook, !near && 'min-h-320')} ref={block}>
        {near &&
          items.map((item) => (
            <li className={classes(garmentRowsLook, 'sm:pb-8')} key={item.id}>
              <GarmentCard
                arriving={item.id === arrivingGarmentId}
                item={item}
                onOpen={() => onOpen(item.id)}
                small={columns === 3}
              />
            </li>
          ))}
      </ul>
    );
  },
  (before, now) =>
    before.items === now.items &&
    before.first === now.first &&
    before.columns === now.columns &&
    before.arrivingGarmentId === now.arrivingGarmentId,
);

const reach = '1500px';

function useNear(element: RefObject<HTMLElement | null>, always: boolean): boolean {
  const [near, setNear] = useState(always);
  useEffect(() => {
    const { current } = element;
    if (always || !current) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((entries.at(-1)?.isIntersecting ?? false) || current.contains(document.activeElement)),
      { rootMargin: reach },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, always]);
  return always || near;
}
