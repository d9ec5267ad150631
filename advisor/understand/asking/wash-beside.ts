import type { GarmentReference } from '../slots.ts';

/** "…, la puedes poner en sucio?", "ponla a lavar y dime cómo sale": the garment is told before. */
const marking =
  /(?:^|[,.;:!?¿¡\s])(?:y |e )?(?:me )?(?:l[oa]s? (?:puedes|podrias|podrías|podes|podés) (?:poner|marcar|apuntar|echar|mandar)|(?:pon|ponme|m[aá]rca|ap[uú]nta|[eé]cha|m[aá]nda|m[eé]te)l[oa]s?) (?:en sucio|como suci[oa]s?|a lavar|(?:a|en) (?:la colada|el cesto|lo sucio|la lavadora|la ropa sucia))(?: por ?favor| porfa)?(?=$|[,.;:!?\s])[?!]*/iu;

const asking = /[?¿]|(?:^|\s)(?:c[oó]mo|dime|decime|sabes|qu[eé])(?:\s|$)/iu;

/** The mark, said of its garment, and what else the message asks; null where it asks nothing else. */
export function washBeside(
  message: string,
  garments: readonly GarmentReference[],
): { mark: string; rest: string } | null {
  const found = marking.exec(message);
  const [only, ...more] = garments.filter(({ garmentIds }) => garmentIds.length > 0);
  if (!found || !only || more.length > 0 || only.points === 'any') return null;
  const [before, after] = [message.slice(0, found.index), message.slice(found.index + found[0].length)];
  const rest = `${before}. ${after.replace(/^[\s,.;:!?]*(?:y\s+)?/u, '')}`;
  if (!asking.test(rest)) return null;
  return { mark: `pon a lavar ${only.text}`, rest };
}
