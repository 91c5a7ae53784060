import { widthOf } from './widthOf';

const INLINE = /(?<!\\)\$([^\s$](?:[^$\n]*[^\s$])?)\$/g;

/** Letters and signs that fit into a line of a phone, in a list with marks beside it. */
const FITS = 18;

const RELATION =
  /^(?:=|<|>|\\(?:le|ge|leq|geq|ne|neq|approx|Rightarrow|implies|therefore)(?![a-z]))/;
const SIGN = /^(?:[+-]|\\(?:times|div|cdot|pm)(?![a-z]))/;

const STEPS: Readonly<Record<string, number>> = {
  '{': 1,
  '(': 1,
  '[': 1,
  '\\left': 1,
  '\\begin': 1,
  '}': -1,
  ')': -1,
  ']': -1,
  '\\right': -1,
  '\\end': -1,
};

const TOKEN = /\\[a-zA-Z]+|\\.|./gsu;

/** Cuts before the signs that stand in no bracket. The first sign begins nothing. */
const cutBefore = (tex: string, sign: RegExp): readonly string[] => {
  let depth = 0;
  const cuts = [0];
  for (const { 0: token, index } of tex.matchAll(TOKEN)) {
    depth += STEPS[token] ?? 0;
    const before = tex.slice(0, index).trimEnd();
    // After another sign it is the sign of a number: 3 × -2.
    const isBetween =
      before !== '' && !/(?:[=<>+^_-]|\\(?:times|div|cdot|pm|le|ge|ne))$/.test(before);
    if (depth === 0 && isBetween && sign.test(tex.slice(index))) cuts.push(index);
  }
  return cuts.map((cut, at) => tex.slice(cut, cuts[at + 1]).trim());
};

/** Joins neighbours again as long as they fit into a line. */
const joinShort = (pieces: readonly string[]): readonly string[] => {
  const lines: string[] = [];
  for (const piece of pieces) {
    const joined = `${lines.at(-1)} ${piece}`;
    if (lines.length > 0 && widthOf(joined) <= FITS) lines[lines.length - 1] = joined;
    else lines.push(piece);
  }
  return lines;
};

const breakTex = (tex: string): readonly string[] =>
  widthOf(tex) <= FITS
    ? [tex]
    : joinShort(
        cutBefore(tex, RELATION).flatMap((piece) =>
          widthOf(piece) <= FITS ? [piece] : cutBefore(piece, SIGN),
        ),
      );

// An empty group before a sign keeps the space around it.
const toFormula = (tex: string, at: number): string =>
  at === 0 ? `$${tex}$` : `$\\mathord{}${tex}$`;

/** Nothing to see: it keeps the dollar signs of neighbours apart. */
const SEAM = '\u200b';

/**
 * Long formulas in a line as several, cut before signs that stand in no bracket: browsers do not
 * break a formula, and a phone is narrow.
 */
export const breakFormulas = (text: string): string =>
  text.replace(INLINE, (_, tex: string) => breakTex(tex).map(toFormula).join(SEAM));
