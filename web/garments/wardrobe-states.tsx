import type { ReactNode } from 'react';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { QueryStates } from '#web/components/feedback/query-states.tsx';
import { common } from '#web/copy/common.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { paths } from '#web/paths.ts';
import type { Load } from '#web/query.ts';
import { EmptyPlate } from './empty-plate.tsx';

interface WardrobeStatesProps {
  query: Load;
  isEmpty: boolean;
  copy: { title: string; text: ReactNode };
}

export function WardrobeStates({ query, isEmpty, copy }: WardrobeStatesProps) {
  return (
    <QueryStates failed={wardrobeCopy.loadFailed} query={query}>
      {() =>
        isEmpty && (
          <EmptyState
            action={<ButtonLink to={paths.wardrobe}>{common.toWardrobe}</ButtonLink>}
            copy={copy}
            picture={<EmptyPlate of="wardrobe" />}
          />
        )
      }
    </QueryStates>
  );
}
