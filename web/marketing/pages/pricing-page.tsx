import { Link } from 'react-router';
import { ButtonLink } from '#web/components/button-link.tsx';
import { pricing as copy } from '#web/copy/marketing-pricing.ts';
import { product } from '#web/json-ld.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import questions from '../content/pricing-questions.md?content';
import { Masthead } from '../parts/masthead.tsx';
import { faqPage, Questions } from '../parts/questions.tsx';
import { Ruled } from '../parts/ruled.tsx';

export const meta = () =>
  pageMeta({
    ...copy.meta,
    path: paths.pricing,
    jsonLd: [
      product({
        name: copy.product,
        description: copy.meta.description,
        path: paths.pricing,
        priceEuros: 19.95,
      }),
    ],
  });

export default function PricingPage() {
  return (
    <>
      <Masthead
        kicker={copy.meta.title}
        lead={copy.lead}
        picture={
          <div className="grid gap-6 bg-burgundy-deep p-6 text-on-burgundy sm:p-10">
            <p className="font-serif text-title-m">{copy.plan}</p>
            <p className="tabular whitespace-nowrap font-serif text-price">
              {copy.price}
              <span className="text-title-s">{copy.period}</span>
            </p>
            <p className="border-on-burgundy/25 border-t pt-4">{copy.priceNote}</p>
            <div className="grid gap-1 pt-2">
              <ButtonLink
                className="bg-on-burgundy! text-[oklch(0.385_0.128_18)]! hover:opacity-90"
                to={paths.registerForPremium}
              >
                {copy.action}
              </ButtonLink>
              <Link
                className="inline-flex min-h-11 items-center justify-center underline decoration-1 underline-offset-4"
                to={paths.trial}
              >
                {copy.trial}
              </Link>
            </div>
          </div>
        }
        title={copy.title}
      />
      <Ruled title={copy.benefitsTitle}>
        <ol className="grid gap-x-12 sm:grid-cols-2">
          {copy.benefits.map(([title, text], at) => (
            <li
              className="grid grid-cols-[2.75rem_1fr] content-start gap-y-1.5 border-line border-t py-6 first:border-t-0 first:pt-0 sm:nth-2:border-t-0 sm:nth-2:pt-0"
              key={title}
            >
              <span aria-hidden="true" className="tabular font-serif text-burgundy-text text-title-s">
                {at + 1}
              </span>
              <h3 className="text-title-s">{title}</h3>
              <p className="col-start-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </Ruled>
      <Ruled title={copy.paymentTitle}>
        <p className="max-w-[36ch] font-serif text-title-m leading-snug! sm:max-w-[44ch]">{copy.payment}</p>
      </Ruled>
      <Ruled
        note={
          <Link className="inline-link" to={paths.help}>
            {copy.allQuestions}
          </Link>
        }
        title={copy.questionsTitle}
      >
        <div {...faqPage}>
          <Questions questions={questions.groups.flatMap((group) => group.questions)} />
        </div>
      </Ruled>
    </>
  );
}
