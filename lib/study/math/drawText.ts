import { escapeHtml } from '@/lib/site/escapeHtml';
import { extractFormulas } from './formulas';

/**
 * One line of text with formulas in `$…$` as HTML, everything else as it is written (`\$` is a
 * dollar sign). Throws where the TeX is wrong. For the server and the build only.
 */
export const drawText = (text: string): string => {
  const { plain, putBack } = extractFormulas(text);
  return putBack(escapeHtml(plain).replaceAll('\\$', '$'));
};
