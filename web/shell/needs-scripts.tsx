import { shell } from '#web/copy/shell.ts';

export function NeedsScripts() {
  return (
    <noscript>
      <p className="border-ochre border-l-3 bg-ochre-veil px-4 py-3">{shell.needsScripts}</p>
    </noscript>
  );
}
