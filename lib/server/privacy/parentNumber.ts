import { checkMobile, cleanMobile, toContact } from '@/lib/login/mobile';
import { hashPersonal } from '@/lib/server/crypto';

/** A mobile number in both spellings under which something of it can be stored. */
export type ParentNumber = {
  /** 10 digits. */
  mobile: string;
  /** `+91-` and the digits, as the school system has it. */
  contact: string;
};

/** Reads a mobile number in any usual spelling; null where it is none. */
export const parseNumber = (text: string): string | null => {
  const digits = text.replaceAll(/\D/g, '');
  const mobile = cleanMobile(text);
  // `cleanMobile` cuts what is too long, as a form does: here it may be somebody else's number.
  const isWhole = digits.endsWith(mobile) && digits.length <= mobile.length + 4;
  return isWhole && checkMobile(mobile) === null ? mobile : null;
};

export const toParentNumber = (mobile: string): ParentNumber => ({
  mobile,
  contact: toContact(mobile),
});

/**
 * Under what a request of this number is written down, and with which key: the database's own for
 * hashes, which no change of secrets touches.
 */
export const hashRequest = (mobile: string) => ({
  number_hash: hashPersonal(`privacy request ${mobile}`),
  key_id: requestKeyId(),
});

/** Names the key that `hashRequest` works with now. It tells nothing of it. */
export const requestKeyId = (): string => hashPersonal('key of requests').slice(0, 8);
