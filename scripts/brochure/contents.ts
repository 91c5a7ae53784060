import { BROCHURE } from '@/data/content/brochure';
import { cityAnchor } from './branches';
import { listPrintedCities } from './directory';
import { COLOURS, COLUMN_WIDTH, MARGIN, TEXT } from './paper';
import { drawHeading } from './parts';
import type { Section } from './sections';
import type { Sheet } from './sheet';

/** The page on which each place stands, from an earlier run; empty in the first. */
export type Places = ReadonlyMap<string, number>;

const COPY = BROCHURE.contents;
const LINE = 27;
const CITY_LINE = 24;
const CITY_COLUMNS = 3;
const GUTTER = 18;

/** The contents: every chapter and every city with its page, each a link. */
export const drawContents = (sheet: Sheet, sections: readonly Section[], places: Places): void => {
  sheet.write('H1', COPY.heading, TEXT.title);
  sheet.y += 8;
  sheet.write('P', COPY.intro, TEXT.lead, { width: 420 });
  sheet.y += 18;
  sheet.within('TOC', () => {
    for (const { id, heading } of sections) {
      drawEntry(sheet, { title: heading, place: id, x: MARGIN.side, width: COLUMN_WIDTH }, places);
      sheet.y += LINE;
      sheet.decorate(() => drawLine(sheet, MARGIN.side, COLUMN_WIDTH, LINE));
    }
  });
  sheet.y += 10;
  drawHeading(sheet, COPY.cities);
  drawCities(sheet, places);
};

const drawCities = (sheet: Sheet, places: Places): void => {
  const cities = listPrintedCities();
  const perColumn = Math.ceil(cities.length / CITY_COLUMNS);
  const width = (COLUMN_WIDTH - GUTTER * (CITY_COLUMNS - 1)) / CITY_COLUMNS;
  const top = sheet.y;
  sheet.within('TOC', () =>
    cities.forEach((city, index) => {
      const x = MARGIN.side + Math.floor(index / perColumn) * (width + GUTTER);
      sheet.y = top + (index % perColumn) * CITY_LINE;
      drawEntry(sheet, { title: city.name, place: cityAnchor(city), x, width }, places);
    }),
  );
};

type Entry = { title: string; place: string; x: number; width: number };

const drawEntry = (sheet: Sheet, { title, place, x, width }: Entry, places: Places): void => {
  const { doc, y } = sheet;
  sheet.within('TOCI', () =>
    sheet.within('Link', (link) => {
      link.add(() => {
        sheet.print(title, TEXT.label, x, y + 5, width - 30);
        doc.font('regular').fontSize(10.5).fillColor(COLOURS.quiet);
        doc.text(String(places.get(place) ?? ''), x, y + 5, { width, align: 'right' });
      });
      // A variable, since the types of the option do not know `structParent`; the colour is not used.
      const option = { color: COLOURS.crimson, structParent: link };
      doc.goTo(x, y, width, CITY_LINE, place, option);
    }),
  );
};

const drawLine = (sheet: Sheet, x: number, width: number, gap: number): void => {
  const y = sheet.y - gap + 25;
  sheet.doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .stroke(COLOURS.line);
};
