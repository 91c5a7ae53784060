import { groupIndian } from '@/lib/study/words/grouping';

/** `₹1,24,500`: whole rupees, grouped as in India. */
export const rupees = (amount: number): string => `₹${groupIndian(String(amount))}`;
