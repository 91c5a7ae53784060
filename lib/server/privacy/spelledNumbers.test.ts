import fc from '@/lib/testing/properties';
import { toParentNumber } from './parentNumber';
import { findMentioned, mentionsNumber } from './spelledNumbers';

const MOBILE = '9850000002';

describe('a number is found in the address of a page, and told from it,', () => {
  it.each([
    '9850000002',
    '09850000002',
    '00919850000002',
    '+919850000002',
    '%2B919850000002',
    '%252B91%25209850000002',
    '98500.00002',
    '98500+00002',
    '98500_00002',
    '98500%2000002',
    '98500%2B00002',
    '985-000-0002',
    '985%20000%200002',
    '(98500) - 00002',
    '9 8 5 0 0 0 0 0 0 2',
    '%39850000002',
    '9850000002%E0%A4%',
    '98500000021',
  ])('as %s', (spelling) => {
    const text = `{"lead_url":"/lp/pune?phone=${spelling}"}`;
    expect(mentionsNumber(toParentNumber(MOBILE), null, text)).toBe(true);
    expect(findMentioned(text)).toContain(MOBILE);
  });

  it('whatever stands around it and however it is spelled', () => {
    const sign = fc.constantFrom(
      ...'0123456789',
      ' ',
      '-',
      '.',
      '+',
      '%',
      '%20',
      '%2B',
      '%252',
      'x',
    );
    const text = fc.array(sign, { maxLength: 30 }).map((signs) => signs.join(''));
    const gap = fc.constantFrom('', '', ' ', '.', '%20', '%2B', '%2520', ') -');
    const digits = fc.stringMatching(/^[6-9]\d{9}$/);
    const spelled = fc
      .tuple(digits, fc.array(gap, { minLength: 10, maxLength: 10 }))
      .map(([mobile, gaps]) => ({
        mobile,
        spelling: [...mobile].map((digit, at) => `${at === 0 ? '' : gaps[at]}${digit}`).join(''),
      }));
    fc.assert(
      fc.property(text, spelled, text, (before, { mobile, spelling }, after) => {
        expect(mentionsNumber(toParentNumber(mobile), `${before}/${spelling}`)).toBe(true);
        const whole = `${before}${spelling}${after}`;
        for (const found of findMentioned(whole)) {
          expect(mentionsNumber(toParentNumber(found), whole)).toBe(true);
        }
        for (const asked of windowsOf(whole)) {
          const isMentioned = mentionsNumber(toParentNumber(asked), whole);
          expect(findMentioned(whole).includes(asked)).toBe(isMentioned);
        }
      }),
    );
  });
});

it.each(['985000000', '98500&page=00002', '98500000-12', '8850000002', ''])(
  'is not found in %p',
  (text) => {
    expect(mentionsNumber(toParentNumber(MOBILE), text)).toBe(false);
    expect(findMentioned(text)).not.toContain(MOBILE);
  },
);

/** Each number whose ten digits stand in the text in this order, whatever is left out between. */
const windowsOf = (text: string): string[] => {
  const kept = [text, text.replaceAll(/%[\da-f]{2}/gi, ''), text.replaceAll(/%25\w\w/g, '')];
  return kept.flatMap((each) => {
    const digits = each.replaceAll(/\D/g, '');
    return [...digits.matchAll(/(?=([6-9]\d{9}))/g)].flatMap(([, mobile]) => mobile ?? []);
  });
};
