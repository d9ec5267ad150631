import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { acceptForms, type Html, html, plainPage, plainStyle } from '#sandbox/plain-page.ts';
import type { Sandbox } from '#sandbox/start.ts';
import {
  type Fault,
  faults,
  type Switches,
  type SwitchName,
  standIns,
  switchNames,
} from '#sandbox/switches.ts';

const Change = z.strictObject(
  Object.fromEntries(switchNames.map((name) => [name, z.enum(faults).optional()])),
);

export async function sandboxPanel(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  await app.register(async (panel) => {
    acceptForms(panel);
    const turn = (change: unknown) => {
      Object.assign(sandbox.switches, change);
      sandbox.saveSwitches();
    };
    const changing = { schema: { hide: true, body: Change } };

    panel.get('/sandbox', async (request, reply) => {
      const { saved } = request.query as { saved?: string };
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(panelPage(sandbox.switches, saved !== undefined));
    });
    panel.post('/sandbox', changing, async (request, reply) => {
      turn(request.body);
      return reply.redirect('/sandbox?saved', 303);
    });
    panel.get('/sandbox/style.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(panelStyle),
    );
    panel.get('/sandbox/switches', async () => sandbox.switches);
    panel.post('/sandbox/switches', changing, async (request) => {
      turn(request.body);
      return sandbox.switches;
    });
  });
}

const faultNames: Readonly<Record<Fault, string>> = {
  none: 'funciona',
  error: 'error',
  cancelled: 'cancelado',
  pending: 'pendiente',
  exception: 'excepción',
  empty: 'respuesta vacía',
  hang: 'tarda 30 s',
  wrong_amount: 'importe distinto',
};

const cards = [
  ['4242 4242 4242 4242', 'se aprueba'],
  ['4000 0025 0000 3155', 'pide autenticarse (3-D Secure)'],
  ['4000 0000 0000 0002', 'se rechaza'],
  ['4000 0000 0000 9995', 'no tiene fondos'],
] as const;

function panelPage(switches: Switches, saved: boolean): string {
  const body = html`
${saved ? html`<p class="notice" role="status">Guardado.</p>` : ''}
<p>Cada proveedor de pago sin claves tiene aquí un doble que habla como él. Todo se puede probar y no se cobra nada.</p>
<h2>Qué hace cada proveedor</h2>
<form method="post" action="/sandbox">
<div class="switches">
${Object.values(standIns).map(({ switchName, title }) => providerSwitch(switchName, title, switches[switchName]))}</div>
<button class="primary">Guardar</button>
</form>
<h2>Tarjetas de prueba</h2>
<p>Con cualquier fecha futura y cualquier código de tres cifras.</p>
<dl class="cards">${cards.map(([number, what]) => html`<dt>${number}</dt><dd>${what}</dd>`)}</dl>
<h2>Los dobles por dentro</h2>
<ul>${Object.values(standIns).flatMap((standIn) => ('page' in standIn ? [html`<li><a href="${standIn.page.href}">${standIn.page.label}</a></li>`] : []))}</ul>
<p class="quiet">Los códigos de verificación los hace quien lleva el servidor: <code>npm run operator -- codes make</code></p>`;
  return plainPage({ title: 'Pagos en modo de pruebas', style: '/sandbox/style.css', body });
}

const providerSwitch = (name: SwitchName, title: string, now: Fault): Html => html`<label>${title}
<select name="${name}">${faults.map((fault) => option(fault, fault === now))}</select></label>
`;

const option = (fault: Fault, chosen: boolean): Html =>
  chosen
    ? html`<option value="${fault}" selected>${faultNames[fault]}</option>`
    : html`<option value="${fault}">${faultNames[fault]}</option>`;

const panelStyle = `${plainStyle}
.switches { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 0 1rem; }
select { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
.cards dt { color: var(--ink); font-variant-numeric: tabular-nums; white-space: nowrap; }
code { font-size: .9375em; overflow-wrap: anywhere; }
`;
