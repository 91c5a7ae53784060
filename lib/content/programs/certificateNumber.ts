// Year, branch, running number; in front people copy what stands there.
const CERTIFICATE_NUMBER =
  /^(?:T\.?C\.?|NO\.?|NUMBER|:|#|\s)*(20\d\d)[\s/.\-–]+0*([1-9]\d{0,2})[\s/.\-–]+0*([1-9]\d{0,2})$/;

/**
 * Reads the number of a certificate as people type it (`tc 2025-8-14`) into the spelling of the
 * register (`2025/008/014`). Null where it cannot be one.
 */
export const parseCertificateNumber = (typed: string): string | null => {
  const [, year, branch, running] = CERTIFICATE_NUMBER.exec(typed.trim().toUpperCase()) ?? [];
  if (!year || !branch || !running) return null;
  return [year, branch.padStart(3, '0'), running.padStart(3, '0')].join('/');
};

/** The branch that a number names, by its number in the directory. */
export const branchOfCertificate = (number: string): number => Number(number.split('/')[1]);
