const known =
  /^(?:beach|country|summer|winter|holiday|weekend|family|lake|mountain|seaside|second|town|other)\b/i;
const isPlace = /\b(?:house|flat|apartment|cottage|cabin|studio|villa|farm|boat|caravan)$/i;
const determined = /^(?:the|my|our) /i;
const possessed = /['’]/;

/** "the beach house", "Mum and Dad’s", "Madrid". */
function said(name: string): string {
  const lower = `${name.charAt(0).toLocaleLowerCase('en')}${name.slice(1)}`;
  if (determined.test(name)) return lower;
  if (possessed.test(name) || !isPlace.test(name)) return name;
  return `the ${known.test(name) || isPlace.test(name.split(' ')[0] ?? '') ? lower : name}`;
}

/** "at the beach house"; "at home" without a name. */
export const inHouse = (name: string): string => (name === '' ? 'at home' : `at ${said(name)}`);
export const toHouse = (name: string): string => (name === '' ? 'home' : `to ${said(name)}`);
