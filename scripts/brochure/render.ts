import PDFDocument from 'pdfkit';
import { BROCHURE } from '@/data/content/brochure';
import { DIRECTORY_CHECKED_ON, SCHOOL } from '@/data/school';
import { drawContents, type Places } from './contents';
import { drawCover } from './cover';
import { registerFonts } from './fonts';
import { TEXT } from './paper';
import { listSections, type Section } from './sections';
import { Sheet } from './sheet';

// The document's id and dates come from the data, so that the same data gives the same bytes.
const MADE_ON = new Date(`${DIRECTORY_CHECKED_ON}T00:00:00Z`);

const createDocument = (): PDFKit.PDFDocument =>
  new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-IN',
    info: {
      Title: `${SCHOOL.name}: ${BROCHURE.title}`,
      Author: SCHOOL.name,
      Subject: BROCHURE.subject,
      Keywords: BROCHURE.keywords,
      Creator: SCHOOL.name,
      CreationDate: MADE_ON,
      ModDate: MADE_ON,
    },
  });

const drawSection = (sheet: Sheet, { id, heading, intro, startsPage, draw }: Section): void => {
  if (startsPage) sheet.turnPage();
  else sheet.skip(26);
  sheet.keepTogether(180);
  sheet.mark(id, heading, 'chapter');
  sheet.write('H1', heading, TEXT.title);
  sheet.y += 8;
  sheet.write('P', intro, TEXT.lead);
  sheet.y += 14;
  draw(sheet);
};

const collect = (doc: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

const drawOnce = async (known: Places): Promise<{ bytes: Buffer; places: Places }> => {
  const doc = createDocument();
  const bytes = collect(doc);
  registerFonts(doc);
  const sections = listSections();
  const sheet = new Sheet(doc, `${SCHOOL.name} · ${BROCHURE.title}`);
  sheet.turnPage(false);
  drawCover(sheet);
  sheet.turnPage();
  drawContents(sheet, sections, known);
  for (const section of sections) drawSection(sheet, section);
  doc.end();
  return { bytes: await bytes, places: sheet.places };
};

/** The brochure as a PDF. Drawn twice: the contents need the pages that the first run finds. */
export const renderBrochure = async (): Promise<Buffer> => {
  const { places } = await drawOnce(new Map());
  return (await drawOnce(places)).bytes;
};
