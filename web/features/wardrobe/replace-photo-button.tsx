import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#web/components/button.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { useReplacePhoto } from './use-replace-photo.ts';

/** A photo whose upload failed can be sent again without picking it anew. */
export function ReplacePhotoButton({ garmentId }: { garmentId: string }) {
  const input = useRef<HTMLInputElement>(null);
  const replace = useReplacePhoto();
  const { actions } = wardrobeCopy;
  const failed = replace.isError ? replace.variables : null;
  return (
    <div className="flex flex-wrap gap-2">
      <input
        accept="image/*"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) replace.mutate({ id: garmentId, file });
          event.target.value = '';
        }}
        ref={input}
        type="file"
      />
      <Button
        icon={<Camera aria-hidden="true" size={18} />}
        loading={replace.isPending}
        onClick={() => input.current?.click()}
        size="s"
        variant="ghost"
      >
        {replace.isPending ? actions.replacingPhoto : actions.replacePhoto}
      </Button>
      {failed && (
        <Button onClick={() => replace.mutate(failed)} size="s" variant="secondary">
          {actions.retryPhoto}
        </Button>
      )}
    </div>
  );
}
