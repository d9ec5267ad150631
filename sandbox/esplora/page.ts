import { actionButton, html, plainPage } from '#sandbox/plain-page.ts';
import { type Chain, transactionsOf } from './chain.ts';

const style = '/sandbox/esplora/style.css';
const bitcoinText = (satoshis: number): string => (satoshis / 100_000_000).toFixed(8);
const tooLittle = 0.6;
const tooMuch = 1.25;

export function chainPage(
  chain: Chain,
  address: string | undefined,
  priceSatoshis: number | undefined,
): string {
  const title = 'Cadena de Bitcoin';
  if (address === undefined) {
    const body = html`<p>Esta página necesita una dirección de la red de pruebas. Ábrela desde un pago en Bitcoin.</p>`;
    return plainPage({ title, style, body });
  }
  const received = transactionsOf(chain, address).flatMap(({ vout, status }) =>
    vout
      .filter(({ scriptpubkey_address }) => scriptpubkey_address === address)
      .map(({ value }) => ({ value, height: status.block_height })),
  );
  const sum = received.reduce((total, { value }) => total + value, 0);
  const remaining = priceSatoshis === undefined ? undefined : Math.max(0, priceSatoshis - sum);
  const waits = received.some(({ height }) => height === undefined);

  const fields = { address, ...(priceSatoshis !== undefined && { satoshis: priceSatoshis }) };
  const send = (label: string, sent: number, kind: 'primary' | 'plain' = 'plain') =>
    actionButton('/sandbox/esplora/pay', label, { ...fields, sent }, kind);
  const due = remaining === undefined || remaining < 294 ? (priceSatoshis ?? 25_000) : remaining;

  const body = html`
<section>
<h2>El pago</h2>
<dl>
<dt>Dirección</dt><dd>${address}</dd>
<dt>Importe</dt><dd>${priceSatoshis === undefined ? 'no se sabe' : `${bitcoinText(priceSatoshis)} BTC`}</dd>
<dt>Recibido</dt><dd>${bitcoinText(sum)} BTC${remaining !== undefined && sum > 0 && remaining > 0 ? `, faltan ${bitcoinText(remaining)} BTC` : ''}</dd>
</dl>
<div class="buttons">
${send('Simular el pago', due, 'primary')}
${send('Pagar de menos', Math.max(294, Math.floor(due * tooLittle)))}
${send('Pagar de más', Math.ceil(due * tooMuch))}
</div>
</section>
<section>
<h2>La cadena</h2>
<p>Bloque ${chain.tip.height}. ${waits ? 'Hay un pago esperando a que un bloque lo confirme.' : 'No hay nada esperando.'}</p>
${received.length === 0 ? html`<p class="quiet">A esta dirección no ha llegado nada todavía.</p>` : html`<ul>${received.map(({ value, height }) => html`<li>${bitcoinText(value)} BTC · ${height === undefined ? 'sin confirmar' : `confirmado en el bloque ${height}`}</li>`)}</ul>`}
<div class="buttons">${actionButton('/sandbox/esplora/mine', 'Confirmar un bloque', fields, waits ? 'primary' : 'plain')}
${actionButton('/sandbox/esplora/reorganise', 'Reorganizar: los pagos vuelven a esperar', fields)}
${actionButton('/sandbox/esplora/reorganise', 'Reorganizar: los pagos desaparecen', { ...fields, vanishes: 'yes' })}</div>
</section>`;
  return plainPage({ title, style, body });
}
