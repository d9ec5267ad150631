import { inertId } from './names.ts';

const handOver = /<script>window\.__reactRouterContext\.streamController\.[\s\S]*?<\/script>/g;

/**
 * React Router writes the page's data behind the document as scripts of its own, which need the ones
 * that sleep. They are put to sleep beside them, in their order.
 */
export function gatherScripts(html: string): string {
  const opening = html.indexOf(`<noscript id="${inertId}">`);
  if (opening === -1) return html;
  const closing = html.indexOf('</noscript>', opening);
  const handedOver = html.slice(closing).match(handOver) ?? [];
  return html.slice(0, closing) + handedOver.join('') + html.slice(closing).replace(handOver, '');
}
