import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorMessages } from '#contract/error-messages.ts';
import { endpoints } from '#contract/index.ts';

interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  maximum?: number;
}

const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;

/** A schema with its alternatives, which nullable fields and unions nest. */
const alternativesOf = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []).flatMap(alternativesOf),
];

function schemasAt(schema: JsonSchema, path: string): JsonSchema[] {
  const steps = path.replaceAll('[]', '.[]').split('.');
  return steps.reduce<JsonSchema[]>(
    (current, step) =>
      current.flatMap(alternativesOf).flatMap((found) => {
        const next = step === '[]' ? found.items : found.properties?.[step];
        return next ? [next] : [];
      }),
    [schema],
  );
}

interface CallShape {
  access?: Endpoint['access'];
  /** All fields of the body. */
  sends?: readonly string[];
  /** The fields of the body that cannot be left out. */
  requires?: readonly string[];
  /** All fields of the query. */
  asks?: readonly string[];
  /** Fields that the response has, perhaps among others. */
  reads?: readonly string[];
  neverSends?: readonly string[];
}

/** Section 7 of the specification: each call with the fields that it names. */
const calls: readonly [call: string, shape: CallShape][] = [
  ['POST /api/register', { neverSends: ['confirmPassword'] }],
  ['GET /api/subscription/status', { reads: ['hasActiveSubscription'] }],
  ['POST /api/register', { requires: ['username', 'email', 'password'] }],
  ['POST /api/payment/manual', { sends: ['verificationCode', 'userEmail'], requires: ['verificationCode'] }],
  ['POST /api/store/cart/add', { requires: ['productId', 'size', 'color', 'quantity'] }],
  ['GET /api/store/products', { access: 'session' }],
  ['GET /api/wardrobe', { access: 'session' }],
  ['POST /api/ai/chat/maya', { access: 'premium' }],
  ['POST /api/ai/chat/valentina', { access: 'premium' }],
  ['GET /api/demo-login', { access: 'public' }],
  ['GET /api/auth/user', { reads: ['firstName', 'username', 'email', 'profileImageUrl'] }],
  ['GET /api/subscription-status', { reads: ['status', 'current_period_end'] }],
  ['POST /api/register', { sends: ['username', 'email', 'password'], reads: ['success', 'message'] }],
  ['POST /api/login', { sends: ['username', 'password'], reads: ['success', 'message'] }],
  ['POST /api/logout', {}],
  ['GET /api/logout', {}],
  ['GET /api/demo-login', {}],
  [
    'POST /api/paypal/order',
    { sends: ['amount', 'currency', 'intent'], reads: ['links[].rel', 'links[].href'] },
  ],
  ['POST /api/paypal/order/:token/capture', { sends: ['PayerID'], reads: ['status', 'id'] }],
  ['POST /api/activate-premium', { sends: ['paymentId', 'amount'], reads: ['success'] }],
  ['GET /api/payment/methods', { reads: ['methods'] }],
  ['POST /api/payment/stripe', { sends: ['amount', 'currency'], reads: ['payment', 'premiumActivated'] }],
  [
    'POST /api/payment/bank-transfer',
    { sends: ['amount', 'currency'], reads: ['payment', 'premiumActivated'] },
  ],
  ['POST /api/payment/crypto', { sends: ['amount', 'currency'], reads: ['payment', 'premiumActivated'] }],
  ['POST /api/payment/paypal', { sends: ['amount', 'currency'], reads: ['payment', 'premiumActivated'] }],
  [
    'POST /api/payment/manual',
    { sends: ['verificationCode', 'userEmail'], reads: ['payment', 'premiumActivated'] },
  ],
  ['POST /api/payment/verify', { sends: ['paymentId'], reads: ['premiumActivated'] }],
  ['GET /api/verify-payment', { asks: ['session_id'] }],
  ['GET /api/trial/status', { reads: ['hasActiveTrial', 'daysRemaining'] }],
  ['POST /api/trial/register', { sends: ['email', 'username', 'password'] }],
  ['POST /api/stripe/create-subscription', { sends: [], reads: ['clientSecret'] }],
  ['GET /api/store/products', { asks: ['brand', 'category'], reads: ['products'] }],
  ['GET /api/store/cart', { reads: ['items'] }],
  ['POST /api/store/cart/add', { sends: ['productId', 'size', 'color', 'quantity'] }],
  ['GET /api/wardrobe', { reads: ['wardrobe', 'summary'] }],
  ['POST /api/wardrobe/scan', { sends: ['imageBase64'], reads: ['analysis'] }],
  ['POST /api/wardrobe/outfits/generate', { sends: ['occasion', 'season'], reads: ['generated'] }],
  ['POST /api/wardrobe/items/:id/worn', { sends: [], reads: ['item.name', 'item.timesWorn'] }],
  ['POST /api/openai/chat', { sends: ['message', 'sessionId'], reads: ['response'] }],
  ['POST /api/mistral/chat', { sends: ['message', 'sessionId'], reads: ['response'] }],
  ['POST /api/ai/chat/maya', { sends: ['message'], reads: ['response'] }],
  ['POST /api/ai/chat/valentina', { sends: ['message'], reads: ['response'] }],
  ['POST /api/trial/register', {}],
];

