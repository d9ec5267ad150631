import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { advisorsCopy } from '#web/copy/advisors.ts';
import { paths } from '#web/paths.ts';
import { showWidget, useWidgetView } from './widget-view.ts';

const WidgetPanel = onDemand(() => import('./widget-panel.tsx'), 'WidgetPanel');

/** Pages without the widget: nothing may cover the card form. */
const without: readonly string[] = [paths.stripeCheckout];

/**
 * The floating stylist. Only the button loads with the page, and on a prerendered page it hydrates when the
 * pointer comes near. Once opened, the panel stays mounted, so that an answer continues across pages.
 */
export function ChatWidget() {
  const view = useWidgetView();
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState(false);
  const [loading, setLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const out = view === 'away' || without.includes(pathname.replace(/(.)\/+$/, '$1'));

  // Closing returns the focus to the button; loading a page does not.
  useEffect(() => {
    if (view === 'closed' && wasOpen.current) button.current?.focus();
    wasOpen.current = view === 'open';
  }, [view]);

  const open = () => {
    setLoading(true);
    const ready = () => {
      setWanted(true);
      showWidget('open');
    };
    WidgetPanel.preload()
      .then(ready, () => {})
      .finally(() => setLoading(false));
  };

  return (
    <aside
      aria-label={advisorsCopy.widget}
      // On a phone it would lie on a form's button.
      className="[:root:has([data-ward])_&]:hidden max-sm:[:root:has([data-auth])_&]:hidden"
      hidden={out}
    >
      {(view === 'closed' || view === 'away') && (
        <button
          aria-busy={loading || undefined}
          aria-haspopup="dialog"
          aria-label={advisorsCopy.open}
          className="fixed right-4 bottom-[calc(var(--floor)+1rem)] z-30 grid size-14 place-items-center rounded-full bg-ink text-paper transition-transform duration-200 ease-exit hover:-translate-y-0.5 aria-busy:animate-pulse max-lg:[:root:has([data-bottom-bar])_&]:hidden sm:right-6 sm:bottom-[calc(var(--floor)+1.5rem)] lg:[:root:has([data-bottom-bar])_&]:right-1.5 lg:[:root:has([data-bottom-bar])_&]:size-11 print:hidden"
          onClick={open}
          onFocus={() => WidgetPanel.preload().catch(() => {})}
          onPointerEnter={() => WidgetPanel.preload().catch(() => {})}
          ref={button}
          title={advisorsCopy.open}
          type="button"
        >
          <HangerInSpeech />
        </button>
      )}
      {wanted && <WidgetPanel />}
    </aside>
  );
}

/** Inlined, because an icon set would load with every page. */
function HangerInSpeech() {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height="30"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.5"
      viewBox="0 0 30 30"
      width="30"
    >
      <path d="M15 3.5c6.6 0 12 4.3 12 9.7s-5.4 9.7-12 9.7c-1.4 0-2.7-.2-3.9-.5L5.6 26l.9-5.3C4.3 18.900 3 16.200 3 13.200c0-5.400 5.400-9.700 12-9.700Z" />
      <path d="M13.300 9.600a1.750 1.750 0 1 1 2.600 1.500c-.6.35-.9.700-.9 1.400l5.700 3.400c.7.400.4 1.500-.4 1.500H9.700c-.8 0-1.100-1.100-.4-1.500l5.700-3.400" />
    </svg>
  );
}
