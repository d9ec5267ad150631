interface RadioChipsProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  initial: string;
}

/** One choice out of a few, as words on a line that breaks where it must. */
export function RadioChips({ name, label, options, initial }: RadioChipsProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-nota text-tinta-suave">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            className="flex min-h-11 cursor-pointer items-center rounded-foto border border-linea-fuerte px-3.5 text-[0.9375rem] transition-colors duration-150 hover:border-tinta has-checked:border-tinta has-checked:bg-tinta has-checked:text-papel has-focus-visible:outline-2 has-focus-visible:outline-granate-texto has-focus-visible:outline-offset-2"
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
