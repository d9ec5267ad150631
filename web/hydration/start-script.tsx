import { languageCookie } from '#contract/languages.ts';
import { paths } from '#web/paths.ts';
import { themeKey } from '#web/theme-script.ts';
import { logoClicks, logoClicksWindowMs } from '#web/timings.ts';
import { tryoutKey } from '#web/tryout/names.ts';
import { dropMark, hydratedEvent, inertId, offerMark, themeSwitchMark, wakeMark } from './names.ts';
import startSource from './start.js?minified';

// It has run before React takes the document over, so the browser's modules need not carry it.
const source = import.meta.env.SSR ? startSource : '';

/** The only script of a prerendered page that runs at once. Identical in every document. */
export function StartScript() {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a static script, allowed by its hash
      dangerouslySetInnerHTML={{ __html: source }}
      data-drop={dropMark}
      data-hydrated={hydratedEvent}
      data-inert={inertId}
      data-language-cookie={languageCookie}
      data-offer={offerMark}
      data-logo-clicks={logoClicks}
      data-logo-clicks-window-ms={logoClicksWindowMs}
      data-wake={wakeMark}
      data-theme={themeSwitchMark}
      data-theme-key={themeKey}
      data-tryout-key={tryoutKey}
      data-workshop={paths.workshop}
      suppressHydrationWarning
    />
  );
}
