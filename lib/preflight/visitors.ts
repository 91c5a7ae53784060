/** Who comes, and on what: every page is opened as each of these. */

export const SOURCES = {
  google: 'utm_source=google&utm_medium=cpc&utm_campaign=preflight&gclid=preflight',
  facebook: 'utm_source=facebook&utm_medium=paid_social&utm_campaign=preflight',
  affiliate: 'utm_source=preflight-partner&utm_medium=affiliate&utm_campaign=preflight',
  direct: '',
} as const;

export type SourceName = keyof typeof SOURCES;

export const SOURCE_NAMES = [
  'google',
  'facebook',
  'affiliate',
  'direct',
] as const satisfies readonly SourceName[];

/** CSS pixels. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

export type SizeName = keyof typeof SIZES;

export const SIZE_NAMES = ['phone', 'desktop'] as const satisfies readonly SizeName[];

/** One way of opening one page. */
export type Visitor = { source: SourceName; size: SizeName };

export const VISITORS: readonly Visitor[] = SIZE_NAMES.flatMap((size) =>
  SOURCE_NAMES.map((source) => ({ source, size })),
);

/** Weight, tags and the painting of the page are measured on this visit only: they are the same. */
export const MEASURED: Visitor = { source: 'google', size: 'phone' };

export const isMeasured = ({ source, size }: Visitor): boolean =>
  source === MEASURED.source && size === MEASURED.size;

export const withSource = (path: string, source: SourceName): string =>
  SOURCES[source] ? `${path}?${SOURCES[source]}` : path;
