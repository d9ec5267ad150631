const price = { amount: 19.95, currency: 'EUR' };
const day = { occasion: 'work', season: 'fall' };
const account = { username: 'lucia', email: 'lucia@ejemplo.es', password: 'perro-lluvia-mesa' };
const imageBase64 = '/9j/4AAQSkZJRgABAQAAAQABAAD';
const garmentId = '0190f2b6-7c1e-4c8a-9d0b-5a1f6e2c3d4e';
const otherId = '0190f2b6-7c1e-4c8a-9d0b-5a1f6e2c3d4f';

/** Bodies by call, for the document; the test holds them to the contract. */
export const requestExamples: Readonly<Record<string, object>> = {
  'POST /api/register': account,
  'POST /api/login': { username: account.username, password: account.password },
  'POST /api/trial/register': account,
  'POST /api/auth/password-reset/request': { email: account.email },
  'POST /api/wardrobe/items': { name: 'Camisa Oxford', kind: 'shirt', color: 'blanco', fabric: 'cotton' },
  'PATCH /api/wardrobe/items/:id': { favorite: true },
  'POST /api/wardrobe/scan': { imageBase64 },
  'POST /api/wardrobe/outfits/generate': { ...day, temperatureC: 14 },
  'POST /api/wardrobe/outfits': { name: 'Oficina', ...day, garmentIds: [garmentId, otherId] },
  'POST /api/wardrobe/looks/today': day,
  'POST /api/wardrobe/plans': { plans: [{ day: '2026-11-24', outfitId: garmentId }] },
  'POST /api/openai/chat': { message: '¿Qué me pongo mañana?', sessionId: 'pagina-1' },
  'POST /api/mistral/chat': { message: '¿Qué me pongo mañana?', sessionId: 'pagina-1' },
  'POST /api/ai/chat/maya': { message: '¿Qué me pongo para una boda?' },
  'POST /api/ai/chat/valentina': { message: '¿Qué combina con mi falda verde?' },
  'POST /api/store/cart/add': { productId: 'camisa-oxford', size: 'M', color: 'blanco', quantity: 1 },
  'POST /api/payment/stripe': price,
  'POST /api/payment/bank-transfer': price,
  'POST /api/payment/crypto': price,
  'POST /api/payment/paypal': price,
  'POST /api/payment/manual': { verificationCode: 'AAAA-BBBB-CCCC-DDDD-EEEE' },
  'POST /api/payment/verify': { paymentId: garmentId },
  'POST /api/paypal/order': { ...price, intent: 'CAPTURE' },
  'POST /api/paypal/order/:token/capture': { PayerID: 'PAYERID123' },
  'POST /api/activate-premium': { paymentId: garmentId, amount: price.amount },
  'POST /api/shares': { outfitIds: [garmentId] },
};
