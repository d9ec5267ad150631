import { shownDetail } from '#contract/company.ts';
import { inWords } from '#server/platform/madrid.ts';
import { accountUrl, type Letterhead, list, paragraphs } from '../../platform/mail/letterhead.ts';

/** Includes the model form of Real Decreto Legislativo 1/2007, annex. */
export function withdrawalNotice(
  head: Letterhead,
  { until, reference, asked }: { until: Date; reference: string; asked: boolean },
): string {
  const { name, address, email } = head.company;
  return paragraphs(
    'TU DERECHO DE DESISTIMIENTO',
    `Puedes desistir de este contrato sin dar motivos hasta el ${inWords(until)}, incluido. ${asked ? 'Te devolvemos lo que has pagado menos la parte proporcional a los días completos que haya durado, como aceptaste al contratar; la suma exacta la ves antes de confirmarlo. Lo hacemos' : 'Te devolvemos todo lo que has pagado, sin descontar los días que hayas usado Premium,'} en un máximo de catorce días y por el mismo medio de pago. El mes de Premium de este pago termina en el momento en que desistes. Si ya desististe de Premium hace menos de un año, este pago no admite otro desistimiento; cancelar puedes siempre.`,
    `Lo más rápido es el botón «Desistir del contrato aquí», en tu cuenta: ${accountUrl(head)}\nEn dos pasos tienes tu justificante con fecha y hora. También vale cualquier mensaje claro a ${shownDetail(email)} o una carta; puedes copiar este modelo, aunque no es obligatorio:`,
    list(
      `A la atención de ${shownDetail(name)}, ${shownDetail(address)}, ${shownDetail(email)}.`,
      'Por la presente os comunico que desisto de mi contrato de Vestidor Premium.',
      `Referencia del pago: ${reference}. Fecha del pago: …`,
      'Nombre: … Usuario o email de la cuenta: … Domicilio: …',
      'Fecha, y firma si se envía en papel.',
    ),
  );
}
