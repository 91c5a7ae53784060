import type { CSSProperties } from 'react';
import type { CampaignColors } from '@/data/campaigns/campaign';

type CustomProperties = CSSProperties & Record<`--${string}`, string>;

/** A campaign's own colours as the properties that everything below reads. */
export const colorsOf = (colors: CampaignColors | null): CustomProperties | undefined =>
  colors
    ? {
        '--color-brand': colors.brand,
        '--color-brand-dark': colors.dark,
        '--color-brand-tint': colors.tint,
      }
    : undefined;
