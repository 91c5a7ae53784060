/**
 * What is counted of a landing page, in the order in which it happens. Nothing of it says who did it.
 * docs/desk.md, "What a campaign brought", has what each of them means.
 */
export const COUNT_KINDS = ['visit', 'begun', 'sent', 'verified', 'whatsapp', 'call'] as const;
export type CountKind = (typeof COUNT_KINDS)[number];

/** Those that only a browser knows of. The server counts the others as it saves them. */
export const BROWSER_COUNTS = ['visit', 'begun', 'call'] as const satisfies CountKind[];
export type BrowserCount = (typeof BROWSER_COUNTS)[number];

/**
 * Where a visit came from. What a link says of itself is free text and could hold a name, so that it is
 * never stored: only which of these it is.
 */
export const COUNT_SOURCES = [
  'google',
  'facebook',
  'instagram',
  'youtube',
  'bing',
  'linkedin',
  'whatsapp',
  'affiliate',
  'email',
  'sms',
  'direct',
  'other',
] as const;
export type CountSource = (typeof COUNT_SOURCES)[number];

export const isCountSource = (text: string): text is CountSource =>
  COUNT_SOURCES.some((source) => source === text);

/** The words in `utm_source` by which a source is known, in small letters; the first that fits counts. */
export const SOURCE_WORDS: readonly (readonly [source: CountSource, words: RegExp])[] = [
  ['instagram', /instagram|(?:^|[^a-z])ig(?:[^a-z]|$)/],
  ['facebook', /facebook|(?:^|[^a-z])(?:fb|meta)(?:[^a-z]|$)/],
  ['youtube', /youtube/],
  ['google', /google|adwords/],
  ['bing', /(?:^|[^a-z])bing(?:[^a-z]|$)/],
  ['linkedin', /linkedin/],
  ['whatsapp', /whatsapp/],
  ['affiliate', /affiliate/],
  ['email', /(?:^|[^a-z])e?mail(?:[^a-z]|$)|e-mail|newsletter/],
  ['sms', /(?:^|[^a-z])sms(?:[^a-z]|$)/],
];
