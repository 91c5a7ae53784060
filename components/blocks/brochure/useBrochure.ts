import { useSyncExternalStore } from 'react';
import { onBrochure, readBrochure } from '@/lib/brochure/brochure';
import { type BrochureState, NO_BROCHURE } from '@/lib/brochure/state';

/** How the visitor's wish for the brochure stands. */
export const useBrochure = (): BrochureState =>
  useSyncExternalStore(onBrochure, readBrochure, () => NO_BROCHURE);
