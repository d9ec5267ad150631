import blueJeans from 'pictures/blue-jeans.svg';
import brownLoafers from 'pictures/brown-loafers.svg';
import camelCoat from 'pictures/camel-coat.svg';
import stripedTee from 'pictures/striped-tee.svg';
import { ButtonLink } from '#web/components/button-link.tsx';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { about as copy } from '#web/copy/marketing-about.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { Masthead } from '../parts/masthead.tsx';
import { Ruled } from '../parts/ruled.tsx';

export const meta = () => pageMeta({ ...copy.meta, path: paths.about });

const pieces = [
  { slot: 'outer', src: camelCoat },
  { slot: 'top', src: stripedTee },
  { slot: 'bottom', src: blueJeans },
  { slot: 'shoes', src: brownLoafers },
] as const;

export default function AboutPage() {
  return (
    <>
      <Masthead
        kicker={copy.meta.title}
        lead={copy.lead}
        picture={<FlatLayPlate className="aspect-4/5" eager pieces={pieces} />}
        title={copy.title}
      />
      <section className="mx-auto max-w-7xl px-5 sm:px-8">
        <div className="grid border-ink border-t sm:grid-cols-2">
          {[copy.mission, copy.vision].map(({ title, text }) => (
            <div
              className="grid content-start gap-4 border-line pt-6 pb-12 first:max-sm:border-b sm:pb-20 sm:first:border-r sm:first:pr-12 sm:last:pl-12"
              key={title}
            >
              <h2 className="text-burgundy-text text-title-s">{title}</h2>
              <p className="font-serif text-[1.375rem] leading-snug sm:text-title-m sm:leading-[1.3]!">
                {text}
              </p>
            </div>
          ))}
        </div>
      </section>
      <Ruled title={copy.story.title}>
        <div className="grid max-w-2xl gap-5 text-lg leading-relaxed">
          {copy.story.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Ruled>
      <Ruled title={copy.valuesTitle}>
        <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-3">
          {copy.values.map(({ name, text }) => (
            <li className="grid content-start gap-3" key={name}>
              <h3 className="text-title-m">{name}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Ruled>
      <Ruled note={copy.teamText} title={copy.teamTitle}>
        <dl>
          {copy.teams.map(({ name, text }) => (
            <div
              className="grid gap-x-8 gap-y-1 border-line border-t py-6 first:border-t-0 first:pt-0 sm:grid-cols-[14rem_1fr]"
              key={name}
            >
              <dt className="font-serif text-title-m">{name}</dt>
              <dd className="max-w-[56ch] text-ink-soft sm:pt-1.5">{text}</dd>
            </div>
          ))}
        </dl>
      </Ruled>
      <section className="border-line border-t bg-paper-sunken">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-6 px-5 py-12 sm:px-8 sm:py-16">
          <h2 className="text-title-l">{copy.close.title}</h2>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.contact}>{copy.close.contact}</ButtonLink>
            <ButtonLink to={paths.careers} variant="secondary">
              {copy.close.careers}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
