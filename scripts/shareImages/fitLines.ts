import { type Weight, widthOf } from './lettering';

type Fit = { weight: Weight; width: number; mostLines: number; sizes: readonly number[] };

/** Words into lines no wider than this; a single word may be wider. */
const wrap = (text: string, weight: Weight, size: number, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, weight, size) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const STEP = 10;

/** The same number of lines in the least width, so that no word is left alone on the last one. */
const balance = (text: string, weight: Weight, size: number, width: number): string[] => {
  const lines = wrap(text, weight, size, width);
  for (let less = width - STEP; less > 0; less -= STEP) {
    const narrower = wrap(text, weight, size, less);
    const isInside = narrower.every((line) => widthOf(line, weight, size) <= width);
    if (narrower.length > lines.length || !isInside) break;
    lines.splice(0, lines.length, ...narrower);
  }
  return lines;
};

/** The text in the first size (largest first) in which it fits. Throws where it fits in none. */
export const fitLines = (
  text: string,
  { weight, width, mostLines, sizes }: Fit,
): { lines: string[]; size: number } => {
  for (const size of sizes) {
    const lines = balance(text, weight, size, width);
    const isInside = lines.every((line) => widthOf(line, weight, size) <= width);
    if (isInside && lines.length <= mostLines) return { lines, size };
  }
  throw new Error(`“${text}” does not fit on a share image`);
};
