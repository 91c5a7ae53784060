import { branchTitle, getBranch } from '@/lib/schools/directory/branches';
import { branchOfCertificate } from './certificateNumber';

/** What a certificate's page shows: nothing about the child. Everything as people read it. */
export type ShownCertificate = {
  number: string;
  branch: string;
  lastClass: string;
  issuedOn: string;
};

/** `OIS Jalahalli` */
export const getCertificateBranch = (number: string): string => {
  const branch = getBranch(branchOfCertificate(number));
  return branch ? branchTitle(branch) : '';
};
