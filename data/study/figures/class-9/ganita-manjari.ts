import type { BookFigures } from '@/data/study/figures/figure';

export const FIGURES: BookFigures = {};