interface FieldShape {
  of?: 'body';
  type?: string;
  oneOf?: readonly unknown[];
  default?: unknown;
  maximum?: number;
}

/** Section 3: the fields of each entity, in the call that carries them. */
const fields: readonly [call: string, path: string, shape: FieldShape][] = [
  ['GET /api/auth/user', 'firstName', { type: 'string' }],
  ['GET /api/auth/user', 'username', { type: 'string' }],
  ['GET /api/auth/user', 'email', { type: 'string' }],
  ['GET /api/auth/user', 'profileImageUrl', { type: 'string' }],
  ['GET /api/subscription/status', 'hasActiveSubscription', { type: 'boolean' }],
  ['GET /api/subscription-status', 'status', { type: 'string' }],
  ['GET /api/subscription-status', 'current_period_end', { type: 'number' }],
  ['POST /api/register', 'username', { of: 'body', type: 'string' }],
  ['POST /api/register', 'email', { of: 'body', type: 'string' }],
  ['POST /api/register', 'password', { of: 'body', type: 'string' }],
  ['POST /api/login', 'username', { of: 'body', type: 'string' }],
  ['POST /api/login', 'password', { of: 'body', type: 'string' }],
  ['GET /api/trial/status', 'hasActiveTrial', { type: 'boolean' }],
  ['GET /api/trial/status', 'daysRemaining', { type: 'number' }],
  ['POST /api/trial/register', 'email', { of: 'body', type: 'string' }],
  ['POST /api/trial/register', 'username', { of: 'body', type: 'string' }],
  ['POST /api/trial/register', 'password', { of: 'body', type: 'string' }],
  ['GET /api/payment/methods', 'methods[].id', { type: 'string' }],
  ['GET /api/payment/methods', 'methods[].name', { type: 'string' }],
  ['GET /api/payment/methods', 'methods[].description', { type: 'string' }],
  ['GET /api/payment/methods', 'methods[].fees', { type: 'string' }],
  ['GET /api/payment/methods', 'methods[].icon', { type: 'string' }],
  ['GET /api/payment/methods', 'methods[].instant', { type: 'boolean' }],
  ['GET /api/payment/methods', 'methods[].id', { oneOf: ['stripe_card'] }],
  ['GET /api/payment/methods', 'methods[].id', { oneOf: ['bank_transfer'] }],
  ['GET /api/payment/methods', 'methods[].id', { oneOf: ['crypto_btc'] }],
  ['GET /api/payment/methods', 'methods[].id', { oneOf: ['paypal_redirect'] }],
  ['GET /api/payment/methods', 'methods[].id', { oneOf: ['manual_verification'] }],
  ['POST /api/payment/bank-transfer', 'payment.id', { type: 'string' }],
  ['POST /api/payment/bank-transfer', 'payment.method', { type: 'string' }],
  ['POST /api/payment/bank-transfer', 'payment.amount', { type: 'number' }],
  ['POST /api/payment/bank-transfer', 'payment.reference', { type: 'string' }],
  ['POST /api/payment/paypal', 'payment.paymentUrl', { type: 'string' }],
  ['POST /api/payment/bank-transfer', 'payment.instructions', { type: 'array' }],
  ['POST /api/payment/bank-transfer', 'payment.accountInfo.accountName', { type: 'string' }],
  ['POST /api/payment/bank-transfer', 'payment.accountInfo.iban', { type: 'string' }],
  ['POST /api/payment/bank-transfer', 'payment.accountInfo.bic', { type: 'string' }],
  ['POST /api/payment/paypal', 'payment.paypalEmail', { type: 'string' }],
  ['POST /api/payment/paypal', 'payment.paymentConcept', { type: 'string' }],
  ['POST /api/payment/crypto', 'payment.walletAddress', { type: 'string' }],
  ['POST /api/payment/crypto', 'payment.cryptoAmount', {}],
  ['POST /api/payment/manual', 'premiumActivated', { type: 'boolean' }],
  ['POST /api/paypal/order', 'links[].rel', { type: 'string' }],
  ['POST /api/paypal/order', 'links[].href', { type: 'string' }],
  ['POST /api/paypal/order/:token/capture', 'status', { type: 'string' }],
  ['POST /api/paypal/order/:token/capture', 'id', { type: 'string' }],
  ['GET /api/store/products', 'products[].id', { type: 'string' }],
  ['GET /api/store/products', 'products[].name', { type: 'string' }],
  ['GET /api/store/products', 'products[].brand', { type: 'string' }],
  ['GET /api/store/products', 'products[].description', { type: 'string' }],
  ['GET /api/store/products', 'products[].images', { type: 'array' }],
  ['GET /api/store/products', 'products[].price', { type: 'number' }],
  ['GET /api/store/products', 'products[].originalPrice', { type: 'number' }],
  ['GET /api/store/products', 'products[].rating', { type: 'number' }],
  ['GET /api/store/products', 'products[].reviews', { type: 'number' }],
  ['GET /api/store/products', 'products[].sizes', { type: 'array' }],
  ['GET /api/store/products', 'products[].colors', { type: 'array' }],
  ['GET /api/store/products', 'products[].category', { type: 'string' }],
  ['GET /api/store/products', 'products', { type: 'array' }],
  ['GET /api/store/cart', 'items', { type: 'array' }],
  ['GET /api/wardrobe', 'wardrobe.items', { type: 'array' }],
  ['GET /api/wardrobe', 'wardrobe.outfits', { type: 'array' }],
  ['GET /api/wardrobe', 'wardrobe.stats', { type: 'object' }],
  ['GET /api/wardrobe', 'summary.totalItems', { type: 'number' }],
  ['GET /api/wardrobe', 'summary.totalOutfits', { type: 'number' }],
  ['GET /api/wardrobe', 'summary.totalValue', { type: 'number' }],
  ['GET /api/wardrobe', 'summary.sustainabilityScore', { type: 'number' }],
  ['GET /api/wardrobe', 'summary.sustainabilityScore', { default: 100 }],
  ['GET /api/wardrobe', 'wardrobe.items[].id', { type: 'string' }],
  ['GET /api/wardrobe', 'wardrobe.items[].name', { type: 'string' }],
  ['GET /api/wardrobe', 'wardrobe.items[].brand', { type: 'string' }],
  ['GET /api/wardrobe', 'wardrobe.items[].category', { type: 'string' }],
  ['GET /api/wardrobe', 'wardrobe.items[].size', { type: 'string' }],
  ['GET /api/wardrobe', 'wardrobe.items[].color', { type: 'string' }],
  ['GET /api/wardrobe', 'wardrobe.items[].purchasePrice', { type: 'number' }],
  ['GET /api/wardrobe', 'wardrobe.items[].versatilityScore', { type: 'number' }],
  ['GET /api/wardrobe', 'wardrobe.items[].timesWorn', { type: 'number' }],
  ['GET /api/wardrobe', 'wardrobe.items[].season', { type: 'array' }],
  ['GET /api/wardrobe', 'wardrobe.items[].images', { type: 'array' }],
  ['GET /api/wardrobe', 'wardrobe.outfits[].id', { type: 'string' }],
  ['GET /api/wardrobe', 'wardrobe.outfits[].name', { type: 'string' }],
  ['GET /api/wardrobe', 'wardrobe.outfits[].description', { type: 'string' }],
  ['GET /api/wardrobe', 'wardrobe.outfits[].occasion', { type: 'string' }],
  ['GET /api/wardrobe', 'wardrobe.outfits[].season', { type: 'string' }],
  ['GET /api/wardrobe', 'wardrobe.outfits[].aiGenerated', { type: 'boolean' }],
  ['GET /api/wardrobe', 'wardrobe.outfits[].aiScore', { type: 'number' }],
  ['GET /api/wardrobe', 'wardrobe.outfits[].items', { type: 'array' }],
  ['GET /api/wardrobe', 'wardrobe.outfits[].timesWorn', { type: 'number' }],
  ['GET /api/wardrobe', 'wardrobe.outfits[].tags', { type: 'array' }],
  ['POST /api/wardrobe/scan', 'analysis.category', { type: 'string' }],
  ['POST /api/wardrobe/scan', 'analysis.color', { type: 'string' }],
  ['POST /api/wardrobe/scan', 'analysis.style', { type: 'string' }],
  ['POST /api/wardrobe/scan', 'analysis.fabric', { type: 'string' }],
  ['POST /api/wardrobe/scan', 'analysis.condition', { type: 'string' }],
  ['POST /api/wardrobe/scan', 'analysis.versatilityScore', { type: 'number', maximum: 10 }],
  ['POST /api/wardrobe/scan', 'analysis.tags', { type: 'array' }],
  ['POST /api/wardrobe/outfits/generate', 'generated', { type: 'number' }],
  ['POST /api/wardrobe/items/:id/worn', 'item.name', { type: 'string' }],
  ['POST /api/wardrobe/items/:id/worn', 'item.timesWorn', { type: 'number' }],
  ['POST /api/store/cart/add', 'quantity', { of: 'body', oneOf: [1] }],
  ['POST /api/wardrobe/scan', 'analysis.versatilityScore', { maximum: 10 }],
  ['GET /api/store/products', 'products[].category', { oneOf: ['tops', 'bottoms', 'dresses', 'shoes'] }],
];

