import type { ComponentProps } from 'react';
import { common } from '#web/copy/common.ts';
import { Button } from '../button.tsx';
import { EmptyState } from './empty-state.tsx';

interface NoResultsProps extends Pick<ComponentProps<typeof EmptyState>, 'copy'> {
  onClear: () => void;
}

/** Of filters that can be cleared. */
export function NoResults({ copy, onClear }: NoResultsProps) {
  return (
    <EmptyState
      action={
        <Button onClick={onClear} variant="secondary">
          {common.clearFilters}
        </Button>
      }
      copy={copy}
    />
  );
}
