import { SHARE_SIZE, type ShareImage } from '@/data/routes/share/image';
import { SCHOOL } from '@/data/school';
import { fitLines } from './fitLines';
import { drawLine } from './lettering';
import { isEmblem, placeImage } from './svgImages';

const COLOURS = { crimson: '#9D0022', white: '#FFFFFF', tint: '#F6D3D9' } as const;
const MARGIN = 64;
const TEXT_WIDTH = 560;
const GEM = '/icon.svg';
const FRAME = { x: 672, y: 150, width: 464, height: 348 };
const EMBLEM = { x: 734, y: 144, width: 360, height: 360 };
const TITLE = {
  weight: 800,
  width: TEXT_WIDTH,
  mostLines: 3,
  sizes: [80, 72, 64, 56, 48],
} as const;
const NOTE = { weight: 500, width: TEXT_WIDTH, mostLines: 2, sizes: [34, 30, 27] } as const;
const TITLE_LEADING = 1.08;
const NOTE_LEADING = 1.3;
const GAP = 30;
/** How much of a line of capitals stands above the line. */
const CAPITALS = 0.7;
/** The middle of the field below the school's name. */
const MIDDLE = 358;

const drawText = ({ title, note }: ShareImage): string => {
  const heading = fitLines(title, TITLE);
  const small = fitLines(note, NOTE);
  const lineOf = heading.size * TITLE_LEADING;
  const noteLine = small.size * NOTE_LEADING;
  const height =
    heading.size * CAPITALS +
    lineOf * (heading.lines.length - 1) +
    GAP +
    noteLine * small.lines.length;
  const first = MIDDLE - height / 2 + heading.size * CAPITALS;
  const noteTop = first + lineOf * (heading.lines.length - 1) + GAP;
  const lines = (texts: string[], size: number, weight: 500 | 800, at: (line: number) => number) =>
    texts.map((text, line) => drawLine({ text, weight, size, x: MARGIN, y: at(line) })).join('');
  return [
    `<g fill="${COLOURS.white}">${lines(heading.lines, heading.size, 800, (line) => first + line * lineOf)}</g>`,
    `<g fill="${COLOURS.tint}">${lines(small.lines, small.size, 500, (line) => noteTop + (line + 1) * noteLine - 6)}</g>`,
  ].join('');
};

const drawPicture = ({ picture }: ShareImage): string => {
  if (isEmblem(picture)) return placeImage(picture, EMBLEM);
  const { x, y, width, height } = FRAME;
  return [
    `<clipPath id="frame"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="28"/></clipPath>`,
    `<g clip-path="url(#frame)">${placeImage(picture, FRAME)}</g>`,
  ].join('');
};

const drawName = (): string =>
  [
    `<rect x="${MARGIN}" y="54" width="64" height="64" rx="14" fill="${COLOURS.white}"/>`,
    placeImage(GEM, { x: MARGIN + 8, y: 62, width: 48, height: 48 }),
    `<g fill="${COLOURS.white}">${drawLine({ text: SCHOOL.name, weight: 600, size: 32, x: MARGIN + 84, y: 97 })}</g>`,
  ].join('');

/** The image as SVG, letters as outlines, so that it looks alike wherever it is drawn. */
export const drawImage = (image: ShareImage): string => {
  const { width, height } = SHARE_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${COLOURS.crimson}"/>`,
    `<g opacity="0.18">${placeImage(GEM, { x: 620, y: -130, width: 890, height: 890 })}</g>`,
    drawName(),
    drawText(image),
    drawPicture(image),
    '</svg>',
  ].join('');
};
