import { BROCHURE } from '@/data/content/brochure';
import { DIRECTORY_CHECKED_ON, SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { longDate } from '@/lib/schools/directory/profile/words';
import { COLOURS, COLUMN_WIDTH, LAST_LINE, MARGIN, TEXT } from './paper';
import { drawHeading, drawPoints } from './parts';
import type { Sheet } from './sheet';

const COPY = BROCHURE.reach;
const ROW = 40;
const NOTE_LINE = 28;

/** `910000000000` → `+91 00000 00000`. */
const formatMobile = (digits: string): string =>
  digits.replace(/^(\d{2})(\d{5})(\d{5})$/, '+$1 $2 $3');

const WAYS = [
  { way: COPY.phone, text: formatPhone(SCHOOL.phone), link: `tel:${SCHOOL.phone}` },
  { way: COPY.whatsapp, text: formatMobile(SCHOOL.whatsapp), link: null },
  { way: COPY.email, text: SCHOOL.email, link: `mailto:${SCHOOL.email}` },
];

/** Phone, WhatsApp and e-mail, and what to have at hand. */
export const drawReach = (sheet: Sheet): void => {
  const top = sheet.y;
  sheet.decorate(() =>
    sheet.doc
      .roundedRect(MARGIN.side, top, COLUMN_WIDTH, WAYS.length * ROW + 20, 9)
      .fill(COLOURS.tint),
  );
  sheet.y += 16;
  for (const way of WAYS) {
    drawWay(sheet, way);
    sheet.y += ROW;
  }
  sheet.y += 12;
  drawHeading(sheet, COPY.before);
  drawPoints(sheet, COPY.hints);
  sheet.y += 16;
  sheet.write('P', COPY.checked(longDate(DIRECTORY_CHECKED_ON)), TEXT.quiet);
  drawNotes(sheet);
};

/** Lines to write on, down to the foot of the page. */
const drawNotes = (sheet: Sheet): void => {
  drawHeading(sheet, COPY.notes);
  for (sheet.y += NOTE_LINE; sheet.y < LAST_LINE; sheet.y += NOTE_LINE) sheet.rule();
};

const drawWay = (sheet: Sheet, { way, text, link }: (typeof WAYS)[number]): void => {
  const x = MARGIN.side + 20;
  const style = { ...TEXT.heading, colour: link ? COLOURS.crimson : COLOURS.ink };
  sheet.leaf('P', () => sheet.print(way, TEXT.quiet, x, sheet.y + 5, 90));
  const draw = () => sheet.print(text, style, x + 90, sheet.y, 330, link ?? undefined);
  if (link) sheet.leaf('Link', draw);
  else sheet.leaf('P', draw);
};
