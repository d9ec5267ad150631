import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface TabsProps<V extends string> {
  value: V;
  onValueChange: (value: V) => void;
  tabs: readonly { value: V; label: string; count?: number }[];
  /** Names the list of tabs for a screen reader. */
  label: string;
  /** The `TabPanel`s. */
  children: ReactNode;
  className?: string;
}

/** Section tabs on a hairline; on a phone the list scrolls sideways under the thumb. */
export function Tabs<V extends string>({
  value,
  onValueChange,
  tabs,
  label,
  children,
  className,
}: TabsProps<V>) {
  return (
    <Base.Root className={className} onValueChange={(next) => onValueChange(next as V)} value={value}>
      <Base.List
        activateOnFocus
        aria-label={label}
        className="sin-barra -mx-5 relative flex gap-6 overflow-x-auto border-linea border-b px-5 sm:mx-0 sm:gap-8 sm:px-0"
      >
        {tabs.map((tab) => (
          <Base.Tab
            className="-outline-offset-2 flex min-h-12 shrink-0 items-center gap-2 whitespace-nowrap text-tinta-suave transition-colors duration-150 hover:text-tinta data-active:font-semibold data-active:text-tinta"
            key={tab.value}
            value={tab.value}
          >
            {tab.label}
            {tab.count !== undefined && <span className="cifras font-normal text-nota">{tab.count}</span>}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-granate-texto transition-[translate,width] duration-200 ease-salida" />
      </Base.List>
      {children}
    </Base.Root>
  );
}

export function TabPanel({
  value,
  children,
  className,
}: {
  value: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <Base.Panel className={classes('pt-6 outline-offset-8 sm:pt-8', className)} value={value}>
      {children}
    </Base.Panel>
  );
}
