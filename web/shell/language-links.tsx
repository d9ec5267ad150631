import { useLocation } from 'react-router';
import { type Language, languageNames, languageParam, languages } from '#contract/languages.ts';
import { classes } from '#web/components/classes.ts';
import { shell } from '#web/copy/shell.ts';
import { language } from '#web/language.ts';

/** The server keeps the choice and redirects to the page in that language. */
export function useAddressIn(): (chosen: Language) => string {
  const { pathname, search } = useLocation();
  return (chosen) => {
    const query = new URLSearchParams(search);
    query.set(languageParam, chosen);
    return `${pathname.replace(/(.)\/+$/, '$1')}?${query}`;
  };
}

/** The page that is shown, in each language. */
export function LanguageLinks() {
  const addressIn = useAddressIn();
  return (
    <nav aria-label={shell.language}>
      <ul className="flex flex-wrap gap-x-5">
        {languages.map((one) => (
          <li key={one}>
            <a
              aria-current={one === language ? 'true' : undefined}
              className={classes(
                'inline-flex min-h-11 items-center hover:underline',
                one === language ? 'font-medium' : 'text-ink-soft',
              )}
              href={addressIn(one)}
              hrefLang={one}
              lang={one}
            >
              {languageNames[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
