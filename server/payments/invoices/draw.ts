import { degrees, PDFDocument, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { countryName } from '#contract/vat.ts';
import { inWords } from '#server/platform/madrid.ts';
import { colors, column, type Fonts, type Pen, page, penOf } from './pen.ts';
import { type InvoiceRow, numberOf } from './queries.ts';
import { qrPath, verificationUrl } from './records/qr.ts';
import type { RecordRow } from './records/queries.ts';

/** In the 64 units of the icon. */
const monogram =
  'M10 16h19v3.4c-4 .3-5.200 1.300-4 4.400l9.200 24.600 8.100-22.600c1.700-4.700.4-6.100-4.500-6.400V16H54v3.400c-3.600.4-5.300 2-7 6.500L34.200 58h-3.600L16.300 24c-1.400-3.400-2.700-4.300-6.300-4.600Z';

interface Drawn {
  invoice: InvoiceRow;
  rectified: InvoiceRow | undefined;
  records: readonly RecordRow[];
}

export async function drawInvoice({ invoice, rectified, records }: Drawn): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const fonts = {
    serif: await pdf.embedFont(StandardFonts.TimesRoman),
    sans: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const title = `Factura ${numberOf(invoice)}`;
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setAuthor(invoice.seller.name);
  pdf.setLanguage('es-ES');
  pdf.setProducer('Vestidor');
  pdf.setCreationDate(invoice.issuedAt);
  pdf.setModificationDate(invoice.issuedAt);
  const [record] = records;
  const isVoid = records.some(({ kind }) => kind === 'cancellation');
  const newPage = (qr?: RecordRow) => {
    const sheet = pdf.addPage([page.width, page.height]);
    const pen = penOf(sheet, fonts, qr && qrShift);
    const head = penOf(sheet, fonts);
    if (invoice.mode === 'test') drawMark(sheet, fonts, ['DOCUMENTO DE PRUEBA,', 'SIN VALOR FISCAL']);
    if (isVoid) drawMark(sheet, fonts, ['', '', 'FACTURA ANULADA']);
    drawHead(sheet, head, invoice);
    if (qr !== undefined) drawQr(sheet, head, qr, invoice);
    pen.line(120, colors.ink, 0.9);
    drawFoot(head, invoice);
    return pen;
  };
  const pen = newPage(record);
  drawParties(pen, invoice, rectified);
  drawAmounts(pen, invoice, newPage);
  return Buffer.from(await pdf.save());
}

function drawHead(sheet: PDFPage, pen: Pen, invoice: InvoiceRow): void {
  sheet.drawRectangle({ x: column.left, y: page.height - 96, width: 32, height: 32, color: colors.garnet });
  sheet.drawSvgPath(monogram, { x: column.left, y: page.height - 64, scale: 0.5, color: colors.white });
  pen.text(column.left + 44, 88, 'Vestidor', { font: 'serif', size: 24 });
  const kind = invoice.rectifies === null ? 'Factura' : 'Factura rectificativa';
  pen.text(column.right, 78, kind, { font: 'serif', size: 20, align: 'right' });
  pen.text(column.right, 95, numberOf(invoice), {
    font: 'bold',
    size: 10.5,
    align: 'right',
    color: colors.garnet,
  });
}

/** Thirty millimetres, the least allowed, with more than two around it. */
const qr = { side: 85.04, top: 28 } as const;
const qrShift = 16;

/** First on the page and once, with the words that the agency prescribes. */
function drawQr(sheet: PDFPage, pen: Pen, record: RecordRow, invoice: InvoiceRow): void {
  const middle = page.width / 2;
  const { path, size } = qrPath(verificationUrl(record, invoice));
  pen.text(middle, qr.top - 8, 'QR tributario:', { align: 'center' });
  sheet.drawSvgPath(path, {
    x: middle - qr.side / 2,
    y: page.height - qr.top,
    scale: qr.side / size,
    color: rgb(0, 0, 0),
  });
  if (record.verifiable) {
    pen.text(middle, qr.top + qr.side + 13.5, 'VERI*FACTU', { align: 'center', font: 'bold' });
  }
}

function drawParties(pen: Pen, invoice: InvoiceRow, rectified: InvoiceRow | undefined): void {
  const { seller, buyer } = invoice;
  const width = column.middle - column.left - 24;
  label(pen, column.left, 146, 'Vendedor');
  pen.text(column.left, 162, `${seller.name}\nNIF ${seller.taxId}\n${seller.address}\n${seller.email}`, {
    width,
  });
  label(pen, column.middle, 146, 'Cliente');
  pen.text(column.middle, 162, `${[buyer.name, buyer.address, buyer.email].filter(Boolean).join('\n')}`, {
    width: column.right - column.middle,
  });
  pen.line(244);
  label(pen, column.left, 264, 'Fecha de expedición y de operación');
  pen.text(column.left, 280, inWords(invoice.issuedAt));
  if (rectified !== undefined) {
    label(pen, column.middle, 264, 'Factura que se rectifica');
    pen.text(column.middle, 280, `${numberOf(rectified)}, del ${inWords(rectified.issuedAt)}`);
  }
}

const moneyFormat = new Intl.NumberFormat('es-ES', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});
const money = (cents: number): string => `${moneyFormat.format(cents / 100)} €`;