/** Section 5: bodies that a call refuses, with the field and the message to the letter. */
const refusals: readonly [call: string, field: string, message: string, body: object][] = [
  [
    'POST /api/register',
    'password',
    'La contraseña debe tener al menos 6 caracteres',
    { username: 'lucia', email: 'lucia@example.com', password: '12345' },
  ],
  [
    'POST /api/trial/register',
    'email',
    'Ingresa un email válido para continuar',
    { username: 'lucia', email: 'lucia', password: '123456' },
  ],
  [
    'POST /api/trial/register',
    'username',
    'El nombre de usuario debe tener al menos 3 caracteres',
    { username: 'lu', email: 'lucia@example.com', password: '123456' },
  ],
  [
    'POST /api/trial/register',
    'password',
    'La contraseña debe tener al menos 6 caracteres',
    { username: 'lucia', email: 'lucia@example.com', password: '12345' },
  ],
  ['POST /api/wardrobe/scan', 'imageBase64', 'Please select an image first', { imageBase64: '' }],
];

function endpointOf(call: string): Endpoint {
  const found = endpoints.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === call);
  if (found === undefined) throw new Error(`${call} is not in the contract`);
  return found.endpoint;
}

const inputOf = (schema: z.ZodType | undefined): JsonSchema => (schema ? jsonSchemaOf(schema, 'input') : {});

