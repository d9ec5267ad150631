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
    <div className="questions">
      {questions.map(({ question, html }) => (
        <details itemProp="mainEntity" itemScope itemType="https://schema.org/Question" key={question}>
          <summary>
            <h3 itemProp="name">{question}</h3>
          </summary>
          <div itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
            <div itemProp="text">
              <Prose html={html} />
            </div>
          </div>
        </details>
      ))}
    </div>
  );
}
