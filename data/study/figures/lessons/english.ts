import type { Figure } from '@/data/study/figures/figure';

export const ENGLISH_FIGURES: Readonly<Record<string, Figure>> = {};
