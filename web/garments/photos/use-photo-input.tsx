import { useRef } from 'react';

interface PhotoInputOptions {
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  /** Opens the phone's rear camera instead of its gallery. */
  camera?: boolean;
}

/** A file input for pictures alone, opened by a button of ours: `input` is to be rendered, `open` called. */
export function usePhotoInput({ onFiles, multiple = false, camera = false }: PhotoInputOptions) {
  const element = useRef<HTMLInputElement>(null);
  return {
    open: () => element.current?.click(),
    input: (
      <input
        accept="image/*"
        capture={camera ? 'environment' : undefined}
        hidden
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // So that the same photo can be picked again after it was taken out.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
        ref={element}
        type="file"
      />
    ),
  };
}
