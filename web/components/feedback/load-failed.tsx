import { Retry, type RetryProps } from './retry.tsx';

export function LoadFailed({ text, query }: Pick<RetryProps, 'query'> & { text: string }) {
  return (
    <div className="flex flex-wrap items-center gap-3" role="alert">
      <p>{text}</p>
      <Retry query={query} size="s" variant="secondary" />
    </div>
  );
}
