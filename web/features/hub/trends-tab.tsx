import { useState } from 'react';
import { hexOfColor } from '#contract/colors.ts';
import { seasonNames } from '#contract/names.ts';
import { type Season, seasons } from '#contract/vocabulary.ts';
import { Badge } from '#web/components/badge.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { trendsCopy as copy } from '#web/copy/trends.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { seasonOfMonth } from '#web/format/dates.ts';
import { capitalize } from '#web/format/words.ts';
import { wardrobeTab } from '#web/paths.ts';
import { trendsOfSeason } from './season-trends.ts';

const options = seasons.map((value) => ({ value, label: seasonNames[value] }));

export function TrendsTab() {
  const [season, setSeason] = useState<Season>(() => seasonOfMonth(new Date()));
  const { title, cards, colors } = trendsOfSeason(season);
  return (
    <div className="grid gap-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-2">
          <h2 className="text-title-l">{title}</h2>
          <p className="max-w-[60ch] text-ink-soft">{copy.note}</p>
        </div>
        <Segmented label={copy.seasonLabel} onValueChange={setSeason} options={options} value={season} />
      </div>
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ title: name, trend, description, image }) => (
          <article
            className="grid grid-cols-[7rem_minmax(0,1fr)] content-start gap-x-5 gap-y-3 sm:grid-cols-1"
            key={name}
          >
            <FlatLayPlate
              className="aspect-[4/5] self-start"
              label={name}
              pieces={[{ slot: 'outer', src: image }]}
            />
            <div className="grid content-start justify-items-start gap-2">
              <h3 className="text-title-s">{name}</h3>
              <Badge tone="accent">{trend}</Badge>
              <p className="text-[0.9375rem] text-ink-soft">{description}</p>
            </div>
          </article>
        ))}
      </div>
      <section className="grid gap-5">
        <h2 className="text-title-m">{copy.colorsTitle}</h2>
        <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-6">
          {colors.map((name) => (
            <li className="grid gap-2" key={name}>
              <span
                aria-hidden="true"
                className="aspect-square rounded-photo border border-line"
                style={{ background: hexOfColor(name) }}
              />
              <span className="text-[0.9375rem]">{capitalize(colorLabel(name))}</span>
            </li>
          ))}
        </ul>
      </section>
      <ButtonLink className="justify-self-start" to={wardrobeTab('outfits')} variant="secondary">
        {copy.action}
      </ButtonLink>
    </div>
  );
}
