import { landing } from '#web/copy/landing.ts';
import { Section } from './section.tsx';

export function Features() {
  return (
    <Section title={landing.features.title}>
      <dl className="grid gap-x-12 gap-y-9 sm:grid-cols-2">
        {landing.features.items.map(([name, text]) => (
          <div className="grid content-start gap-1.5" key={name}>
            <dt className="font-serif text-title-s">{name}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
