/** What a parent need not type again in the chat. */
export const FAMILY_COPY = {
  home: (place: string) => `We live in ${place}.`,
  className: (name: string) => `Class: ${name}.`,
} as const;
