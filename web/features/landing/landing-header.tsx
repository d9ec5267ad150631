import { Link } from 'react-router';
import { ButtonLink } from '#web/components/button.tsx';
import { Logo } from '#web/components/logo.tsx';
import { common } from '#web/copy/common.ts';
import { landing } from '#web/copy/landing.ts';
import { paths } from '#web/paths.ts';
import { LanguageOffer } from '#web/shell/language-offer.tsx';

const { header: copy } = landing;

export function LandingHeader() {
  return (
    <header className="border-line border-b">
      <div className="mx-auto flex min-h-16 max-w-7xl items-center justify-between gap-3 px-5 sm:px-8">
        <Link aria-label={common.product} className="flex min-h-11 items-center" data-logo to={paths.home}>
          <Logo />
        </Link>
        <div className="flex items-center gap-2 sm:gap-3">
          <LanguageOffer />
          <ButtonLink className="max-sm:px-2!" size="s" to={paths.login} variant="ghost">
            {copy.login}
          </ButtonLink>
          <ButtonLink className="max-sm:hidden!" size="s" to={paths.trial} variant="secondary">
            {copy.trial}
          </ButtonLink>
          <ButtonLink className="tabular" size="s" to={paths.registerForPremium}>
            {copy.premium}
          </ButtonLink>
        </div>
      </div>
      <Link
        className="grid min-h-11 place-items-center border-line border-t font-medium text-[0.9375rem] text-burgundy-text sm:hidden"
        to={paths.trial}
      >
        {copy.trial}
      </Link>
    </header>
  );
}
