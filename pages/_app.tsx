import type { AppProps } from 'next/app';
import { Layout } from '@/components/layout/Layout';
import { FONT_CLASS } from '@/styles/fonts';
import '@/styles/globals.scss';

// Next emits and preloads a font only where _app renders its class; _document puts it on <html>,
// so that dialogs in the top layer have it too.
const App = ({ Component, pageProps }: AppProps) => (
  <div className={FONT_CLASS}>
    <Layout brochureUrl={pageProps.contact?.brochureUrl}>
      <Component {...pageProps} />
    </Layout>
  </div>
);

export default App;
