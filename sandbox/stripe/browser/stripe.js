/* Replaces Stripe's script and charges nothing. Served unbuilt. */
import { approveDialog } from './approve-dialog.js';
import { CardForm } from './card-form.js';

const connectionError = {
  type: 'api_connection_error',
  message: 'No se ha podido conectar con el proveedor de la tarjeta. Comprueba tu conexión.',
};

async function call(path, body) {
  try {
    const answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      credentials: 'omit',
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return await answer.json();
  } catch {
    return { error: connectionError };
  }
}

function createStripe(key) {
  const secretOf = (clientSecret) => ({
    id: clientSecret.split('_secret_')[0],
    secret: { key, client_secret: clientSecret },
  });

  async function confirm(elements) {
    const form = elements.getElement('payment');
    const card = form?.read();
    if (!card)
      return {
        error: { type: 'validation_error', message: form?.fault() ?? 'Faltan los datos de la tarjeta.' },
      };
    const { id, secret } = secretOf(elements.clientSecret);
    const intents = `/sandbox/stripe/intents/${id}`;
    const first = await call(`${intents}/confirm`, { ...secret, card });
    if (first.error || first.status !== 'requires_action') return first;
    return call(`${intents}/authenticate`, { ...secret, approved: await approveDialog() });
  }

  async function finish(name, { elements, confirmParams, redirect = 'always' }) {
    const answer = await confirm(elements);
    if (answer.error) return { error: answer.error };
    const failed = answer.status === 'requires_payment_method' || answer.status === 'canceled';
    if (redirect === 'if_required' || !confirmParams?.return_url) return { [name]: answer };
    const back = new URL(confirmParams.return_url);
    const snake = name === 'paymentIntent' ? 'payment_intent' : 'setup_intent';
    back.searchParams.set(snake, answer.id);
    back.searchParams.set(`${snake}_client_secret`, answer.client_secret);
    back.searchParams.set('redirect_status', failed ? 'failed' : answer.status);
    window.location.assign(back);
    // The page is unloading.
    return new Promise(() => {});
  }

  async function retrieve(name, clientSecret) {
    const { id, secret } = secretOf(clientSecret);
    const answer = await call(`/sandbox/stripe/intents/${id}?${new URLSearchParams(secret)}`);
    return answer.error ? { error: answer.error } : { [name]: answer };
  }

  const absent = () => Promise.reject(new Error('The stand-in of Stripe does not have this call.'));
  return {
    elements: (options = {}) => createElements(options),
    confirmPayment: (options) => finish('paymentIntent', options),
    confirmSetup: (options) => finish('setupIntent', options),
    retrievePaymentIntent: (clientSecret) => retrieve('paymentIntent', clientSecret),
    retrieveSetupIntent: (clientSecret) => retrieve('setupIntent', clientSecret),
    createToken: absent,
    createPaymentMethod: absent,
    confirmCardPayment: absent,
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

function createElements({ clientSecret, appearance = {} }) {
  let form = null;
  return {
    clientSecret,
    create(type, options = {}) {
      if (type !== 'payment') throw new Error(`The stand-in of Stripe has no element “${type}”.`);
      form = new CardForm({ appearance, layout: options.layout });
      return form;
    },
    getElement: (type) => (type === 'payment' ? form : null),
    update() {},
    fetchUpdates: async () => ({}),
    submit: async () => (form?.read() ? {} : { error: { type: 'validation_error', message: form?.fault() } }),
  };
}

createStripe.version = 'endive';
window.Stripe = createStripe;
