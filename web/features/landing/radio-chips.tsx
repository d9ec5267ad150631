interface RadioChipsProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  initial: string;
}

/** One choice out of a few, as words on a line; on a phone it scrolls under the thumb. */
export function RadioChips({ name, label, options, initial }: RadioChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-nota text-tinta-suave">{label}</legend>
      <div className="sin-barra -m-1 flex gap-2 overflow-x-auto p-1 max-sm:-mx-5 max-sm:px-5 sm:flex-wrap">
        {options.map((option) => (
          <label
            className="relative flex min-h-11 shrink-0 cursor-pointer items-center rounded-foto border border-linea-fuerte px-3.5 text-[0.9375rem] transition-colors duration-150 hover:border-tinta has-checked:border-tinta has-checked:bg-tinta has-checked:text-papel has-focus-visible:outline-2 has-focus-visible:outline-granate-texto has-focus-visible:outline-offset-2"
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
