import { namedColors } from '#contract/colors.ts';
import { landing } from '#web/copy/landing.ts';

export function ColorChart() {
  return (
    <section className="pb-20 sm:pb-28">
      <header className="mx-auto flex max-w-7xl flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-5 pb-6 sm:px-8">
        <h2 className="text-title-m">{landing.colors.title}</h2>
        <p className="text-ink-soft">{landing.colors.text}</p>
      </header>
      {/* Separates white and black from a page of the same colour. */}
      <ul className="flex h-36 border-line border-y sm:h-52">
        {namedColors.map(({ name, hex }) => (
          <li className="min-w-0 flex-1" key={name} style={{ background: hex }} title={name}>
            <span className="sr-only">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
