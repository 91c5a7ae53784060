import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { extractFormulas } from '@/lib/study/math/formulas';
import { refuseUnsafe } from './refuseUnsafe';

const toHtml = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(refuseUnsafe)
  .use(remarkRehype)
  .use(rehypeStringify)
  .freeze();

/**
 * Markdown with tables and with formulas in `$…$` and `$$…$$` as HTML (`\$` is a dollar sign).
 * Throws on raw HTML, on links and pictures from unsafe places and on wrong TeX.
 */
export const renderMarkdown = (text: string): string => {
  const { plain, putBack } = extractFormulas(text);
  return putBack(String(toHtml.processSync(plain)));
};
