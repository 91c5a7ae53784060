import type { AppProps } from 'next/app';
import { Layout } from '@/components/layout/Layout';
import { SiteProviders } from '@/components/layout/SiteProviders';
import { FONT_CLASS } from '@/styles/fonts';
import '@/styles/globals.scss';

type SiteAppProps = AppProps & {
  Component: {
    /** Of a page that stands for any address: the 404 and error pages. */
    path?: string;
  };
};

// Next emits and preloads a font only where _app renders its class; _document puts it on <html>,
// so that dialogs in the top layer have it too.
const App = ({ Component, pageProps }: SiteAppProps) => (
  <div className={FONT_CLASS}>
    <SiteProviders>
      <Layout
        ownPath={Component.path ?? pageProps.path}
        brochureUrl={pageProps.contact?.brochureUrl}
      >
        <Component {...pageProps} />
      </Layout>
    </SiteProviders>
  </div>
);

export default App;