function responseOf({ response }: Endpoint): JsonSchema {
  if (typeof response === 'string') throw new Error(`responds with a ${response}`);
  return jsonSchemaOf(response, 'output');
}

function expectFields(schema: z.ZodType | undefined, names: readonly string[]): void {
  const { properties = {}, required = [] } = inputOf(schema);
  expect(Object.keys(properties)).toEqual(expect.arrayContaining([...names]));
  expect(names).toEqual(expect.arrayContaining(required));
}

it.each(calls)(
  '%s has the specified fields',
  (call, { access, sends, requires, asks, reads, neverSends }) => {
    const endpoint = endpointOf(call);
    if (access) expect(endpoint.access).toBe(access);
    if (sends) expectFields(endpoint.body, sends);
    if (asks) expectFields(endpoint.query, asks);
    if (requires) expect([...(inputOf(endpoint.body).required ?? [])].sort()).toEqual([...requires].sort());
    for (const field of reads ?? []) expect(schemasAt(responseOf(endpoint), field), field).not.toEqual([]);
    for (const field of neverSends ?? []) expect(schemasAt(inputOf(endpoint.body), field), field).toEqual([]);
  },
);

it.each(fields)('%s carries %s', (call, path, shape) => {
  const endpoint = endpointOf(call);
  const schema = shape.of === 'body' ? inputOf(endpoint.body) : responseOf(endpoint);
  const found = schemasAt(schema, path).flatMap(alternativesOf);
  expect(found).not.toEqual([]);
  const { type, oneOf, maximum } = shape;
  const types = found
    .flatMap((each) => each.type ?? [])
    .map((each) => (each === 'integer' ? 'number' : each));
  if (type) expect(types).toContain(type);
  const values = found.flatMap((each) => each.enum ?? (each.const === undefined ? [] : [each.const]));
  if (oneOf) expect(values).toEqual(expect.arrayContaining([...oneOf]));
  if (maximum !== undefined) expect(found.map((each) => each.maximum)).toContain(maximum);
  if ('default' in shape) expect(found.map((each) => each.default)).toContainEqual(shape.default);
});

it.each(refusals)('%s refuses %s: %s', (call, field, message, body) => {
  const issues = endpointOf(call).body?.safeParse(body).error?.issues ?? [];
  expect(issues.filter(({ path }) => path.join('.') === field).map((issue) => issue.message)).toContain(
    message,
  );
});

it('words the errors of the server as specified', () => {
  expect(errorMessages.invalid_credentials).toBe('Credenciales incorrectas');
});
