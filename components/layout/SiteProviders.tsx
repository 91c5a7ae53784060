import type { ReactNode } from 'react';
import { SnackbarQueue } from '@/components/layout/snackbars/SnackbarQueue';
import { ConsentProvider } from '@/components/layout/thirdParties/ConsentProvider';
import { BrochureProvider } from '@/lib/brochure/BrochureProvider';
import { SearchResultsProvider } from '@/lib/search/SearchResultsProvider';
import { SiteSessionProvider } from '@/lib/session/SessionContext';
import { DialogProvider } from '@/lib/site/DialogProvider';

type SiteProvidersProps = {
  children: ReactNode;
};

/** What every page and every part around it shares. */
export const SiteProviders = ({ children }: SiteProvidersProps) => (
  <SiteSessionProvider>
    <SnackbarQueue>
      <DialogProvider>
        <BrochureProvider>
          <SearchResultsProvider>
            <ConsentProvider>{children}</ConsentProvider>
          </SearchResultsProvider>
        </BrochureProvider>
      </DialogProvider>
    </SnackbarQueue>
  </SiteSessionProvider>
);
