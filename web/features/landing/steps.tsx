import { landing } from '#web/copy/landing.ts';
import { Section } from './section.tsx';
import { stepPictures } from './step-pictures.tsx';

export function Steps() {
  return (
    <Section title={landing.steps.title}>
      <ol className="grid gap-x-8 gap-y-12 md:grid-cols-3">
        {landing.steps.items.map(({ title, text }, at) => {
          const Picture = stepPictures[at];
          return (
            <li className="grid content-start gap-3" key={title}>
              {Picture && <Picture />}
              <h3 className="mt-1 flex items-baseline gap-3 text-title-s">
                <span aria-hidden="true" className="tabular text-[2.25rem] text-burgundy-text leading-none">
                  {at + 1}
                </span>
                {title}
              </h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
