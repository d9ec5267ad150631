import { Button } from '#web/components/button.tsx';
import { outfitsCopy } from '#web/copy/outfits.ts';

export function MissingPieces({ messages, onScan }: { messages: readonly string[]; onScan: () => void }) {
  const copy = outfitsCopy.generator;
  return (
    <aside className="mt-6 flex flex-wrap items-center justify-between gap-4 bg-ochre-veil px-5 py-4">
      <div className="grid gap-1">
        <h3 className="font-medium font-sans text-base text-ochre tracking-normal">{copy.missingTitle}</h3>
        <ul className="grid gap-0.5">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
      <Button onClick={onScan} size="s" variant="secondary">
        {copy.scanMore}
      </Button>
    </aside>
  );
}
