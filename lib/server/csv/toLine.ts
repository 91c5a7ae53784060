const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/**
 * A text as one line for a terminal: what would move its cursor, colour it, clear it or turn its
 * direction is a space. Parents, the school system and whoever runs a command write into our rows.
 */
export const toLine = (text: string): string => text.replace(UNPRINTABLE, ' ');
