import type { ReactNode } from 'react';

interface EmptyStateProps {
  copy: { title: string; text?: ReactNode };
  action?: ReactNode;
  picture?: ReactNode;
}

export function EmptyState({ copy: { title, text }, action, picture }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-12 text-center sm:px-4 sm:py-16">
      {picture}
      <h2 className="text-title-m">{title}</h2>
      {text && <p className="text-balance text-ink-soft">{text}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
