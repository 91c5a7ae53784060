const FRACTION = /\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g;

/**
 * About how many letters and signs of a formula stand beside each other: a fraction is as wide as its
 * longer part.
 */
export const widthOf = (tex: string): number =>
  tex
    .replaceAll(FRACTION, (_, top: string, below: string) =>
      top.length > below.length ? top : below,
    )
    .replaceAll(/\\(?:left|right|text|[dt]?frac|vec|hat|overline|[,;:! ])/g, '')
    .replaceAll(/\\(?:sin|cos|tan|cot|sec|log)(?![a-z])/g, 'sin')
    .replaceAll(/\\[a-zA-Z]+/g, 'x')
    .replaceAll(/[{}^_\s]/g, '').length;
