import type { AppProps } from 'next/app';
import type { ComponentType, ReactNode } from 'react';
import { Layout } from '@/components/layout/Layout';
import { SiteProviders } from '@/components/layout/SiteProviders';
import type { StaffRole } from '@/lib/desk/roles';
import { FONT_CLASS } from '@/styles/fonts';
import '@/styles/globals.scss';

type SiteAppProps = AppProps & {
  Component: {
    /** Of a page that stands for any address: the 404 and error pages. */
    path?: string;
    /** What stands around it, where that is not the chrome of its address. */
    Frame?: ComponentType<{ children: ReactNode; role?: StaffRole }>;
  };
};

// Next emits and preloads a font only where _app renders its class; _document puts it on <html>,
// so that dialogs in the top layer have it too.
const App = ({ Component, pageProps }: SiteAppProps) => (
  <div className={FONT_CLASS}>
    <SiteProviders>
      {Component.Frame ? (
        <Component.Frame role={pageProps.role}>
          <Component {...pageProps} />
        </Component.Frame>
      ) : (
        <Layout
          ownPath={Component.path ?? pageProps.path}
          brochureUrl={pageProps.contact?.brochureUrl}
        >
          <Component {...pageProps} />
        </Layout>
      )}
    </SiteProviders>
  </div>
);

export default App;
