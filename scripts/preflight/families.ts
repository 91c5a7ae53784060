/** What a page of the family has to have at its top. */
export type FormRule = 'above the fold' | 'on the page' | 'none';

export type Family = {
  name: string;
  pattern: RegExp;
  form: FormRule;
  /** Which page of it the sample takes, where the first would tell less. */
  sample?: RegExp;
  isInSample: boolean;
};

const family = (
  name: string,
  pattern: RegExp,
  form: FormRule,
  sample?: RegExp | 'not in the sample',
): Family => ({
  name,
  pattern,
  form,
  isInSample: sample !== 'not in the sample',
  ...(sample instanceof RegExp ? { sample } : {}),
});

const OUT = 'not in the sample';

/** The pages that marketing pays clicks for, by their addresses; the first that matches. */
export const FAMILIES: readonly Family[] = [
  family('campaign', /^\/campaign\/[^/]+$/, 'above the fold', /-/),
  family('campaign of a branch', /^\/campaign\/.+\/.+$/, 'above the fold'),
  family('campaignv1', /^\/campaignv1\/[^/]+$/, 'above the fold', /gurgaon/),
  family('campaignv1 of a branch', /^\/campaignv1\/.+\/.+$/, 'above the fold', OUT),
  family('city landing', /^\/lp\//, 'above the fold'),
  family('transfer', /^\/transfer-admission$/, 'above the fold'),
  family('admissions open', /^\/admissions-open-for-2025/, 'above the fold'),
  family('CBSE schools', /^\/cbse-schools/, 'above the fold'),
  family('near me', /^\/nearme$/, 'on the page'),
  family('thank you', /^\/thank-you$/, 'none', OUT),
  family('second home page', /^\/home-2$/, 'above the fold', OUT),
  family('event', /^\/event(\/|$)/, 'none', OUT),
];

export const familyOf = (path: string): Family | null =>
  FAMILIES.find(({ pattern }) => pattern.test(path)) ?? null;
