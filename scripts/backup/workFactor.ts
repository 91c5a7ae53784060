/**
 * How much work a passphrase of age costs, as a power of two (https://age-encryption.org/v1). A data key
 * is random: a higher factor would only make each file a second slower to open.
 */
export const SCRYPT_WORK_FACTOR = 15;
