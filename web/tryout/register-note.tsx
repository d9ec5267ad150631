import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { tryoutCopy } from '#web/copy/tryout.ts';
import type { TryoutNote } from './note.ts';
import { forgetTryout } from './photos.ts';

export function RegisterNote({ note }: { note: TryoutNote }) {
  return (
    <Notice tone="success" className="grid justify-items-start gap-1">
      <p>{tryoutCopy.register(note.garments, note.outfit !== null)}</p>
      <Button className="-ml-4" onClick={() => void forgetTryout().catch(() => {})} size="s" variant="ghost">
        {tryoutCopy.forget}
      </Button>
    </Notice>
  );
}
