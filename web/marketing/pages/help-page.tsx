import { Link } from 'react-router';
import { reading } from '#web/copy/marketing-reading.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import help from '../content/help.md?content';
import { Masthead } from '../parts/masthead.tsx';
import { faqPage, Questions } from '../parts/questions.tsx';
import { Ruled } from '../parts/ruled.tsx';

const { help: copy } = reading;

/** Served at two addresses; `/help` is the canonical one. */
export const meta = () => pageMeta({ ...copy.meta, path: paths.help });

export default function HelpPage() {
  return (
    <>
      <Masthead
        kicker={copy.kicker}
        lead={copy.lead}
        note={
          <p className="text-base">
            {copy.rest}{' '}
            <Link className="inline-link" to={paths.contact}>
              {copy.contact}
            </Link>
            .
          </p>
        }
        title={copy.title}
      />
      <div {...faqPage}>
        {help.groups.map((group) => (
          <Ruled key={group.id} title={group.title}>
            <Questions questions={group.questions} />
          </Ruled>
        ))}
      </div>
    </>
  );
}
