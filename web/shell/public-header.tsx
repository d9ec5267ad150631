import { Link } from 'react-router';
import { ButtonLink } from '#web/components/button.tsx';
import { Logo } from '#web/components/logo.tsx';
import { common } from '#web/copy/common.ts';
import { shell } from '#web/copy/shell.ts';
import { paths, serverPaths } from '#web/paths.ts';
import { LanguageOffer } from './language-offer.tsx';

export function PublicHeader() {
  return (
    <header className="border-line border-b">
      <div className="mx-auto flex min-h-16 max-w-7xl items-center justify-between gap-4 px-5 sm:px-8">
        <Link aria-label={common.product} className="flex min-h-11 items-center" to={paths.home}>
          <Logo />
        </Link>
        <nav aria-label={shell.navigation} className="flex items-center gap-1 sm:gap-3">
          <LanguageOffer />
          <ButtonLink size="s" to={paths.home} variant="ghost">
            {common.home}
          </ButtonLink>
          <ButtonLink size="s" to={serverPaths.demoLogin} toServer variant="secondary">
            {shell.start}
          </ButtonLink>
        </nav>
      </div>
    </header>
  );
}
