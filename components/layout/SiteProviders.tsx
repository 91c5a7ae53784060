import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { Snackbars } from '@/components/layout/snackbars/Snackbars';
import { ConsentProvider } from '@/components/layout/thirdParties/ConsentProvider';
import { BrochureProvider } from '@/lib/brochure/BrochureProvider';
import { DialogProvider } from '@/lib/dialogs/DialogProvider';
import { SearchResultsProvider } from '@/lib/search/SearchResultsProvider';
import { SiteSessionProvider } from '@/lib/session/SessionContext';

type SiteProvidersProps = {
  children: ReactNode;
};

// The browser's calls have a time limit of their own; a parent who waits presses again.
const SWR_OPTIONS = { shouldRetryOnError: false };

/** What every page and every part around it shares. */
export const SiteProviders = ({ children }: SiteProvidersProps) => (
  <SWRConfig value={SWR_OPTIONS}>
    <SiteSessionProvider>
      <Snackbars>
        <DialogProvider>
          <BrochureProvider>
            <SearchResultsProvider>
              <ConsentProvider>{children}</ConsentProvider>
            </SearchResultsProvider>
          </BrochureProvider>
        </DialogProvider>
      </Snackbars>
    </SiteSessionProvider>
  </SWRConfig>
);
