/** One character each, empty where nothing was typed yet. */
export type OtpBoxes = readonly string[];

export const OTP_LENGTH = 6;

export const EMPTY_BOXES: OtpBoxes = Array.from({ length: OTP_LENGTH }, () => '');

/** The six digits of a pasted, filled-in or texted code; null unless they are exactly six. */
export const parseOtp = (text: string): string | null => {
  const digits = text.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
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

/** Backspace: empties a box, or the one before where it is empty already. */
export const eraseAt = (boxes: OtpBoxes, index: number): { boxes: OtpBoxes; focus: number } => {
  const focus = boxes[index] === '' ? Math.max(0, index - 1) : index;
  return { boxes: withBox(boxes, focus, ''), focus };
};

const withBox = (boxes: OtpBoxes, index: number, value: string): OtpBoxes =>
  boxes.map((box, at) => (at === index ? value : box));
