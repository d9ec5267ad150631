import { useQuery } from '@tanstack/react-query';
import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Look } from '#contract/looks.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { LoadFailed } from '#web/components/feedback/load-failed.tsx';
import { outfitViewsCopy } from '#web/copy/outfit-views.ts';
import { LookThumbnail } from '#web/features/outfits/look-thumbnail.tsx';
import { OutfitBuilder } from '#web/features/outfits/outfit-dialogs.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { hasFailed } from '#web/query.ts';

export function GarmentLooks({ item, items }: { item: WardrobeItem; items: readonly WardrobeItem[] }) {
  const copy = outfitViewsCopy.looks;
  const [start, setStart] = useState<Partial<Look> | null>(null);
  const query = useQuery({
    queryKey: ['garment-looks', item.id],
    queryFn: ({ signal }) =>
      api('GET /api/wardrobe/items/:id/looks', { params: { id: item.id } }, { signal }),
    retry: false,
  });
  const { data } = query;
  return (
    <section>
      <h3 className="mb-1 text-title-s">{copy.title}</h3>
      <div className="mb-3 text-ink-soft">
        {hasFailed(query) ? (
          <LoadFailed query={query} text={copy.failed} />
        ) : (
          <p>{copy.text(item.versatilityOutfits)}</p>
        )}
      </div>
      {data && data.looks.length > 0 && (
        <ul className="mb-4 grid grid-cols-3 gap-x-4 gap-y-5 sm:grid-cols-4">
          {data.looks.map((look) => (
            <li key={look.garmentIds.join()}>
              <LookThumbnail items={items} look={look} onPress={() => setStart(look)} verb={copy.open} />
            </li>
          ))}
        </ul>
      )}
      <OnlineOnly>
        <Button
          icon={<WandSparkles size={18} />}
          onClick={() => setStart({ garmentIds: [item.id] })}
          size="s"
          variant="secondary"
        >
          {copy.complete}
        </Button>
      </OnlineOnly>
      {start && (
        <OutfitBuilder items={items} onClose={() => setStart(null)} outfit={null} startWith={start} />
      )}
    </section>
  );
}
