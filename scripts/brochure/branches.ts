import { listPrintedCities, type PrintedBranch, type PrintedCity } from './directory';
import { COLOURS, COLUMN_WIDTH, MARGIN, TEXT, type TextStyle } from './paper';
import type { Sheet } from './sheet';

const NAME: TextStyle = { ...TEXT.label, font: 'bold' };
const TEACHES_WIDTH = 190;
const NAME_WIDTH = COLUMN_WIDTH - TEACHES_WIDTH - 8;
const GAP = 5;

/** The place in the document that the contents and the bookmarks lead to. */
export const cityAnchor = (city: PrintedCity): string => `city-${city.slug}`;

/** All branches, city by city. */
export const drawBranches = (sheet: Sheet): void => {
  for (const city of listPrintedCities()) drawCity(sheet, city);
};

const drawCity = (sheet: Sheet, city: PrintedCity): void => {
  const [first] = city.branches;
  sheet.skip(18);
  sheet.keepTogether(46 + introHeight(sheet, city) + (first ? branchHeight(sheet, first) : 0));
  sheet.mark(cityAnchor(city), city.name, 'below');
  sheet.write('H2', city.name, { ...TEXT.heading, size: 16, colour: COLOURS.crimson });
  sheet.write('P', city.count, TEXT.quiet);
  if (city.intro) {
    sheet.y += 2;
    sheet.write('P', city.intro, TEXT.body);
  }
  sheet.y += 8;
  sheet.within('L', () => {
    for (const branch of city.branches) drawBranch(sheet, branch);
  });
};

const introHeight = (sheet: Sheet, city: PrintedCity): number =>
  city.intro ? sheet.measure(city.intro, TEXT.body) : 0;

const nameOf = ({ name, marks }: PrintedBranch): string => [name, ...marks].join(' · ');

const branchHeight = (sheet: Sheet, branch: PrintedBranch): number =>
  sheet.measure(nameOf(branch), NAME, NAME_WIDTH) +
  sheet.measure(branch.around, TEXT.quiet) +
  2 * GAP;

const drawBranch = (sheet: Sheet, branch: PrintedBranch): void => {
  sheet.keepTogether(branchHeight(sheet, branch));
  sheet.rule();
  sheet.y += GAP;
  sheet.within('LI', () => {
    const height = sheet.measure(nameOf(branch), NAME, NAME_WIDTH);
    sheet.leaf('LBody', () => {
      sheet.print(nameOf(branch), NAME, MARGIN.side, sheet.y, NAME_WIDTH);
      drawTeaches(sheet, branch.teaches);
    });
    sheet.y += height;
    sheet.write('LBody', branch.around, TEXT.quiet);
  });
  sheet.y += GAP;
};

const drawTeaches = (sheet: Sheet, text: string): void => {
  const { doc, y } = sheet;
  doc.font('semibold').fontSize(9.5).fillColor(COLOURS.crimsonDark);
  doc.text(text, MARGIN.side + COLUMN_WIDTH - TEACHES_WIDTH, y + 0.8, {
    width: TEACHES_WIDTH,
    align: 'right',
  });
};
