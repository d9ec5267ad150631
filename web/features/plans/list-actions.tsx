import { Printer, Share2 } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { outfitViewsCopy as copy } from '#web/copy/outfit-views.ts';
import { shareList } from './share-list.ts';

export function ListActions({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        icon={<Share2 aria-hidden="true" size={18} />}
        onClick={() => void shareList(title, lines)}
        size="s"
        variant="secondary"
      >
        {copy.share}
      </Button>
      <Button
        icon={<Printer aria-hidden="true" size={18} />}
        onClick={() => window.print()}
        size="s"
        variant="ghost"
      >
        {copy.print}
      </Button>
    </div>
  );
}
