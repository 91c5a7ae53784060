import { useRouter } from 'next/router';
import { type ReactNode, useEffect } from 'react';
import { DialogHost } from '@/components/layout/dialogs/DialogHost';
import { LoadingOverlay } from '@/components/layout/loading/LoadingOverlay';
import { SnackbarHost } from '@/components/layout/snackbars/SnackbarHost';
import { CHROME_COPY } from '@/data/copy/chrome';
import { toPublicPath } from '@/lib/chrome/publicPath';
import { chromeFor } from '@/lib/chrome/rules';
import { rememberVisit } from '@/lib/enquiry/attribution';
import { useRouteChange } from '@/lib/hooks/useRouteChange';
import { useSoftLinks } from '@/lib/hooks/useSoftLinks';
import { ErrorBoundary } from './ErrorBoundary';
import styles from './Layout.module.scss';
import { FOOTER_PARTS, HEADER_PARTS } from './parts';

type LayoutProps = { children: ReactNode };

/** Puts the chrome of its path around a page. */
export const Layout = ({ children }: LayoutProps) => {
  const { pathname, query } = useRouter();
  const path = toPublicPath(pathname, query);
  const { header, footer, section } = chromeFor(path);
  const Header = HEADER_PARTS[header];
  const Footer = FOOTER_PARTS[footer];

  useEffect(rememberVisit, []);
  useRouteChange({ onEnd: rememberVisit });
  useSoftLinks();

  return (
    <div className={styles.root}>
      <a href="#main" className={styles.skip}>
        {CHROME_COPY.skip}
      </a>
      <Header path={path} section={section} />
      <main id="main" className={styles.main}>
        <ErrorBoundary key={path}>{children}</ErrorBoundary>
      </main>
      <Footer path={path} />
      <DialogHost />
      <SnackbarHost />
      <LoadingOverlay />
    </div>
  );
};
