import { Plus } from 'lucide-react';
import { Button } from '#web/components/button.tsx';

interface AddingHeadProps {
  title: string;
  text: string;
  add: string;
  /** No more can be added. */
  full: boolean;
  onAdd: () => void;
}

export function AddingHead({ title, text, add, full, onAdd }: AddingHeadProps) {
  return (
    <div className="grid gap-x-12 gap-y-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid gap-1.5">
        <h2 className="text-title-s">{title}</h2>
        <p className="max-w-[58ch] text-ink-soft">{text}</p>
      </div>
      {!full && (
        <Button
          className="justify-self-start"
          icon={<Plus size={18} />}
          onClick={onAdd}
          size="s"
          variant="secondary"
        >
          {add}
        </Button>
      )}
    </div>
  );
}
