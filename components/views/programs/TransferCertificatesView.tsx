import { Band } from '@/components/blocks/Band';
import { CERTIFICATE_COPY } from '@/data/copy/certificates';
import { CertificateFinder } from './CertificateFinder';
import { ProgramView, type ProgramViewProps } from './ProgramView';

/** Finds a certificate by number and birthday, then explains how one is asked for. */
export const TransferCertificatesView = ({ seo, page }: Omit<ProgramViewProps, 'children'>) => (
  <ProgramView seo={seo} page={page}>
    <Band id="find" tone="white" heading={CERTIFICATE_COPY.heading} lead={CERTIFICATE_COPY.lead}>
      <CertificateFinder />
    </Band>
  </ProgramView>
);
