import { Link } from 'react-router';
import { GarmentPicture } from '#web/components/garment-picture.tsx';
import { chat } from '#web/copy/chat.ts';
import { garmentAddress } from '#web/paths.ts';
import type { Piece } from './messages.ts';

export function GarmentStrip({ garments }: { garments: readonly Piece[] }) {
  return (
    <ul
      aria-label={chat.said.garments}
      className="no-scrollbar -mx-1 flex snap-x gap-3 overflow-x-auto scroll-smooth px-1 pb-1"
    >
      {garments.map(({ id, name, photo }) => (
        <li className="w-24 shrink-0 snap-start" key={id}>
          <Link className="group grid gap-1.5" to={garmentAddress(id)}>
            <GarmentPicture alt="" photo={photo} />
            <span className="line-clamp-2 text-note group-hover:underline group-hover:underline-offset-2">
              {name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
