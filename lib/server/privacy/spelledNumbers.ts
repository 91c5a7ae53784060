import type { ParentNumber } from './parentNumber';

/** Encoded once by the page's address and once more by an address that carries it. */
const MOST_DECODINGS = 3;

const CODE = /%([\da-f]{2})/gi;

/** Up to four signs may stand between two digits of a number: `985-000-0009`, `98500) - 00011`. */
const GAP = /(?<=\d)\D{1,4}(?=\d)/g;

// Overlapping: a country code or another number may run into it.
const MOBILE = /(?=([6-9]\d{9}))/g;

/**
 * The ways to read a text, such as the address of a page, in which the digits of a number stand together.
 * The one definition of how a number may be spelled.
 */
const readingsOf = (text: string): string[] => {
  const readings = [text];
  for (let last = text; readings.length <= MOST_DECODINGS; readings.push(last)) {
    // Sign by sign: a code that is cut off or wrong must not hide the rest.
    const decoded = last.replaceAll(CODE, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (decoded === last) break;
    last = decoded;
  }
  return readings.map((reading) => reading.replaceAll(GAP, ''));
};

/** Whether one of these texts names the number. */
export const mentionsNumber = (
  { mobile }: ParentNumber,
  ...texts: readonly (string | null)[]
): boolean =>
  texts.some(
    (text) => text !== null && readingsOf(text).some((reading) => reading.includes(mobile)),
  );

/** Every mobile number (10 digits) that a text can be said to name: rather one too many. */
export const findMentioned = (text: string): string[] =>
  readingsOf(text).flatMap((reading) =>
    [...reading.matchAll(MOBILE)].flatMap(([, mobile]) => mobile ?? []),
  );
