import { renderMath } from './renderMath';
import { widthOf } from './widthOf';

// Code, an escaped dollar sign, a formula on its own line, one inside a line.
const PARTS = /(`+)[\s\S]*?\1|\\\$|\$\$([\s\S]+?)\$\$|\$([^\s$](?:[^$\n]*[^\s$])?)\$/g;

// Private-use characters: Markdown leaves them alone, and no text of ours has them.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const PLACEHOLDER = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');

/** More letters and signs than this may not fit into a line of a phone. */
const FITS = 24;

// What is too wide scrolls, also for somebody without a mouse.
const drawDisplayed = (tex: string): string => {
  const drawn = renderMath(tex, { display: true });
  return widthOf(tex) > FITS ? drawn.replace('<math ', '<math tabindex="0" ') : drawn;
};

type ExtractedFormulas = { plain: string; putBack: (html: string) => string };

/**
 * Takes the formulas out of a Markdown text, so that `_` and `*` in them stay TeX, and puts them
 * back, drawn, into its HTML.
 */
export const extractFormulas = (text: string): ExtractedFormulas => {
  const formulas: string[] = [];
  const extract = (html: string): string => `${OPEN}${formulas.push(html) - 1}${CLOSE}`;

  const plain = text.replace(PARTS, (part, _ticks, display?: string, inline?: string) => {
    if (display) return extract(drawDisplayed(display.trim()));
    return inline ? extract(renderMath(inline)) : part;
  });
  return {
    plain,
    putBack: (html) => html.replace(PLACEHOLDER, (_, at) => formulas[Number(at)] ?? ''),
  };
};
