import { House } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { homesCopy as copy } from '#web/copy/homes.ts';
import { homesPath } from '#web/paths.ts';
import { useUser } from '#web/session.ts';
import { OnlineOnly } from '../online-only.tsx';
import { useGoTo } from './use-house-changes.ts';
import { houseName, useHouses } from './use-houses.ts';

/** While the person is in another house than the main one. */
export function HereBanner() {
  const houses = useHouses();
  const { ward } = useUser();
  const goTo = useGoTo();
  if (houses.here === null) return null;
  const name = houseName(houses, houses.here);
  return (
    <div className="mb-2 flex min-h-11 items-center gap-2.5 border-line border-b sm:mb-4">
      <House className="shrink-0 text-burgundy-text" size={18} />
      <Link className="min-w-0 flex-1 truncate py-2 font-medium hover:underline" to={homesPath}>
        {ward ? copy.bannerOf(ward.name, name) : copy.banner(name)}
      </Link>
      <OnlineOnly>
        <Button className="-mr-4 shrink-0" onClick={() => goTo.mutate(null)} size="s" variant="ghost">
          {copy.back}
        </Button>
      </OnlineOnly>
    </div>
  );
}
