/** A school year as it is written: `2026-27`. */
export type Session = `20${number}-${number}`;

/** `2024-25` → `2025-26`. */
export const sessionAfter = (session: Session): string => {
  const starts = Number(session.slice(0, 4)) + 1;
  return `${starts}-${String(starts + 1).slice(2)}`;
};
