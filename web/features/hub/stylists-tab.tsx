import { classes } from '#web/components/classes.ts';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { hub } from '#web/copy/hub.ts';
import { AdvisorAction } from './advisor-action.tsx';
import { AdvisorFacts } from './advisor-facts.tsx';
import { advisorEdge, advisorLooks } from './advisor-looks.ts';
import { advisors } from './advisors.ts';
import { Expertise } from './expertise.tsx';

const { advisors: copy } = hub;

export function StylistsTab() {
  return (
    <div className="grid gap-14">
      {advisors.map((advisor) => (
        <article
          className={classes(
            'grid gap-x-12 gap-y-6 border-t-2 pt-5 sm:grid-cols-[2fr_3fr]',
            advisorEdge[advisor.avatar],
          )}
          key={advisor.id}
        >
          <FlatLayPlate className="aspect-[4/5] max-w-sm self-start" pieces={advisorLooks[advisor.avatar]} />
          <div className="grid content-start gap-6">
            <AdvisorFacts advisor={advisor} level={2} />
            <p className="max-w-[52ch] text-lg">{copy.about[advisor.id]}</p>
            <Expertise advisor={advisor} />
            <div className="grid gap-2">
              <h3 className="text-title-s">{copy.ask}</h3>
              <ul className="max-w-[52ch]">
                {copy.questions[advisor.id].map((question) => (
                  <li className="border-line border-t py-2.5" key={question}>
                    {question}
                  </li>
                ))}
              </ul>
            </div>
            <div className="w-full max-w-64">
              <AdvisorAction advisor={advisor} />
            </div>
          </div>
        </article>
      ))}
      <p className="text-[0.9375rem] text-ink-soft">
        {copy.premiumNote} {copy.note}
      </p>
    </div>
  );
}
