import { Plus } from 'lucide-react';
import type { Question } from '../markdown/render.ts';
import { Prose } from './prose.tsx';

/**
 * Marks the element around a page's questions. Microdata, because JSON-LD would send every answer twice.
 * @see https://schema.org/FAQPage
 */
export const faqPage = { itemScope: true, itemType: 'https://schema.org/FAQPage' };

/** Native `<details>`, which work without scripts. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-line border-b">
      {questions.map(({ question, html }) => (
        <details
          className="group border-line border-t"
          itemProp="mainEntity"
          itemScope
          itemType="https://schema.org/Question"
          key={question}
        >
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-4 font-serif text-title-s [&::-webkit-details-marker]:hidden">
            <h3 className="text-[1em]" itemProp="name">
              {question}
            </h3>
            <Plus
              className="text-burgundy-text transition-transform duration-200 group-open:rotate-45"
              size={24}
            />
          </summary>
          <div itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
            <div itemProp="text">
              <Prose className="pb-8 text-base! sm:text-[1.0625rem]!" html={html} />
            </div>
          </div>
        </details>
      ))}
    </div>
  );
}
