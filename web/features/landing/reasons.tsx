import { landing } from '#web/copy/landing.ts';
import { Section } from './section.tsx';

/** What sets the product apart: every point of a score has a sentence. */
export function Reasons() {
  const { title, text, parts } = landing.reasons;
  return (
    <Section text={text} title={title}>
      <dl>
        {parts.map(([rule, points, reason]) => (
          <div
            className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-1 border-linea border-t py-5 first:border-t-0 first:pt-0 sm:grid-cols-[12rem_5rem_1fr]"
            key={rule}
          >
            <dt className="font-serif text-titulo-s">{rule}</dt>
            <dd className="cifras text-titulo-s text-granate-texto">{points}</dd>
            <dd className="col-span-2 text-tinta-suave sm:col-span-1 sm:pt-0.5">{reason}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
