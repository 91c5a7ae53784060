import { COLOURS, COLUMN_WIDTH, MARGIN, PAPER, TEXT } from './paper';
import type { Sheet } from './sheet';

const NUMBER_SIZE = 22;

/** Lines that a heading has to have below it on its page. */
const AFTER_HEADING = 60;

export const drawHeading = (sheet: Sheet, text: string, after = AFTER_HEADING): void => {
  sheet.skip(18);
  sheet.keepTogether(sheet.measure(text, TEXT.heading) + after);
  sheet.write('H2', text, TEXT.heading);
  sheet.y += 6;
};

export const drawParagraph = (sheet: Sheet, text: string): void => {
  sheet.write('P', text, TEXT.body);
  sheet.y += 8;
};

/** A name in bold and the text that belongs to it, never on two pages. */
export const drawTopic = (sheet: Sheet, title: string, text: string): void => {
  sheet.keepTogether(sheet.measure(title, TEXT.label) + sheet.measure(text, TEXT.body));
  sheet.write('H3', title, TEXT.label);
  sheet.y += 1;
  sheet.write('P', text, TEXT.body);
  sheet.y += 10;
};

/** A list with crimson points. */
export const drawPoints = (sheet: Sheet, points: readonly string[]): void =>
  sheet.within('L', () => {
    for (const point of points) {
      sheet.keepTogether(sheet.measure(point, TEXT.body, COLUMN_WIDTH - 16));
      const y = sheet.y + 7;
      sheet.decorate(() => sheet.doc.circle(MARGIN.side + 3.5, y, 2.2).fill(COLOURS.crimson));
      sheet.within('LI', () => sheet.write('LBody', point, TEXT.body, { x: MARGIN.side + 16 }));
      sheet.y += 4;
    }
  });

/** The steps of a road, each with its number in a circle. */
export const drawSteps = (
  sheet: Sheet,
  steps: readonly { title: string; text: string }[],
): void => {
  const x = MARGIN.side + NUMBER_SIZE + 16;
  const width = PAPER.width - MARGIN.side - x;
  sheet.within('L', () =>
    steps.forEach(({ title, text }, index) => {
      const height =
        sheet.measure(title, TEXT.label, width) + sheet.measure(text, TEXT.body, width);
      sheet.keepTogether(height + 2);
      sheet.within('LI', () => {
        drawNumber(sheet, index + 1);
        sheet.write('LBody', title, TEXT.label, { x });
        sheet.y += 1;
        sheet.write('LBody', text, TEXT.body, { x });
      });
      sheet.y += 16;
    }),
  );
};

const drawNumber = (sheet: Sheet, number: number): void => {
  const { doc, y } = sheet;
  sheet.decorate(() =>
    doc
      .circle(MARGIN.side + NUMBER_SIZE / 2, y + NUMBER_SIZE / 2 - 2, NUMBER_SIZE / 2)
      .fill(COLOURS.crimson),
  );
  sheet.leaf('Lbl', () => {
    doc.font('bold').fontSize(11).fillColor(COLOURS.white);
    doc.text(String(number), MARGIN.side, y + 2.6, { width: NUMBER_SIZE, align: 'center' });
  });
};
