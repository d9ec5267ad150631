import { createContext, type KeyboardEvent, type ReactNode, useContext, useId, useRef } from 'react';
import { classes } from './classes.ts';

interface TabsProps<V extends string> {
  value: V;
  onValueChange: (value: V) => void;
  tabs: readonly { value: V; label: string; count?: number }[];
  /** Accessible name of the tab list. */
  label: string;
  /** `TabPanel`s, of which only the open one is mounted. */
  children: ReactNode;
}

const Open = createContext<{ value: string; id: string }>({ value: '', id: '' });

/** Index of the tab that a key leads to, after the ARIA tabs pattern. */
function targetOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Centres the open tab when the list overflows. */
function bringIntoRow(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row || row.scrollWidth <= row.clientWidth) return;
  const [seen, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (seen.left + seen.width / 2);
}

export function Tabs<V extends string>(props: TabsProps<V>) {
  const { value, onValueChange, tabs, label, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    // From the focused tab: the open one may still be rendering.
    const at = buttons.indexOf(event.target as HTMLElement);
    const target = targetOf(event.key, at, tabs.length);
    const tab = target === null ? undefined : tabs[target];
    if (target === null || !tab) return;
    event.preventDefault();
    onValueChange(tab.value);
    buttons[target]?.focus();
  };

  return (
    <div>
      <div
        aria-label={label}
        className="no-scrollbar -mx-5 flex gap-6 overflow-x-auto border-line border-b px-5 sm:mx-0 sm:gap-8 sm:px-0"
        onKeyDown={onKeyDown}
        ref={list}
        role="tablist"
      >
        {tabs.map((tab) => (
          <button
            aria-controls={tab.value === value ? `${id}-${tab.value}` : undefined}
            aria-selected={tab.value === value}
            className="-outline-offset-2 -mb-px flex min-h-12 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 text-ink-soft transition-colors duration-150 hover:text-ink aria-selected:border-burgundy-text aria-selected:font-semibold aria-selected:text-ink"
            id={`${id}-${tab.value}-tab`}
            key={tab.value}
            onClick={() => onValueChange(tab.value)}
            ref={tab.value === value ? bringIntoRow : undefined}
            role="tab"
            tabIndex={tab.value === value ? 0 : -1}
            type="button"
          >
            {tab.label}
            {tab.count !== undefined && <span className="tabular font-normal text-note">{tab.count}</span>}
          </button>
        ))}
      </div>
      <Open value={{ value, id }}>{children}</Open>
    </div>
  );
}

interface TabPanelProps {
  value: string;
  children: ReactNode;
  className?: string;
}

export function TabPanel({ value, children, className }: TabPanelProps) {
  const open = useContext(Open);
  if (open.value !== value) return null;
  return (
    <div
      aria-labelledby={`${open.id}-${value}-tab`}
      className={classes('pt-6 sm:pt-8', className)}
      id={`${open.id}-${value}`}
      role="tabpanel"
    >
      {children}
    </div>
  );
}
