import { OTP_LENGTH } from '@/data/limits';

/** One character each, empty where nothing was typed yet. */
export type OtpBoxes = readonly string[];

const OTP = new RegExp(`^\\d{${OTP_LENGTH}}$`);

/** Whether it is a whole code: digits, all of them, nothing else. */
export const isOtp = (text: string): boolean => OTP.test(text);

export const EMPTY_BOXES: OtpBoxes = Array.from({ length: OTP_LENGTH }, () => '');

/** The digits of a pasted, filled-in or texted code; null unless they are exactly as many as it has. */
export const parseOtp = (text: string): string | null => {
  const digits = text.replaceAll(/[\s-]/g, '');
  return isOtp(digits) ? digits : null;
};

export const isFull = (boxes: OtpBoxes): boolean => boxes.every((box) => box !== '');

/**
 * What the boxes are after one of them was given a text: a digit (over the one that stood there),
 * or a whole code, which keyboards and browsers put into any single box. Null: the text is refused.
 */
export const typeInto = (boxes: OtpBoxes, index: number, text: string): OtpBoxes | null => {
  const whole = parseOtp(text);
  if (whole) return [...whole];
  const typed = text.replace(boxes[index] ?? '', '');
  if (text !== '' && !/^\d?$/.test(typed)) return null;
  return withBox(boxes, index, text === '' ? '' : typed || text);
};

/** Backspace: empties a box; on an empty one it only moves to the one before (specification 5). */
export const eraseAt = (boxes: OtpBoxes, index: number): { boxes: OtpBoxes; focus: number } =>
  boxes[index] === ''
    ? { boxes, focus: Math.max(0, index - 1) }
    : { boxes: withBox(boxes, index, ''), focus: index };

const withBox = (boxes: OtpBoxes, index: number, value: string): OtpBoxes =>
  boxes.map((box, at) => (at === index ? value : box));
