/** The look shared by every control that takes text or opens a list. */
export const controlLook =
  'w-full min-h-12 rounded-foto border border-linea-fuerte bg-papel-alto px-3.5 text-base text-tinta ' +
  'placeholder:text-tinta-suave transition-colors duration-150 hover:border-tinta ' +
  'aria-invalid:border-granate-texto disabled:opacity-55';
