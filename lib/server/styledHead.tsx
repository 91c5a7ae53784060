import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Head } from 'next/document';

type StyleLinks = ReturnType<Head['getCssLinks']>;

const PREFIX = '/_next/';
const BUILD = join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next');

const sheets = new Map<string, string>();

/** The text of a built style sheet, read once. `href` is its address, `/_next/static/css/….css`. */
const readSheet = (href: string): string => {
  const known = sheets.get(href);
  if (known !== undefined) return known;
  const text = readFileSync(join(BUILD, decodeURI(href.slice(PREFIX.length))), 'utf8');
  sheets.set(href, text);
  return text;
};

/**
 * Next's head with the style sheets in it instead of links to them: on slow 4G the first words show
 * 0.6 s earlier (docs/architecture.md). `getCssLinks` is a public method of the exported class; if
 * Next ever stops calling it, the links are back and nothing else changes.
 */
export class StyledHead extends Head {
  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]): StyleLinks {
    const links = super.getCssLinks(files);
    // The development server makes its sheets as it goes.
    if (process.env.NODE_ENV !== 'production' || links === null) return links;
    return links
      .filter(({ props }) => props.rel === 'stylesheet')
      .map(({ key, props: { href } }) => (
        // By `data-href` webpack's loader of style sheets knows that this one is there:
        // https://webpack.js.org/plugins/mini-css-extract-plugin
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own build.
        <style key={key} data-href={href} dangerouslySetInnerHTML={{ __html: readSheet(href) }} />
      ));
  }
}
