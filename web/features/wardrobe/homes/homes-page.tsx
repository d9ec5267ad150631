import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Home } from '#contract/homes.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { FailedState } from '#web/components/feedback/failed-state.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { homesCopy as copy } from '#web/copy/homes.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { housesIn } from '#web/garments/homes/use-houses.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { tilePictures } from '#web/garments/tile-pictures.ts';
import type { WardrobeResponse } from '#web/garments/wardrobe-cache.ts';
import { useWardrobe } from '#web/garments/wardrobe-query.ts';
import { pageMeta } from '#web/meta.ts';
import { homesPath } from '#web/paths.ts';
import { hasFailed } from '#web/query.ts';
import { HouseDialog } from './house-dialog.tsx';
import { HouseSection } from './house-section.tsx';
import { MoveBar } from './move-bar.tsx';

export const meta = () => pageMeta({ ...copy.meta, path: homesPath, noindex: true });

export default function HomesPage() {
  const query = useWardrobe();
  const { data } = query;
  if (data) return <Houses wardrobe={data.wardrobe} />;
  return (
    <>
      <PageHeader title={copy.title} />
      {hasFailed(query) ? (
        <FailedState copy={wardrobeCopy.loadFailed} query={query} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </>
  );
}

function Houses({ wardrobe }: Pick<WardrobeResponse, 'wardrobe'>) {
  const { items } = wardrobe;
  const houses = housesIn(wardrobe);
  const { homes } = houses;
  const [dialog, setDialog] = useState<'add' | Home | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const isFull = homes.length >= limits.home.most;
  const add = (variant: 'primary' | 'secondary') => (
    <OnlineOnly>
      <Button icon={<Plus size={20} />} onClick={() => setDialog('add')} variant={variant}>
        {copy.add}
      </Button>
    </OnlineOnly>
  );
  return (
    <>
      <PageHeader
        actions={homes.length > 0 && !isFull && add('secondary')}
        lead={homes.length > 0 && copy.lead}
        title={copy.title}
      />
      {homes.length === 0 ? (
        <EmptyState
          action={add('primary')}
          picture={<EmptyPlate pieces={tilePictures.outfit} />}
          text={copy.empty.text}
          title={copy.empty.title}
        />
      ) : (
        <div className="grid gap-12">
          {[null, ...homes].map((home) => (
            <HouseSection
              home={home}
              isHere={houses.here === (home?.id ?? null)}
              items={items.filter((item) => item.home === (home?.id ?? null))}
              key={home?.id ?? 'main'}
              onRename={setDialog}
              onSelect={setSelected}
              selected={selected}
            />
          ))}
          {isFull && <p className="text-ink-soft">{copy.full(limits.home.most)}</p>}
        </div>
      )}
      <MoveBar
        houses={houses}
        items={items.filter(({ id }) => selected.has(id))}
        onDone={() => setSelected(new Set())}
        onFailed={(ids) => setSelected((now) => new Set([...now, ...ids]))}
      />
      {dialog !== null && (
        <HouseDialog home={dialog === 'add' ? null : dialog} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
