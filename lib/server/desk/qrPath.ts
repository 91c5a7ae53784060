import qrcode from 'qrcode-generator';

/** A QR code as the path of an SVG whose box is `size` units wide and high, its margin included. */
export type QrPath = { size: number; path: string };

/** Units of white that the standard (ISO/IEC 18004) wants around the code. */
const MARGIN = 4;

/** Draws the QR code of a text; its size follows from the text's length. */
export const qrPath = (text: string): QrPath => {
  // 0: as small as the text allows. M: a seventh of it may be unreadable.
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count * count }, (_, index) => [
    Math.floor(index / count),
    index % count,
  ]);
  const path = places
    .filter(([row = 0, column = 0]) => code.isDark(row, column))
    .map(([row = 0, column = 0]) => `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`)
    .join('');
  return { size: count + 2 * MARGIN, path };
};
