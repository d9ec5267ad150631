import { CalendarDays, ChevronDown, LayoutGrid, Pencil, Share2, Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { eventLabels } from '#contract/event-labels.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { occasionNames, seasonNames } from '#contract/names.ts';
import type { Outfit, OutfitDay } from '#contract/outfits.ts';
import { api } from '#web/api.ts';
import { Badge } from '#web/components/badge.tsx';
import { prefersReducedMotion } from '#web/components/behaviour/prefers-reduced-motion.ts';
import { Button } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { Progress } from '#web/components/feedback/progress.tsx';
import { MoreMenu } from '#web/components/overlays/menu.tsx';
import { PictureLabel } from '#web/components/pictures/label.tsx';
import { boardsCopy } from '#web/copy/boards.ts';
import { common } from '#web/copy/common.ts';
import { composingCopy } from '#web/copy/composing.ts';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { plansCopy } from '#web/copy/plans.ts';
import { PutOnBoardDialog } from '#web/features/outfits/inspiration/board-dialogs.ts';
import { formatCount, formatPercent } from '#web/format/numbers.ts';
import { formatList, joinFacts } from '#web/format/words.ts';
import { FigureButton } from '#web/garments/figure/figure-button.tsx';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { changeGarment, putOutfits, withWears } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useUser } from '#web/session.ts';
import { useChange } from '#web/use-change.ts';
import { OutfitOpinion } from './composing/outfit-opinion.tsx';
import { DeleteOutfitDialog, OutfitBuilder, PlanOutfitDialog, ShareDialog } from './outfit-dialogs.ts';

interface OutfitCardProps {
  outfit: Outfit;
  items: readonly WardrobeItem[];
  fresh: boolean;
  intoView: boolean;
  onComposed: (outfitIds: string[]) => void;
  onRejected: (outfit: Outfit) => void;
}

function bringIntoView(card: HTMLElement | null) {
  card?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'start' });
}

