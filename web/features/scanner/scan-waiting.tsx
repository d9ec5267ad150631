import { Skeleton } from '#web/components/skeleton.tsx';
import { scannerCopy } from '#web/copy/scanner.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ScanWaiting({ reading }: { reading: boolean }) {
  const { result } = scannerCopy;
  if (!reading) {
    return (
      <div className="hidden h-full min-h-96 place-content-center border-line border-l pl-14 lg:grid">
        <p className="max-w-[26ch] font-serif text-ink-soft text-title-m">{result.waiting}</p>
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft" role="status">
        {result.reading}
      </p>
      <Skeleton className="h-12 w-2/3" />
      <div className="grid gap-6 sm:grid-cols-2">
        {rows.map((row) => (
          <div className="grid gap-2" key={row}>
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-12" />
          </div>
        ))}
      </div>
    </div>
  );
}