/** @param newPage called when the page is full */
function drawAmounts(first: Pen, invoice: InvoiceRow, newPage: () => Pen): void {
  first.line(318, colors.ink, 0.9);
  label(first, column.left, 336, 'Concepto');
  const amounts = invoice.lines === null ? 'IMPORTE' : 'IMPORTE, IVA INCLUIDO';
  first.text(column.right, 336, amounts, { font: 'bold', size: 7, color: colors.soft, align: 'right' });
  first.line(346);
  const below = first.text(column.left, 370, invoice.concept, { width: 340, size: 10.5 });
  if (invoice.lines === null)
    first.text(column.right, 370, money(invoice.netCents), { align: 'right', size: 10.5 });
  const { pen, end } = drawLines(first, below + 8, invoice, newPage);
  let y = Math.max(end, invoice.lines === null ? 402 : 0) + 14;
  pen.line(y - 18);
  for (const [name, cents] of [
    ['Base imponible', invoice.netCents],
    [vatName(invoice), invoice.vatCents],
  ] as const) {
    pen.text(column.middle, y, name, { color: colors.soft });
    pen.text(column.right, y, money(cents), { align: 'right' });
    y += 19;
  }
  pen.line(y - 4, colors.ink, 0.9);
  pen.text(column.middle, y + 21, 'Total', { font: 'serif', size: 17 });
  pen.text(column.right, y + 21, money(invoice.totalCents), { font: 'serif', size: 17, align: 'right' });
}

const vatName = ({ vatCountry, vatPercent }: InvoiceRow): string => {
  const percent = vatPercent.toLocaleString('es-ES');
  return vatCountry === 'ES' ? `IVA (${percent} %)` : `IVA de ${countryName(vatCountry)} (${percent} %)`;
};

const lastLineY = 624;
const nextPageY = 150;

function drawLines(
  first: Pen,
  from: number,
  { lines }: InvoiceRow,
  newPage: () => Pen,
): { pen: Pen; end: number } {
  let pen = first;
  let y = from;
  if (lines === null) return { pen, end: y - 8 };
  for (const { text, cents } of lines) {
    if (y > lastLineY) {
      pen = newPage();
      y = nextPageY;
    }
    pen.text(column.right, y, money(cents), { align: 'right' });
    y = pen.text(column.left, y, text, { width: 370 }) + 3;
  }
  return { pen, end: y + 8 };
}

function drawFoot(pen: Pen, invoice: InvoiceRow): void {
  pen.line(page.height - 92);
  const kind = invoice.rectifies === null ? 'Factura simplificada' : 'Factura simplificada rectificativa';
  const basis =
    invoice.rectifies === null
      ? 'conforme al artículo 4 del Reglamento de facturación (Real Decreto 1619/2012). Pagada.'
      : 'conforme al artículo 15 del Reglamento de facturación (Real Decreto 1619/2012).';
  pen.text(
    column.left,
    page.height - 76,
    `${kind}, ${basis}\nImportes en euros. ¿Dudas? ${invoice.seller.email}`,
    {
      size: 8,
      color: colors.soft,
      width: column.right - column.left,
    },
  );
}

const label = (pen: Pen, x: number, y: number, text: string) =>
  pen.text(x, y, text.toUpperCase(), { font: 'bold', size: 7, color: colors.soft });

function drawMark(sheet: PDFPage, { bold }: Fonts, lines: readonly string[]): void {
  for (const [at, line] of lines.entries()) {
    sheet.drawText(line, {
      x: 112 + at * 80,
      y: 236 - at * 14,
      size: 36,
      font: bold,
      color: colors.garnet,
      opacity: 0.13,
      rotate: degrees(38),
    });
  }
}
