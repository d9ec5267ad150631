import { useSyncExternalStore } from 'react';

/** Closed it is a button, minimised a bar, open a panel. Away, where a page is itself a chat. */
export type WidgetView = 'closed' | 'open' | 'minimised' | 'away';

let view: Exclude<WidgetView, 'away'> = 'closed';
let away = 0;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export function showWidget(next: Exclude<WidgetView, 'away'>) {
  view = next;
  tell();
}

/** Takes the widget off the page until the answer is called: an effect may give it back as its end. */
export function keepWidgetAway() {
  away += 1;
  tell();
  return () => {
    away -= 1;
    tell();
  };
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const viewNow = (): WidgetView => (away > 0 ? 'away' : view);

export const useWidgetView = (): WidgetView => useSyncExternalStore(listen, viewNow, () => 'closed');
