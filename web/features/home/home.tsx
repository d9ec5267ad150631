import { LockKeyhole, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '#web/components/badge.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { Retry } from '#web/components/feedback/retry.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import type { Piece } from '#web/components/pictures/flat-lay-places.ts';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { home } from '#web/copy/home.ts';
import { capitalize } from '#web/format/words.ts';
import { tilePictures } from '#web/garments/tile-pictures.ts';
import { locale } from '#web/language.ts';
import { outfitBuilder, paths, serverPaths, wardrobeTab } from '#web/paths.ts';
import { nameOf, type User } from '#web/session.ts';
import { useSubscription } from '#web/subscription.ts';
import { Today } from './today.tsx';

const dateline = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });

export function Home({ user }: { user: User }) {
  const subscription = useSubscription();
  // Premium features stay locked when the subscription cannot be loaded.
  const premium = subscription.isPending ? undefined : (subscription.data?.hasActiveSubscription ?? false);
  return (
    <>
      <header className="grid grid-cols-[1fr_auto] items-center gap-x-4 pb-1 sm:gap-y-1 sm:pb-3">
        <p className="text-[0.9375rem] text-ink-soft">{capitalize(dateline.format(new Date()))}</p>
        <div className="flex items-center gap-1 sm:gap-3">
          {premium && <Badge tone="accent">{home.premium}</Badge>}
          <ButtonLink
            className="-mr-2 min-w-11 px-2!"
            icon={<LogOut size={18} />}
            size="s"
            to={serverPaths.logout}
            toServer
            variant="ghost"
          >
            <span className="max-sm:sr-only">{home.logout}</span>
          </ButtonLink>
        </div>
        <h1 className="col-span-2 text-title-m lg:text-title-l">
          {home.welcome(nameOf(user, home.fallbackName))}
        </h1>
        <p className="col-span-2 text-ink-soft sm:text-lg">
          {user.ward ? home.leadOf(user.ward.name) : home.lead}
        </p>
      </header>
      {subscription.isError && (
        <p className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-y py-3 text-ink-soft">
          {home.statusFailed}
          <Retry query={subscription} size="s" variant="secondary" />
        </p>
      )}
      <Today />
      <HomeTiles premium={premium} />
      {subscription.isSuccess && !premium && <UpgradeBanner />}
    </>
  );
}

function UpgradeBanner() {
  return (
    <section className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-photo bg-burgundy-veil px-6 py-7 sm:px-10 sm:py-9">
      <div className="grid gap-1.5">
        <h2 className="text-title-m">{home.upgrade.title}</h2>
        <p className="max-w-[52ch]">{home.upgrade.text}</p>
      </div>
      <ButtonLink to={paths.pricing}>{home.upgrade.action}</ButtonLink>
    </section>
  );
}

const { tiles } = home;

/** @param props.premium undefined until known */
function HomeTiles({ premium }: { premium: boolean | undefined }) {
  const waiting = <Skeleton className="mt-1 h-4 w-40" />;
  const outfitText = premium ? tiles.outfit.premium : tiles.outfit.free;
  const stylistText = premium ? tiles.stylist.text : tiles.stylist.locked;
  return (
    <div className="mt-10 grid grid-cols-2 gap-3 xl:grid-cols-4">
      <Tile
        pieces={tilePictures.add}
        text={tiles.add.text}
        title={tiles.add.title}
        to={wardrobeTab('scanner')}
      />
      <Tile
        pieces={tilePictures.outfit}
        text={premium === undefined ? waiting : outfitText}
        title={tiles.outfit.title}
        to={premium ? wardrobeTab('outfits') : outfitBuilder}
      />
      <Tile
        pieces={tilePictures.wardrobe}
        text={tiles.wardrobe.text}
        title={tiles.wardrobe.title}
        to={paths.wardrobe}
      />
      <Tile
        locked={!premium}
        pieces={tilePictures.stylist}
        text={premium === undefined ? waiting : stylistText}
        title={tiles.stylist.title}
        to={paths.stylists}
      />
    </div>
  );
}

interface TileProps {
  title: string;
  text: ReactNode;
  pieces: readonly Piece[];
  to: string;
  /** Greyed and without a link; the text gives the reason. */
  locked?: boolean;
}

const look =
  'grid content-start gap-x-3 gap-y-2 rounded-photo border border-line p-3 lg:grid-cols-[4.5rem_1fr] lg:items-center';

function Tile({ title, text, pieces, to, locked = false }: TileProps) {
  const content = (
    <>
      <FlatLayPlate
        className={classes('aspect-square w-18 max-lg:hidden', locked && 'opacity-60 grayscale-70')}
        pieces={pieces}
      />
      <div className="grid gap-0.5">
        <h2 className={classes('flex items-center gap-2 text-[1.125rem]', locked && 'text-ink-soft')}>
          {title}
          {locked && <LockKeyhole size={16} />}
        </h2>
        <p className="text-[0.875rem] text-ink-soft leading-snug">{text}</p>
      </div>
    </>
  );
  if (locked) return <div className={look}>{content}</div>;
  return (
    <Link className={classes(look, 'transition-colors duration-150 hover:bg-paper-sunken')} to={to}>
      {content}
    </Link>
  );
}
