import { Printer, Share2 } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { share } from '#web/components/share.ts';
import { outfitViewsCopy as copy } from '#web/copy/outfit-views.ts';

export function ListActions({ title, lines }: { title: string; lines: readonly string[] }) {
  const text = [title, ...lines.map((line) => `· ${line}`)].join('\n');
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        icon={<Share2 size={18} />}
        onClick={() => void share({ title, text }, { ...copy, failed: copy.shareFailed })}
        size="s"
        variant="secondary"
      >
        {copy.share}
      </Button>
      <Button icon={<Printer size={18} />} onClick={() => window.print()} size="s" variant="ghost">
        {copy.print}
      </Button>
    </div>
  );
}
