import { checkout } from '#web/copy/checkout.ts';

const { testCards: copy } = checkout;

/** The sandbox's card numbers, one for each outcome. */
export function TestCards() {
  return (
    <section className="grid gap-3 border-ochre border-l-3 bg-ochre-veil px-5 py-4">
      <div className="grid gap-1">
        <h2 className="font-medium! font-sans! text-base">{copy.title}</h2>
        <p className="text-[0.9375rem]">{copy.text}</p>
      </div>
      <dl className="grid gap-1">
        {copy.cards.map(([number, meaning]) => (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4" key={number}>
            <dt className="tabular select-all font-medium">{number}</dt>
            <dd className="text-[0.9375rem]">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
