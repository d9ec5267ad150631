import { Link } from 'react-router';
import type { AnalyticsGarment } from '#contract/analytics.ts';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { departedPath, garmentAddress } from '#web/paths.ts';

type Shown = Pick<AnalyticsGarment, 'id' | 'name' | 'photo'> & { departed?: boolean };

interface GarmentRowProps<G extends Shown> {
  garments: readonly G[];
  note: (garment: G) => string;
}

export function GarmentRow<G extends Shown>({ garments, note }: GarmentRowProps<G>) {
  return (
    <ul className="grid grid-cols-3 gap-x-4 gap-y-6 sm:grid-cols-6 lg:gap-x-6">
      {garments.map((garment) => (
        <li key={garment.id}>
          <Link
            className="group grid gap-2"
            to={garment.departed ? departedPath : garmentAddress(garment.id)}
          >
            <GarmentPicture alt="" photo={garment.photo} />
            <span className="grid">
              <span className="text-[0.9375rem] leading-snug group-hover:underline group-hover:underline-offset-4">
                {garment.name}
              </span>
              <span className="tabular text-note text-ink-soft">{note(garment)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
