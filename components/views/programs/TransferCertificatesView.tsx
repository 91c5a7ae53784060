import { Band } from '@/components/blocks/Band';
import { CERTIFICATE_COPY } from '@/data/copy/certificates';
import type { CertificatesPage } from '@/lib/content/programs/certificatesPage';
import { CertificateFinder } from './CertificateFinder';
import { CertificateList } from './CertificateList';
import { ProgramView, type ProgramViewProps } from './ProgramView';

type TransferCertificatesViewProps = Omit<ProgramViewProps, 'children'> & {
  certificates: CertificatesPage;
};

/** Finds a certificate by branch and number, then explains how one is asked for. */
export const TransferCertificatesView = ({
  seo,
  page,
  certificates: { lists, ...finder },
}: TransferCertificatesViewProps) => (
  <ProgramView seo={seo} page={page}>
    <Band
      id="find"
      tone="white"
      heading={CERTIFICATE_COPY.heading}
      lead={CERTIFICATE_COPY.samplesNote}
    >
      <CertificateFinder {...finder} />
    </Band>
    <Band id="list" heading={CERTIFICATE_COPY.listHeading} lead={CERTIFICATE_COPY.listLead}>
      <CertificateList lists={lists} />
    </Band>
  </ProgramView>
);
