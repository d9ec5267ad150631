import { useRef } from 'react';

interface PhotoInputOptions {
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  /** Opens the rear camera of a phone instead of the gallery. */
  camera?: boolean;
}

/** A hidden file input: render `input`, call `open` from a button. */
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
          // Allows picking the same photo again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
        ref={element}
        type="file"
      />
    ),
  };
}
