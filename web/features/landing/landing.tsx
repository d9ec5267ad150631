export function Landing() {
  return <main data-landing id="contenido" />;
}
