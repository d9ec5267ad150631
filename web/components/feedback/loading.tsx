import { Skeleton } from './skeleton.tsx';

interface LoadingProps {
  /** For screen readers. */
  label: string;
  /** The classes of its placeholders. */
  blocks: readonly string[];
  className?: string;
}

export function Loading({ label, blocks, className = 'grid gap-6' }: LoadingProps) {
  return (
    <div className={className} role="status">
      <span className="sr-only">{label}</span>
      {Object.entries(blocks).map(([place, block]) => (
        <Skeleton className={block} key={place} />
      ))}
    </div>
  );
}
