import type { Figure } from '@/data/study/figures/figure';

export const SCIENCE_FIGURES: Readonly<Record<string, Figure>> = {};
