import { isLanguage, languageCookie, languageNames, languages } from '#contract/languages.ts';
import { offerMark } from '#web/hydration/names.ts';
import { useInBrowser } from '#web/hydration/use-in-browser.ts';
import { language } from '#web/language.ts';
import { useAddressIn } from './language-links.tsx';

const others = languages.filter((one) => one !== language);

/** The language that the browser prefers, unless the person has chosen one. As `start.js`. */
function preferred() {
  if (document.cookie.includes(`${languageCookie}=`)) return null;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? null;
}

/** Instead of a redirect by `Accept-Language`, which would give an address other words than it says. */
export function LanguageOffer() {
  const offered = useInBrowser(preferred, null);
  const addressIn = useAddressIn();
  return others.map((one) => (
    <a
      {...{ [offerMark]: '' }}
      className="inline-flex min-h-11 items-center px-2 text-[0.9375rem] hover:underline max-sm:hidden"
      hidden={one !== offered}
      href={addressIn(one)}
      hrefLang={one}
      key={one}
      lang={one}
      suppressHydrationWarning
    >
      {languageNames[one]}
    </a>
  ));
}
