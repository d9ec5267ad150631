import { isLanguage, languageCookie, languageNames } from '#contract/languages.ts';
import { useInBrowser } from '#web/hydration/use-in-browser.ts';
import { language } from '#web/language.ts';
import { useAddressIn } from './language-links.tsx';

/** The language that the browser prefers, unless the person has chosen one or the page is in it. */
function preferred() {
  if (document.cookie.includes(`${languageCookie}=`)) return null;
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return known === undefined || known === language ? null : known;
}

/** Instead of a redirect by `Accept-Language`, which would give an address other words than it says. */
export function LanguageOffer({ className }: { className: string }) {
  const offered = useInBrowser(preferred, null);
  const addressIn = useAddressIn();
  if (offered === null) return null;
  return (
    <a className={className} href={addressIn(offered)} hrefLang={offered} lang={offered}>
      {languageNames[offered]}
    </a>
  );
}
