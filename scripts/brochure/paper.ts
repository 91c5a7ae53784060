/** Sizes in points (1/72 inch): A4 with its margins, the type and the colours of the brochure. */

export const PAPER = { width: 595.28, height: 841.89 } as const;

export const MARGIN = { side: 56, top: 60, bottom: 68 } as const;

export const COLUMN_WIDTH = PAPER.width - 2 * MARGIN.side;

/** Below this line only the page number stands. */
export const LAST_LINE = PAPER.height - MARGIN.bottom;

export const COLOURS = {
  crimson: '#9D0022',
  crimsonDark: '#7A001B',
  tint: '#FBEFF1',
  ink: '#1F1A1C',
  quiet: '#5B5356',
  line: '#E9E1DC',
  white: '#FFFFFF',
} as const;

export type FontName = 'regular' | 'semibold' | 'bold' | 'heavy';

export type TextStyle = { font: FontName; size: number; lineGap: number; colour: string };

export const TEXT = {
  display: { font: 'heavy', size: 44, lineGap: -4, colour: COLOURS.white },
  title: { font: 'heavy', size: 27, lineGap: 0, colour: COLOURS.crimson },
  heading: { font: 'bold', size: 15, lineGap: 1, colour: COLOURS.ink },
  label: { font: 'semibold', size: 10.5, lineGap: 2, colour: COLOURS.ink },
  body: { font: 'regular', size: 10.5, lineGap: 3.2, colour: COLOURS.ink },
  lead: { font: 'regular', size: 12.5, lineGap: 4, colour: COLOURS.quiet },
  quiet: { font: 'regular', size: 9.5, lineGap: 2.4, colour: COLOURS.quiet },
  mark: { font: 'semibold', size: 8, lineGap: 0, colour: COLOURS.crimson },
} as const satisfies Record<string, TextStyle>;
