export type Family = {
  name: string;
  pattern: RegExp;
  /** Which page of it the sample takes, where the first would tell less. */
  sample?: RegExp;
  isInSample: boolean;
};

const family = (name: string, pattern: RegExp, sample?: RegExp | 'not in the sample'): Family => ({
  name,
  pattern,
  isInSample: sample !== 'not in the sample',
  ...(sample instanceof RegExp ? { sample } : {}),
});

const OUT = 'not in the sample';

/** The pages that marketing pays clicks for, by their addresses; the first that matches. */
export const FAMILIES: readonly Family[] = [
  family('campaign', /^\/campaign\/[^/]+$/, /-/),
  family('campaign of a branch', /^\/campaign\/.+\/.+$/),
  family('campaignv1', /^\/campaignv1\/[^/]+$/, /gurgaon/),
  family('campaignv1 of a branch', /^\/campaignv1\/.+\/.+$/, OUT),
  family('city landing', /^\/lp\//),
  family('transfer', /^\/transfer-admission$/),
  family('admissions open', /^\/admissions-open-for-2025/),
  family('CBSE schools', /^\/cbse-schools/),
  family('near me', /^\/nearme$/),
  family('thank you', /^\/thank-you$/, OUT),
  family('second home page', /^\/home-2$/, OUT),
  family('event', /^\/event(\/|$)/, OUT),
];

export const familyOf = (path: string): Family | null =>
  FAMILIES.find(({ pattern }) => pattern.test(path)) ?? null;
