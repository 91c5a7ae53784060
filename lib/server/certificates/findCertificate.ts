import {
  TRANSFER_CERTIFICATES,
  type TransferCertificate,
} from '@/data/content/programs/transferCertificates';
import { getCertificateBranch, type ShownCertificate } from '@/lib/content/programs/certificate';
import { longDate } from '@/lib/schools/directory/profile/words';
import { SiteError } from '@/lib/site/siteError';

/**
 * The certificate of this number and birthday. Throws `certificate/unknown` where either is wrong:
 * the answer never tells which, so that nobody learns that a number or a birthday exists.
 */
export const findCertificate = (number: string | null, bornOn: string): ShownCertificate => {
  const found = TRANSFER_CERTIFICATES.find(
    (entry) => entry.number === number && entry.bornOn === bornOn,
  );
  if (!found) throw new SiteError('certificate/unknown');
  return toShown(found);
};

const toShown = ({ number, lastClass, issuedOn }: TransferCertificate): ShownCertificate => ({
  number,
  branch: getCertificateBranch(number),
  lastClass,
  issuedOn: longDate(issuedOn),
});
