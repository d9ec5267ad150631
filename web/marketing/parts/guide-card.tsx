import { Link } from 'react-router';
import { marketing } from '#web/copy/marketing.ts';
import type { PageFront } from '../markdown/page.ts';
import { CoverPlate } from './cover-plate.tsx';

export function GuideCard({ guide }: { guide: PageFront }) {
  return (
    <article className="group relative grid content-start gap-4">
      <CoverPlate pieces={guide.cover} />
      <div className="grid gap-2 border-ink border-t pt-3">
        <p className="text-note text-ink-soft">{marketing.guide.minutes(guide.minutes)}</p>
        <h2 className="text-title-s">
          <Link
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            to={guide.path ?? ''}
          >
            {guide.title}
          </Link>
        </h2>
        <p className="text-ink-soft">{guide.lead}</p>
      </div>
    </article>
  );
}
