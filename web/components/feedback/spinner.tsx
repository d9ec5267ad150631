import { common } from '#web/copy/common.ts';
import { classes } from '../classes.ts';

/** Decorative: text beside it says what is loading. */
export function Spinner({ size = 20, className }: { size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={classes('animate-spin motion-reduce:animate-none', className)}
      fill="none"
      height={size}
      viewBox="0 0 24 24"
      width={size}
    >
      <circle cx="12" cy="12" opacity="0.2" r="9.5" stroke="currentColor" strokeWidth="1.5" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" strokeLinecap="round" strokeWidth="1.5" />
    </svg>
  );
}

export function FullScreenSpinner() {
  return (
    <main className="grid min-h-dvh place-items-center text-burgundy-text">
      <div role="status">
        <Spinner size={40} />
        <span className="sr-only">{common.loading}</span>
      </div>
    </main>
  );
}
