import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { Logo } from '#web/components/logo.tsx';
import { common } from '#web/copy/common.ts';
import { shell } from '#web/copy/shell.ts';
import { paths } from '#web/paths.ts';

export function AppHeader() {
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center justify-between border-line border-b bg-paper pr-2 pl-5 sm:pr-5 sm:pl-8 lg:hidden">
      <Link aria-label={common.product} className="flex min-h-11 items-center" to={paths.home}>
        <Logo />
      </Link>
      <Link
        aria-label={shell.account}
        className="grid size-11 place-items-center rounded-photo hover:bg-paper-sunken"
        to={paths.account}
      >
        <UserRound aria-hidden="true" size={22} />
      </Link>
    </header>
  );
}
