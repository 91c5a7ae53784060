import type { Figure } from '@/data/study/figures/figure';

export const MATHS_FIGURES: Readonly<Record<string, Figure>> = {};
