import {
  TRANSFER_CERTIFICATES,
  type TransferCertificate,
} from '@/data/content/programs/transferCertificates';
import { BRANCH_LIST, CITY_LIST } from '@/data/places/places';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { branchTitle } from '@/lib/schools/directory/branches';

export type BranchOptions = { label: string; options: { value: string; label: string }[] };

/** What the form that finds a certificate knows. */
export type CertificatesPage = {
  /** Every branch, by city: also one that has issued none can be asked for. */
  branches: readonly BranchOptions[];
  /** By branch, as the list on the page shows them. */
  lists: readonly { title: string; certificates: readonly TransferCertificate[] }[];
  phone: string;
  email: string;
};

/** Gathers the form and the list. For prerendering. */
export const buildCertificatesPage = (): CertificatesPage => ({
  branches: CITY_LIST.map(({ slug, displayName }) => ({
    label: displayName,
    options: BRANCH_LIST.filter(({ city }) => city === slug).map((branch) => ({
      value: branch.slug,
      label: branchTitle(branch),
    })),
  })),
  lists: BRANCH_LIST.flatMap((branch) => {
    const certificates = TRANSFER_CERTIFICATES.filter((entry) => entry.branch === branch.slug);
    return certificates.length === 0 ? [] : [{ title: branchTitle(branch), certificates }];
  }),
  phone: formatPhone(SCHOOL.phone),
  email: SCHOOL.email,
});
