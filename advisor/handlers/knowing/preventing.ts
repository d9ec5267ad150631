export const asksPrevention = (message: string): boolean => preventing.test(message);
const preventing =
  /(?:para|pa) (?:que|q) no|(?:que|q) no (?:me |se )?(?:vuelv|pas|repit)|c[oó]mo (?:lo |la )?evit|la pr[oó]xima/iu;

export const tellsPrevention = (text: string): boolean => prevents.test(text);
const prevents =
  /(?<!\p{L})(?:que (?:\p{L}+ ){1,4}no |que no se repita|evit|para otra|la pr[oó]xima|no vuelv|para que no (?:vuelv|se repit|pas)|protector|mejor guardad)/iu;
