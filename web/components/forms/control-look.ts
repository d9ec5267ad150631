export const controlLook =
  'w-full min-h-12 rounded-photo border border-line-strong bg-paper-raised px-3.5 text-base text-ink ' +
  'placeholder:text-ink-soft transition-colors duration-150 hover:border-ink ' +
  'aria-invalid:border-burgundy-text disabled:opacity-55';
