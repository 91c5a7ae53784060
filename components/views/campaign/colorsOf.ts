import type { CSSProperties } from 'react';
import type { CampaignColors } from '@/data/campaigns/campaign';
import { isHexColor } from '@/data/campaigns/check/contrast';

type CustomProperties = CSSProperties & Record<`--${string}`, string | undefined>;

// A draft may have anything in their place, and its preview is shown to whoever has its address.
const known = (color: string): string | undefined => (isHexColor(color) ? color : undefined);

/** A campaign's own colours as the properties that everything below reads. */
export const colorsOf = (colors: CampaignColors | null): CustomProperties | undefined =>
  colors
    ? {
        '--color-brand': known(colors.brand),
        '--color-brand-dark': known(colors.dark),
        '--color-brand-tint': known(colors.tint),
      }
    : undefined;
