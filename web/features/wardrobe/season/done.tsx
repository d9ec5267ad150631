import { Copy, Printer, Undo2 } from 'lucide-react';
import type { WardrobeItem } from '#contract/garments.ts';
import { messageOf } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { copyText } from '#web/components/share.ts';
import { seasonCopy } from '#web/copy/season.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { paths } from '#web/paths.ts';
import type { Season } from './stored-season.ts';
import { stillReversible, useMoves } from './use-moves.ts';
import type { SeasonChange } from './use-season.ts';

const { done: copy, noPlace } = seasonCopy;

interface DoneProps {
  season: SeasonChange;
  done: NonNullable<Season['done']>;
  items: readonly WardrobeItem[];
}

export function Done({ season, done, items }: DoneProps) {
  const { change, begin, coming } = season;
  const stored = done.boxes.reduce((sum, { ids }) => sum + ids.length, 0);
  const moves = useMoves();
  const reverse = stillReversible(done, items);
  const undo = () => {
    moves.mutate(reverse, {
      onSuccess: () => {
        change({ step: 'boxes', done: null });
        void notifySuccess(copy.undone);
      },
      onError: (error) => notifyError(copy.undoFailed, messageOf(error, copy.undoFailed)),
    });
  };
  return (
    <div className="grid gap-10">
      <div className="grid gap-3">
        {stored > 0 && <p className="-mt-4 max-w-[60ch] text-ink-soft">{copy.text}</p>}
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to={paths.wardrobe}>{copy.wardrobe}</ButtonLink>
          {reverse.length > 0 && (
            <OnlineOnly>
              <Button icon={<Undo2 size={18} />} loading={moves.isPending} onClick={undo} variant="secondary">
                {copy.undo}
              </Button>
            </OnlineOnly>
          )}
          <Button onClick={() => begin(coming)} variant="ghost">
            {copy.again}
          </Button>
        </div>
      </div>
      {stored > 0 && <Labels coming={coming} done={done} items={items} />}
    </div>
  );
}

function Labels({ done, items, coming }: Omit<DoneProps, 'season'> & Pick<Season, 'coming'>) {
  const labels = done.boxes.map(({ place, ids }) => {
    const house = items.find(({ id }) => ids.includes(id))?.home;
    return {
      place: place || noPlace,
      inside: items.filter(
        ({ away, home }) => away?.why === 'stored' && away.place === place && home === house,
      ),
    };
  });
  const subtitle = copy.label(coming, done.day);
  const copyAll = () => {
    const text = labels
      .map(({ place, inside }) => [place, subtitle, ...inside.map(({ name }) => `· ${name}`)].join('\n'))
      .join('\n\n');
    void copyText(text, copy);
  };
  return (
    <section className="grid gap-5" data-print="">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 print:hidden">
        <h3 className="text-title-s">{copy.labels}</h3>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Printer size={18} />} onClick={() => window.print()} size="s" variant="secondary">
            {copy.print}
          </Button>
          <Button icon={<Copy size={18} />} onClick={copyAll} size="s" variant="ghost">
            {copy.copy}
          </Button>
        </div>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-2">
        {labels.map(({ place, inside }) => (
          <li
            className="grid break-inside-avoid content-start gap-3 rounded-photo border border-line-strong p-5"
            key={place}
          >
            <div className="grid gap-0.5 border-ink border-b pb-3">
              <p className="wrap-anywhere font-serif text-title-m">{place}</p>
              <p className="text-note text-ink-soft">{subtitle}</p>
            </div>
            <ul className="columns-2 gap-5 text-[0.9375rem] leading-snug">
              {inside.map(({ id, name }) => (
                <li className="wrap-anywhere mb-1 break-inside-avoid" key={id}>
                  {name}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
