import { useRouter } from 'next/router';
import { Activity, type ReactNode, useEffect } from 'react';
import { Banner } from '@/components/layout/banners/Banner';
import { DialogHost } from '@/components/layout/dialogs/DialogHost';
import { LoadingOverlay } from '@/components/layout/loading/LoadingOverlay';
import { StudyStrip } from '@/components/layout/studyStrip/StudyStrip';
import { ThirdParties } from '@/components/layout/thirdParties/ThirdParties';
import { CHROME_COPY } from '@/data/copy/chrome';
import { markVisit } from '@/lib/chrome/markVisit';
import { toPublicPath } from '@/lib/chrome/publicPath';
import { chromeFor } from '@/lib/chrome/rules';
import { rememberVisit } from '@/lib/enquiry/attribution';
import { useRouteChange } from '@/lib/hooks/useRouteChange';
import { forgetLeftPage } from '@/lib/thirdParties/conversions';
import { ErrorBoundary } from './ErrorBoundary';
import styles from './Layout.module.scss';
import { FOOTER_PARTS, HEADER_PARTS } from './parts';

type LayoutProps = {
  children: ReactNode;
  /** The path that the page stands at, where the address does not tell. */
  ownPath?: string;
  /** Where the brochure lies, when it is not our own file. */
  brochureUrl?: string;
};

const noteNextPage = () => {
  markVisit();
  rememberVisit();
  forgetLeftPage();
};

/**
 * Puts the chrome of its path around a page. React hydrates what stands in an `Activity` as a part of
 * its own, first the one that a visitor touches
 * (https://react.dev/reference/react/Activity#speeding-up-interactions-during-page-load).
 */
export const Layout = ({ children, ownPath, brochureUrl }: LayoutProps) => {
  const { pathname, query } = useRouter();
  const path = ownPath ?? toPublicPath(pathname, query);
  const chrome = chromeFor(path);
  const Header = HEADER_PARTS[chrome.header];
  const Footer = FOOTER_PARTS[chrome.footer];

  useEffect(rememberVisit, []);
  useRouteChange({ onEnd: noteNextPage });

  return (
    <div className={styles.root}>
      <a href="#main" className={styles.skip}>
        {CHROME_COPY.skip}
      </a>
      <ThirdParties chat={chrome.hasChat} tags={chrome.tags} path={path} />
      <Activity>
        <Header path={path} section={chrome.section} brochureUrl={brochureUrl} />
        {chrome.hasStudyStrip && <StudyStrip />}
        {chrome.banner && <Banner banner={chrome.banner} />}
      </Activity>
      <main id="main" className={styles.main}>
        <Activity>
          <ErrorBoundary key={path}>{children}</ErrorBoundary>
        </Activity>
      </main>
      <Activity>
        <Footer path={path} />
      </Activity>
      <DialogHost />
      <LoadingOverlay />
    </div>
  );
};
