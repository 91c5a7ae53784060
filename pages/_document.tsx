import { Head, Html, Main, NextScript } from 'next/document';
import { FONT_CLASS } from '@/styles/fonts';

const Document = () => (
  <Html lang="en-IN" className={FONT_CLASS} data-scroll-behavior="smooth">
    <Head>
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <meta name="theme-color" content="#9D0022" />
      {/* Before the body is read: which number shows, and whether there is a menu. */}
      <script src="/first-paint.js" />
    </Head>
    <body>
      <Main />
      <NextScript />
    </body>
  </Html>
);

export default Document;
