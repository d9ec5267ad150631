import { useSyncExternalStore } from 'react';

/** A button, a panel or a bar; away on pages that are a chat themselves. */
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

/** Hides the widget and returns the function that shows it again. */
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
