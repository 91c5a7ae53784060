import type { ConversionName } from '@/data/conversions';

/** `enquiry=AbC,call=DeF` as the labels by name. */
export const parseAdLabels = (text = ''): Partial<Record<ConversionName, string>> =>
  Object.fromEntries(new URLSearchParams(text.replaceAll(',', '&')));

/** What is set up, as the build has it. */
export const AD_LABELS_BUILT_IN = parseAdLabels(process.env.NEXT_PUBLIC_GOOGLE_ADS_LABELS);
