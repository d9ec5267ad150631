import { Link } from 'react-router';
import { occasionNames, seasonNames } from '#contract/names.ts';
import type { Outfit } from '#contract/outfits.ts';
import { dashboard } from '#web/copy/dashboard.ts';
import { formatList } from '#web/format/words.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { wardrobeTab } from '#web/paths.ts';

export function OwnOutfitCard({ outfit }: { outfit: Outfit }) {
  const { name, items, occasion, season, aiScore } = outfit;
  return (
    <article className="relative grid h-full grid-rows-[auto_1fr] gap-3">
      <FlatLayBoard label={formatList(items.map((item) => item.name))} pieces={items} />
      <div className="grid grid-rows-[1fr_auto] gap-1">
        <h3 className="text-[1.1875rem] leading-snug sm:text-title-s">
          {/* The whole card is the link; only the name is its accessible text. */}
          <Link
            className="before:absolute before:inset-0 before:z-10 hover:underline hover:underline-offset-4"
            to={wardrobeTab('outfits')}
          >
            {name}
          </Link>
        </h3>
        <p className="tabular flex flex-wrap justify-between gap-x-4 border-line border-t pt-2 text-note">
          <span>{`${occasionNames[occasion]} · ${seasonNames[season]}`}</span>
          {aiScore !== null && <span className="text-ink-soft">{dashboard.own.score(aiScore)}</span>}
        </p>
      </div>
    </article>
  );
}
