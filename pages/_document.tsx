import { Html, Main, NextScript } from 'next/document';
import { FIRST_PAINT_SCRIPT } from '@/lib/chrome/firstPaintScript.mjs';
import { StyledHead } from '@/lib/server/styledHead';
import { FONT_CLASS } from '@/styles/fonts';

const Document = () => (
  <Html lang="en-IN" className={FONT_CLASS} data-scroll-behavior="smooth">
    <StyledHead>
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <meta name="theme-color" content="#9D0022" />
      {/* Before the body is read: which number shows, and whether there is a menu. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, let in by its hash in the security policy. */}
      <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }} />
    </StyledHead>
    <body>
      <Main />
      <NextScript />
    </body>
  </Html>
);

export default Document;
