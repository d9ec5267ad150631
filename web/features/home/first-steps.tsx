import { Camera } from 'lucide-react';
import { ButtonLink } from '#web/components/button.tsx';
import { today } from '#web/copy/today.ts';
import { paths, wardrobeTab } from '#web/paths.ts';

const copy = today.firstSteps;

/** @param props.missing of a complete outfit, when some garments are there */
export function FirstSteps({ garments, missing }: { garments: number; missing: readonly string[] }) {
  return (
    <section className="grid gap-6 pt-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
      <div className="grid gap-4">
        <h2 className="text-title-m">{copy.title}</h2>
        <ol className="grid gap-x-8 gap-y-4 lg:grid-cols-[6fr_4fr_4fr]">
          {copy.steps.map(([title, text], index) => (
            <li className="grid grid-cols-[2.25rem_1fr] content-start border-ink border-t pt-3" key={title}>
              <span aria-hidden="true" className="font-serif text-burgundy-text text-title-s">
                {index + 1}
              </span>
              <div className="grid content-start gap-1">
                <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
                <p className="text-ink-soft">{text}</p>
                {index === 0 && (
                  <div className="mt-2 flex flex-wrap gap-2">
                    <ButtonLink icon={<Camera size={20} />} to={wardrobeTab('scanner')}>
                      {copy.scan}
                    </ButtonLink>
                    {garments === 0 && (
                      <ButtonLink to={paths.wardrobe} variant="secondary">
                        {copy.byHand}
                      </ButtonLink>
                    )}
                  </div>
                )}
              </div>
            </li>
          ))}
        </ol>
        {garments > 0 && (
          <p className="text-ink-soft" role="status">
            {[copy.progress(garments), ...missing].join('. ')}
          </p>
        )}
      </div>
    </section>
  );
}
