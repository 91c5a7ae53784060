import { BROCHURE } from '@/data/content/brochure';
import { ADMISSION_SESSION, SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { countDirectory } from '@/lib/schools/directory/counts';
import { drawGem } from './gem';
import { COLOURS, MARGIN, PAPER, TEXT, type TextStyle } from './paper';
import type { Sheet } from './sheet';

const COPY = BROCHURE.cover;
const FIELD_HEIGHT = 610;
const TEXT_WIDTH = 400;

const NAME: TextStyle = { ...TEXT.heading, colour: COLOURS.white };
const KICKER: TextStyle = { ...TEXT.label, size: 13, colour: '#F6D3D9' };
const LEAD: TextStyle = { ...TEXT.lead, size: 14, colour: COLOURS.white };
const NUMBER: TextStyle = { ...TEXT.title, size: 30 };

/** A crimson field with the gem of the logo, the title, and what there is to count. */
export const drawCover = (sheet: Sheet): void => {
  sheet.decorate(() => drawField(sheet.doc));
  sheet.y = 66;
  sheet.write('P', SCHOOL.name, NAME, { x: MARGIN.side + 48 });
  sheet.y = 330;
  sheet.write('P', COPY.kicker(ADMISSION_SESSION.label), KICKER);
  sheet.y += 6;
  sheet.write('H1', BROCHURE.title, TEXT.display, { width: TEXT_WIDTH });
  sheet.y += 14;
  sheet.write('P', COPY.lead, LEAD, { width: TEXT_WIDTH - 30 });
  drawFacts(sheet);
  sheet.y = FIELD_HEIGHT + 150;
  sheet.write('P', `${COPY.range}   ${formatPhone(SCHOOL.phone)}   ${SCHOOL.email}`, TEXT.quiet);
};

const drawField = (doc: PDFKit.PDFDocument): void => {
  doc.save().rect(0, 0, PAPER.width, FIELD_HEIGHT).clip();
  doc.rect(0, 0, PAPER.width, FIELD_HEIGHT).fill(COLOURS.crimson);
  doc.opacity(0.9);
  drawGem(doc, 300, -70, 430);
  doc.opacity(1);
  doc.restore();
  doc.roundedRect(MARGIN.side - 5, 55, 42, 42, 9).fill(COLOURS.white);
  drawGem(doc, MARGIN.side, 60, 32);
};

const drawFacts = (sheet: Sheet): void => {
  const { branches, cities, boarding } = countDirectory();
  const facts = [
    { count: branches, of: COPY.facts.branches },
    { count: cities, of: COPY.facts.cities },
    { count: boarding, of: COPY.facts.boarding },
  ];
  facts.forEach(({ count, of }, index) => {
    const x = MARGIN.side + index * 165;
    sheet.leaf('P', () => {
      sheet.print(String(count), NUMBER, x, FIELD_HEIGHT + 44, 150);
      sheet.print(of, TEXT.lead, x, FIELD_HEIGHT + 80, 150);
    });
  });
};