export function OutfitCard({ outfit, items, fresh, intoView, onComposed, onRejected }: OutfitCardProps) {
  const wear = useWearOutfit();
  const { card } = outfitsCopy;
  return (
    <article
      aria-label={outfit.name}
      className="grid scroll-mt-24 content-start gap-3 sm:row-span-4 sm:grid-rows-subgrid"
      ref={intoView ? bringIntoView : undefined}
    >
      <div className="relative">
        <FlatLayBoard
          assembling={fresh}
          label={card.board(formatList(outfit.items.map(({ name }) => name)))}
          pieces={outfit.items}
        />
        <div className="absolute top-3 left-3 z-10 flex gap-1.5">
          {outfit.aiGenerated && (
            <PictureLabel icon={<Sparkles size={13} />} tone="ink">
              <span aria-hidden="true">{card.ai}</span>
              <span className="sr-only">{card.aiLong}</span>
            </PictureLabel>
          )}
          {fresh && <PictureLabel>{card.fresh}</PictureLabel>}
        </div>
        <FigureButton
          className="absolute right-3 bottom-3 z-10"
          garmentIds={outfit.items.map(({ id }) => id)}
          name={outfit.name}
        />
      </div>
      <div className="grid content-start gap-1.5">
        <div className="flex items-start justify-between gap-2">
          <h3 className="text-title-s">{outfit.name}</h3>
          <OnlineOnly>
            <OutfitMenu items={items} outfit={outfit} />
          </OnlineOnly>
        </div>
        {outfit.description && <p className="text-ink-soft max-sm:line-clamp-2">{outfit.description}</p>}
        <p className="tabular text-[0.9375rem]">
          {joinFacts([
            occasionNames[outfit.occasion],
            seasonNames[outfit.season],
            ...(outfit.day ? dayWords(outfit.day) : []),
            card.items(outfit.items.length),
            card.timesWorn(outfit.timesWorn),
          ])}
        </p>
        {outfit.tags.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-1.5 max-sm:sr-only">
            {outfit.tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <OnlineOnly>
        <div className="flex items-center gap-1">
          <Button
            className="flex-1"
            disabled={wear.isPending}
            onClick={() => wear.mutate(outfit)}
            size="s"
            variant="secondary"
          >
            {card.wear}
          </Button>
          <OutfitOpinion items={items} onComposed={onComposed} onRejected={onRejected} outfit={outfit} />
        </div>
      </OnlineOnly>
      {outfit.aiScore !== null && <OutfitScore outfit={outfit} score={outfit.aiScore} />}
    </article>
  );
}

const copy = composingCopy.day;

function dayWords({ temperatureC, rain, event, advisor }: Partial<OutfitDay>): string[] {
  return [
    ...(event ? [eventLabels[event]] : []),
    ...(typeof temperatureC === 'number' ? [copy.degrees(temperatureC)] : []),
    ...(rain ? [copy.rain] : []),
    ...(advisor ? [copy.eye(composingCopy.wish.eyes[advisor])] : []),
  ];
}

const { toasts } = outfitsCopy;

/** Marks the outfit and its garments as worn today, optimistically. */
function useWearOutfit() {
  return useChange({
    mutationFn: ({ id }: Outfit) => api('POST /api/wardrobe/outfits/:id/worn', { params: { id } }),
    onMutate: (outfit) => {
      const now = new Date().toISOString();
      const worn = { ...outfit, timesWorn: outfit.timesWorn + 1, lastWornAt: now };
      return wardrobeCache.change((answer) =>
        outfit.items.reduce(
          (changed, { id }) => changeGarment(id, (item) => withWears(item, 1, now))(changed),
          putOutfits([worn])(answer),
        ),
      );
    },
    onSuccess: async ({ outfit }) => {
      await wardrobeCache.change(putOutfits([outfit]));
      notifySuccess(common.worn, toasts.wornText(outfit.name, outfit.timesWorn));
    },
    failedText: common.wornFailed,
    onSettled: wardrobeCache.refresh,
  });
}

function OutfitScore({ outfit, score }: { outfit: Outfit; score: number }) {
  const { card } = outfitsCopy;
  return (
    <details className="group self-start border-line border-b">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <span className="tabular flex items-baseline gap-2">
          <span className="font-serif text-title-s">{formatPercent(score)}</span>
          <span className="text-[0.9375rem] text-ink-soft">{card.score}</span>
        </span>
        <span className="flex items-center gap-1 text-[0.9375rem]">
          {card.scoreOpen}
          <ChevronDown className="transition-transform duration-200 group-open:rotate-180" size={18} />
        </span>
      </summary>
      <div className="grid gap-5 pt-1 pb-5">
        {outfit.parts.length > 0 && (
          <p className="tabular text-[0.9375rem] text-ink-soft">
            {composingCopy.score.sum(
              formatPercent(score),
              outfit.parts.map(({ label, points, max }) => composingCopy.score.part(label, points, max)),
            )}
          </p>
        )}
        {outfit.reasons.length > 0 && (
          <ul className="grid gap-1.5 border-burgundy-text border-l-2 pl-4">
            {outfit.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <ul aria-label={card.parts} className="grid gap-4">
          {outfit.parts.map((part) => (
            <li className="grid gap-1" key={part.rule}>
              <Progress
                label={part.label}
                max={part.max}
                value={part.points}
                valueText={`${formatCount(part.points)}/${formatCount(part.max)}`}
              />
              <p className="text-note text-ink-soft">{part.reason}</p>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function OutfitMenu({ outfit, items }: { outfit: Outfit; items: readonly WardrobeItem[] }) {
  const [open, setOpen] = useState<'builder' | 'board' | 'deletion' | 'plan' | 'sharing' | null>(null);
  const { ward } = useUser();
  const { card } = outfitsCopy;
  const close = () => setOpen(null);
  return (
    <>
      <MoreMenu
        items={[
          {
            label: common.edit,
            icon: <Pencil size={18} />,
            onSelect: () => setOpen('builder'),
          },
          {
            label: plansCopy.when.menu,
            icon: <CalendarDays size={18} />,
            onSelect: () => setOpen('plan'),
          },
          {
            label: boardsCopy.put.title,
            icon: <LayoutGrid size={18} />,
            onSelect: () => setOpen('board'),
          },
          ...(ward === null
            ? [
                {
                  label: card.share,
                  icon: <Share2 size={18} />,
                  onSelect: () => setOpen('sharing'),
                },
              ]
            : []),
          {
            label: card.remove,
            icon: <Trash2 size={18} />,
            onSelect: () => setOpen('deletion'),
            danger: true,
          },
        ]}
        className="-mt-1.5 -mr-2.5 -mb-2"
        label={card.more(outfit.name)}
      />
      {open === 'builder' && <OutfitBuilder items={items} onClose={close} outfit={outfit} />}
      {open === 'plan' && <PlanOutfitDialog onClose={close} outfit={outfit} />}
      {open === 'board' && (
        <PutOnBoardDialog item={{ inspirationId: null, outfitId: outfit.id, note: '' }} onClose={close} />
      )}
      {open === 'sharing' && <ShareDialog onClose={close} outfit={outfit} />}
      {open === 'deletion' && <DeleteOutfitDialog onClose={close} outfit={outfit} />}
    </>
  );
}
