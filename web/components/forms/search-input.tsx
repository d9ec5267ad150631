import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

export function SearchInput(props: Omit<ComponentProps<typeof TextInput>, 'className' | 'type'>) {
  return (
    <div className="relative">
      <Search
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft"
        size={18}
      />
      <TextInput {...props} className="pl-10.5" type="search" />
    </div>
  );
}
