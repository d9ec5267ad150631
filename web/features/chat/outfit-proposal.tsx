import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ChatOutfit } from '#contract/chat.ts';
import { occasionNames, seasonNames } from '#contract/names.ts';
import type { Outfit } from '#contract/outfits.ts';
import { api } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { chat } from '#web/copy/chat.ts';
import { joinFacts } from '#web/format/words.ts';
import { FigureButton } from '#web/garments/figure/figure-button.tsx';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { putOutfits } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { garmentAddress, wardrobeTab } from '#web/paths.ts';
import { useChange } from '#web/use-change.ts';

const { said: copy } = chat;
const shownReasons = 2;

interface OutfitProposalProps {
  outfit: ChatOutfit;
  /** Received now: animates the garments into place. */
  fresh: boolean;
  /** The answer's id on the server; null when the outfit cannot be saved. */
  answerId: string | null;
  place: number;
}

export function OutfitProposal({ outfit, fresh, answerId, place }: OutfitProposalProps) {
  const names = outfit.items.map(({ name }) => name);
  return (
    <article aria-label={outfit.name} className="grid w-[min(15rem,78%)] @md:w-72 shrink-0 snap-start gap-3">
      <div className="relative">
        <FlatLayBoard assembling={fresh} label={copy.board(names)} pieces={outfit.items} />
        <FigureButton
          className="absolute right-3 bottom-3 z-10"
          garmentIds={outfit.items.map(({ id }) => id)}
          name={outfit.name}
        />
      </div>
      <div className="grid gap-0.5">
        <h2 className="text-title-s">{outfit.name}</h2>
        <p className="tabular text-note text-ink-soft">
          {joinFacts([
            occasionNames[outfit.occasion],
            seasonNames[outfit.season],
            copy.score(outfit.aiScore),
          ])}
        </p>
      </div>
      {outfit.reasons.length > 0 && (
        <div className="grid gap-1 border-line border-t pt-2.5 text-[0.9375rem]">
          <h3 className="font-medium font-sans text-[0.9375rem] tracking-normal">{copy.why}</h3>
          <ul className="grid gap-1 text-ink-soft">
            {outfit.reasons.slice(0, shownReasons).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      <details className="group border-line border-y text-[0.9375rem]">
        <summary className="flex min-h-11 items-center justify-between gap-3 font-medium">
          {copy.pieces}
          <Plus className="transition-transform duration-200 group-open:rotate-45" size={17} />
        </summary>
        {outfit.reasons.length > shownReasons && (
          <ul className="grid gap-1.5 pb-3 text-ink-soft">
            {outfit.reasons.slice(shownReasons).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <ul aria-label={copy.pieces}>
          {outfit.items.map(({ id, name }) => (
            <li className="border-line border-t" key={id}>
              <Link
                className="flex min-h-9 items-center py-1 hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
                to={garmentAddress(id)}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      {answerId !== null && <OutfitActions answerId={answerId} place={place} />}
    </article>
  );
}

function OutfitActions({ answerId, place }: { answerId: string; place: number }) {
  const keeping = useKeepOutfit(answerId, place);
  return (
    <div className="flex flex-wrap gap-2">
      {keeping.kept ? (
        <ButtonLink icon={<Check size={18} />} size="s" to={wardrobeTab('outfits')} variant="ghost">
          {copy.saved}
        </ButtonLink>
      ) : (
        <Button
          disabled={keeping.pending}
          loading={keeping.pending && !keeping.wearing}
          onClick={keeping.save}
          size="s"
          variant="secondary"
        >
          {copy.save}
        </Button>
      )}
      <Button
        disabled={keeping.worn}
        icon={keeping.worn ? <Check size={18} /> : undefined}
        loading={keeping.wearing === true}
        onClick={keeping.wear}
        size="s"
        variant="secondary"
      >
        {keeping.worn ? copy.worn : copy.wear}
      </Button>
    </div>
  );
}

const { outfitToasts: toasts } = chat;

function useKeepOutfit(answerId: string, place: number) {
  const [kept, setKept] = useState<{ outfit: Outfit; worn: boolean } | null>(null);
  const mutation = useChange({
    mutationFn: (wear: boolean) =>
      kept === null
        ? api('POST /api/chat/messages/:id/outfits/:place/kept', {
            params: { id: answerId, place },
            body: { wear },
          })
        : api('POST /api/wardrobe/outfits/:id/worn', { params: { id: kept.outfit.id } }),
    onSuccess: async ({ outfit }, wear) => {
      setKept({ outfit, worn: wear });
      await wardrobeCache.change(putOutfits([outfit]));
      if (wear) notifySuccess(toasts.worn, toasts.wornText(outfit.name, outfit.timesWorn));
      else notifySuccess(toasts.saved, outfit.name);
      void wardrobeCache.refresh();
    },
    failedText: (wear) => (wear ? toasts.wornFailed : toasts.saveFailed),
  });
  return {
    kept: kept !== null,
    worn: kept?.worn ?? false,
    pending: mutation.isPending,
    wearing: mutation.isPending && mutation.variables,
    save: () => mutation.mutate(false),
    wear: () => mutation.mutate(true),
  };
}
