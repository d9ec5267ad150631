import { Share2 } from 'lucide-react';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { QueryStates } from '#web/components/feedback/query-states.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { share } from '#web/components/share.ts';
import { hub } from '#web/copy/hub.ts';
import { formatList } from '#web/format/words.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { useWardrobe } from '#web/garments/wardrobe-query.ts';
import { outfitBuilder } from '#web/paths.ts';

const { share: copy } = hub;

const shown = 4;

export function ShareOutfits() {
  const wardrobe = useWardrobe();
  const outfits = wardrobe.data?.wardrobe.outfits.slice(0, shown) ?? [];
  return (
    <section className="mt-8 grid scroll-mt-24 gap-6" id="compartir">
      <div className="grid gap-1.5">
        <h2 className="text-title-m">{copy.title}</h2>
        <p className="text-ink-soft">{copy.text}</p>
      </div>
      <QueryStates failed={copy.loadFailed} loading={<Skeleton className="h-64" />} query={wardrobe}>
        {() =>
          outfits.length === 0 && (
            <div className="grid justify-items-start gap-4 border-line border-t pt-4">
              <p>{copy.empty}</p>
              <ButtonLink size="s" to={outfitBuilder} variant="secondary">
                {copy.emptyAction}
              </ButtonLink>
            </div>
          )
        }
      </QueryStates>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
        {outfits.map(({ id, name, items }) => {
          const pieces = formatList(items.map((item) => item.name));
          return (
            <li className="grid content-between gap-3" key={id}>
              <div className="grid gap-3">
                <FlatLayBoard label={pieces} pieces={items} />
                <h3 className="text-[1.1875rem] leading-snug">{name}</h3>
              </div>
              <Button
                aria-label={copy.actionNamed(name)}
                icon={<Share2 size={18} />}
                onClick={() => share({ title: name, text: copy.message(name, pieces) }, copy)}
                size="s"
                variant="secondary"
              >
                {copy.action}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
