import { landing } from '#web/copy/landing.ts';
import { Section } from './section.tsx';

export function Steps() {
  return (
    <Section title={landing.steps.title}>
      <ol className="grid gap-x-10 gap-y-10 sm:grid-cols-3">
        {landing.steps.items.map(({ title, text }, at) => (
          <li className="grid content-start gap-3" key={title}>
            <span
              aria-hidden="true"
              className="cifras font-serif text-[4.5rem] text-granate-texto leading-none"
            >
              {at + 1}
            </span>
            <h3 className="text-titulo-s">{title}</h3>
            <p className="text-tinta-suave">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
