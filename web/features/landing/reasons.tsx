import { landing } from '#web/copy/landing.ts';
import { meeting } from '#web/samples/sample-outfits.ts';
import { Section } from './section.tsx';

const { reasons: copy } = landing;

export function Reasons() {
  return (
    <Section text={copy.text(meeting.score, meeting.name)} title={copy.title}>
      <dl>
        {meeting.parts.map(({ label, points, max, reason }) => (
          <div
            className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-1 border-line border-t py-4 first:border-t-0 first:pt-0 sm:grid-cols-[14rem_5rem_1fr]"
            key={label}
          >
            <dt className="font-serif text-title-s">{label}</dt>
            <dd className="tabular text-burgundy-text text-title-s">{copy.points(points, max)}</dd>
            <dd className="col-span-2 text-ink-soft sm:col-span-1 sm:pt-0.5">{reason}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
