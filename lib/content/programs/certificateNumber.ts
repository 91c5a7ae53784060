// A year, then a running number of up to three digits; in front people copy what stands there.
const CERTIFICATE_NUMBER = /^(?:T\.?C\.?|NO\.?|NUMBER|:|#|\s)*(20\d\d)[\s/.\-–]+0*([1-9]\d{0,2})$/;

/**
 * Reads the number of a certificate as people type it (`tc 2025-14`) into the spelling of the
 * register (`2025/014`). Null where it cannot be one.
 */
export const parseCertificateNumber = (typed: string): string | null => {
  const [, year, running] = CERTIFICATE_NUMBER.exec(typed.trim().toUpperCase()) ?? [];
  return year && running ? `${year}/${running.padStart(3, '0')}` : null;
};
