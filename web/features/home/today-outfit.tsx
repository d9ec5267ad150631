import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { RejectionReason } from '#contract/composing.ts';
import { Badge } from '#web/components/badge.tsx';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { useFirstInteraction } from '#web/components/behaviour/use-first-interaction.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { today as copy } from '#web/copy/today.ts';
import { useRail } from '#web/features/outfits/composing/use-rail.ts';
import { formatList } from '#web/format/words.ts';
import { FigureButton } from '#web/garments/figure/figure-button.tsx';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import type { Proposal } from './proposals.ts';

const NotTodayReasons = onDemand(() => import('./not-today-reasons.tsx'), 'NotTodayReasons');

const arrowLook = 'absolute top-1/2 z-10 -translate-y-1/2 disabled:hidden';

interface TodayOutfitProps {
  proposals: readonly Proposal[];
  wearing: boolean;
  onWear: (proposal: Proposal) => void;
  /** Without a reason, it is left for another day. */
  onNotToday: (proposal: Proposal, reason?: RejectionReason) => void;
}

/** One outfit, large; the next ones follow by swiping or by the arrows. */
export function TodayOutfit({ proposals, wearing, onWear, onNotToday }: TodayOutfitProps) {
  const [chosen, setChosen] = useState(0);
  const [asking, setAsking] = useState(false);
  const article = useRef<HTMLElement>(null);
  useFirstInteraction(() => void NotTodayReasons.preload().catch(() => {}));
  const at = Math.min(chosen, proposals.length - 1);
  const choose = (index: number) => {
    setChosen(index);
    setAsking(false);
  };
  const { rail, onScroll, bring } = useRail(at, choose);
  const proposal = proposals[at];
  if (!proposal) return null;
  const many = proposals.length > 1;
  return (
    <article
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-x-12"
      ref={article}
    >
      <div className="relative">
        {/* biome-ignore lint/a11y/useSemanticElements: pictures in a row, no fields */}
        <div
          aria-label={copy.title}
          className="no-scrollbar relative flex snap-x snap-mandatory overflow-x-auto rounded-photo"
          onScroll={onScroll}
          ref={rail}
          role="group"
          tabIndex={many ? 0 : undefined}
        >
          {proposals.map(({ key, pieces }, index) => (
            <div className="w-full shrink-0 snap-center" inert={index !== at} key={key}>
              <FlatLayBoard
                className="mx-auto h-[46dvh] max-h-[calc((100vw-2.5rem)*1.25)] min-h-72 max-w-full md:h-auto md:max-h-none md:w-full"
                label={copy.board(formatList(pieces.map(({ name }) => name)))}
                pieces={pieces}
              />
            </div>
          ))}
        </div>
        <FigureButton
          className="absolute bottom-3 left-1/2 z-10 -translate-x-1/2"
          garmentIds={proposal.pieces.map(({ id }) => id)}
          key={proposal.key}
          name={proposal.name}
        />
        {many && (
          <>
            <IconButton
              className={classes(arrowLook, '-left-2 md:left-2')}
              disabled={at === 0}
              label={copy.previous}
              onClick={() => bring(at - 1)}
              onPicture
            >
              <ChevronLeft size={22} />
            </IconButton>
            <IconButton
              className={classes(arrowLook, '-right-2 md:right-2')}
              disabled={at === proposals.length - 1}
              label={copy.next}
              onClick={() => bring(at + 1)}
              onPicture
            >
              <ChevronRight size={22} />
            </IconButton>
          </>
        )}
      </div>
      <div className="grid content-start gap-3 md:content-center md:gap-4">
        <div aria-live="polite" className="grid min-w-0 gap-1">
          <p className="tabular flex items-center gap-2 text-note text-ink-soft">
            {proposal.worn && (
              <Badge icon={<Check size={14} />} tone="success">
                {copy.worn}
              </Badge>
            )}
            {!proposal.worn && 'plan' in proposal.from && <span>{copy.planned}</span>}
            {many && <span className="ml-auto">{copy.position(at + 1, proposals.length)}</span>}
          </p>
          <h2 className="line-clamp-2 text-[1.1875rem] leading-snug md:line-clamp-none md:text-title-m">
            {proposal.name}
          </h2>
        </div>
        {asking ? (
          <NotTodayReasons
            onClose={() => setAsking(false)}
            onReason={(reason) => {
              setAsking(false);
              // The reasons may have scrolled the picture away.
              article.current?.scrollIntoView({ block: 'center' });
              onNotToday(proposal, reason);
            }}
            proposal={proposal}
          />
        ) : (
          <>
            {!proposal.worn && (
              <OnlineOnly>
                <div className="flex gap-3 md:order-last">
                  <Button className="flex-1 lg:max-w-64" loading={wearing} onClick={() => onWear(proposal)}>
                    {copy.wear}
                  </Button>
                  <Button onClick={() => setAsking(true)} variant="secondary">
                    {copy.notToday}
                  </Button>
                </div>
              </OnlineOnly>
            )}
            {proposal.reason && <p className="max-w-[52ch] text-ink-soft">{proposal.reason}</p>}
            <ul className="text-[0.9375rem] max-md:hidden">
              {proposal.pieces.map(({ id, name }) => (
                <li className="border-line border-t py-1.5" key={id}>
                  {name}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </article>
  );
}
