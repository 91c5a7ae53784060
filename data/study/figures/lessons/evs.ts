import type { Figure } from '@/data/study/figures/figure';

export const EVS_FIGURES: Readonly<Record<string, Figure>> = {};
