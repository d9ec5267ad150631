import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { common } from '#web/copy/common.ts';
import { Button } from '../button.tsx';

export interface RetryProps extends Pick<ComponentProps<typeof Button>, 'children' | 'size' | 'variant'> {
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
}

const regions = 'section, [role="tabpanel"], [role="dialog"], main';

/** The button of a failed load. When it goes, its focus goes on to what was loaded. */
export function Retry({ query, children = common.retry, ...look }: RetryProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    const region = own?.closest(regions);
    return () => {
      // Once the render that removes it is over.
      if (own === document.activeElement) queueMicrotask(() => focusLoaded(region));
    };
  }, []);
  return (
    <Button {...look} loading={query.isFetching} onClick={() => void query.refetch()} ref={button}>
      {children}
    </Button>
  );
}

function focusLoaded(region: Element | null | undefined): void {
  if (document.activeElement !== document.body) return;
  const place = region?.isConnected ? region : document.querySelector('main');
  const target = place?.querySelector('h1, h2, h3') ?? place;
  if (!(target instanceof HTMLElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
