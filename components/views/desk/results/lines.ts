import type { CountKind } from '@/data/counts';

/** How each figure is drawn: colours alone would not tell them apart. */
export const LINES: Readonly<Record<CountKind, { colour: string; dash: number[] }>> = {
  visit: { colour: '--color-text', dash: [] },
  begun: { colour: '--color-maths', dash: [10, 4] },
  sent: { colour: '--color-brand', dash: [] },
  verified: { colour: '--color-evs', dash: [3, 3] },
  whatsapp: { colour: '--color-english', dash: [12, 3, 3, 3] },
  call: { colour: '--color-warning', dash: [6, 2, 2, 2, 2, 2] },
};
