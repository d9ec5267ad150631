import { landing } from '#web/copy/landing.ts';
import { testimonials } from '#web/marketing/claims.ts';
import { Section } from './section.tsx';

export function Testimonials() {
  return (
    <Section title={landing.testimonials.title}>
      <ul className="grid gap-x-10 gap-y-10 md:grid-cols-3">
        {testimonials.map(({ name, context, text }) => (
          <li key={name}>
            <figure className="grid gap-4">
              <blockquote className="font-serif text-title-s">
                <p>«{text}»</p>
              </blockquote>
              <figcaption className="text-[0.9375rem]">
                <span className="font-medium">{name}</span>
                <span className="block text-ink-soft">{context}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
