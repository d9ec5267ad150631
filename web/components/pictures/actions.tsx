import { Download, Share2 } from 'lucide-react';
import { sharingCopy } from '#web/copy/sharing.ts';
import { Button } from '../button.tsx';
import { download } from '../download.ts';
import { notifyError } from '../feedback/notify.ts';
import { Skeleton } from '../feedback/skeleton.tsx';

const { picture: copy, toasts } = sharingCopy;

export interface MadePicture {
  file: File;
  /** Object URL of the file. */
  address: string;
}

export const madePicture = (file: File): MadePicture => ({ file, address: URL.createObjectURL(file) });

/** Sends a picture where the browser can, and downloads it. */
export function PictureActions({ picture }: { picture: MadePicture | undefined }) {
  const mayShare =
    picture !== undefined && 'canShare' in navigator && navigator.canShare({ files: [picture.file] });
  const send = () =>
    navigator.share({ files: picture ? [picture.file] : [] }).catch((error: unknown) => {
      // The user closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      void notifyError(toasts.failed);
    });
  return (
    <div className="flex flex-wrap gap-2 max-sm:in-[footer]:*:flex-1">
      {mayShare && (
        <Button icon={<Share2 size={18} />} onClick={send} size="s" variant="secondary">
          {copy.send}
        </Button>
      )}
      <Button
        disabled={picture === undefined}
        icon={<Download size={18} />}
        onClick={() => picture && download(picture.address, picture.file.name)}
        size="s"
        variant="secondary"
      >
        {copy.save}
      </Button>
    </div>
  );
}

interface PicturePreviewProps {
  picture: MadePicture | undefined;
  alt: string;
  failed: boolean;
  onRetry: () => void;
}

/** Of a story, 1080 × 1920. */
export function PicturePreview({ picture, alt, failed, onRetry }: PicturePreviewProps) {
  if (failed)
    return (
      <div className="grid aspect-9/16 content-center gap-3 rounded-photo bg-paper-sunken p-5 text-center">
        <p>{copy.failed}</p>
        <Button onClick={onRetry} size="s" variant="secondary">
          {copy.retry}
        </Button>
      </div>
    );
  if (!picture) return <Skeleton className="aspect-9/16" />;
  return (
    <img
      alt={alt}
      className="aspect-9/16 w-full rounded-photo border border-line"
      height={1920}
      src={picture.address}
      width={1080}
    />
  );
}
