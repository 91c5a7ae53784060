import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkMobile, cleanMobile, toContact } from '@/lib/login/mobile';
import { hashPersonalWith } from '@/lib/server/crypto';
import { getEnv } from '@/lib/server/env/env';

/** A mobile number with everything under which something of it can be stored. */
export type ParentNumber = {
  /** 10 digits. */
  mobile: string;
  /** `+91-` and the digits, as the school system has it. */
  contact: string;
  /** The keyed hash of a text (which names the number) with each secret that the site has had. */
  hashesOf: (text: string) => string[];
};

/** Reads a mobile number in any usual spelling; null where it is none. */
export const parseNumber = (text: string): string | null => {
  const digits = text.replaceAll(/\D/g, '');
  const mobile = cleanMobile(text);
  // `cleanMobile` cuts what is too long, as a form does: here it may be somebody else's number.
  const isWhole = digits.endsWith(mobile) && digits.length <= mobile.length + 4;
  return isWhole && checkMobile(mobile) === null ? mobile : null;
};

export const toParentNumber = (mobile: string, secrets: readonly string[]): ParentNumber => ({
  mobile,
  contact: toContact(mobile),
  hashesOf: (text) => secrets.map((secret) => hashPersonalWith(secret, text)),
});

/** Under what a request of this number is written down, and with which key. */
export const hashRequest = (secret: string, mobile: string) => ({
  number_hash: hashPersonalWith(secret, `privacy request ${mobile}`),
  key_id: keyIdOf(secret),
});

const keyIdOf = (secret: string): string => hashPersonalWith(secret, 'key of requests').slice(0, 8);

/** The site's secret, and those in DATA_DIR that a restore has replaced; the present one first. */
export const readSecrets = (
  current: string = getEnv().secret,
  dataDir: string = getEnv().dataDir,
): string[] => {
  const replaced = listNames(dataDir)
    .filter((name) => /^secret\.replaced-[^.]+$/.test(name))
    .map((name) => readFileSync(join(dataDir, name), 'utf8').trim());
  return [...new Set([current, ...replaced])];
};

const listNames = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};
