interface RadioChipsProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  initial: string;
}

export function RadioChips({ name, label, options, initial }: RadioChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-note text-ink-soft">{label}</legend>
      <div className="no-scrollbar -m-1 flex gap-2 overflow-x-auto p-1 max-sm:-mx-5 max-sm:px-5 sm:flex-wrap">
        {options.map((option) => (
          <label
            className="relative flex min-h-11 shrink-0 cursor-pointer items-center rounded-photo border border-line-strong px-3.5 text-[0.9375rem] transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-burgundy-text has-focus-visible:outline-offset-2"
            key={option.value}
          >
            <input
              className="sr-only"
              defaultChecked={option.value === initial}
              name={name}
              type="radio"
              value={option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
