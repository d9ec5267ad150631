import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { acceptForms } from '#sandbox/plain-page.ts';
import type { Sandbox } from '#sandbox/start.ts';
import { faults, switchNames } from '#sandbox/switches.ts';
import { panelPage, panelStyle } from './page.ts';

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
