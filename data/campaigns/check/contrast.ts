const HEX = /^#[0-9a-f]{6}$/;

/** Whether a colour is written as six hexadecimal digits in lower case. */
export const isHexColor = (text: string): boolean => HEX.test(text);

// Relative luminance and contrast as WCAG 2 defines them.
const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** From 1 (the same colour) to 21 (black on white). */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
