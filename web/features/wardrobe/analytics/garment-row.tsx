import { Link } from 'react-router';
import { GarmentPicture } from '#web/components/garment-picture.tsx';
import { garmentAddress } from '#web/paths.ts';
import type { Analytics } from './use-analytics.ts';

type Garment = Analytics['mostWorn'][number];

export function GarmentRow({ garments, note }: { garments: Garment[]; note: (garment: Garment) => string }) {
  return (
    <ul className="grid grid-cols-3 gap-x-4 gap-y-6 sm:grid-cols-6 lg:gap-x-6">
      {garments.map((garment) => (
        <li key={garment.id}>
          <Link className="group grid gap-2" to={garmentAddress(garment.id)}>
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
