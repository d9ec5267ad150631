import { shipOrder as ship } from '#server/shop/orders/ship.ts';
import { command, done, failed } from './command.ts';
import { findOrder } from './find-order.ts';
import { text } from './options.ts';

export const shipOrder = command({
  words: ['PEDIDO'],
  help: 'apunta que un pedido pagado ha salido, y avisa a quien lo espera',
  options: { tracking: text('--tracking CÓDIGO', 'el seguimiento del transportista', 80) },
  async run(services, [number = ''], { tracking }) {
    const found = await findOrder(services, number);
    if ('ok' in found) return found;
    const order = (await ship(services, found.id, tracking ?? null)) ?? found;
    const data = { number: order.number, status: order.status, tracking: order.tracking };
    return order.status === 'shipped'
      ? done(`El pedido ${order.number} ha salido.`, data)
      : failed(`El pedido ${order.number} está en «${order.status}»: no hay nada que enviar.`, data);
  },
});
