import { inertId } from './names.ts';

const handOver = /<script>window\.__reactRouterContext\.streamController\.[\s\S]*?<\/script>/g;

/** Moves React Router's inline data scripts to the inert ones that they depend on, in order. */
export function gatherScripts(html: string): string {
  const opening = html.indexOf(`<noscript id="${inertId}">`);
  if (opening === -1) return html;
  const closing = html.indexOf('</noscript>', opening);
  const handedOver = html.slice(closing).match(handOver) ?? [];
  return html.slice(0, closing) + handedOver.join('') + html.slice(closing).replace(handOver, '');
}
