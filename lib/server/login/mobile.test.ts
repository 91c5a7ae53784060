import { SiteError } from '@/lib/site/siteError';
import fc from '@/lib/testing/properties';
import { parseMobile, prefixOf } from './mobile';

const codeOf = (mobile: string): string => {
  try {
    return parseMobile(mobile);
  } catch (error) {
    return error instanceof SiteError ? error.code : 'another error';
  }
};

it.each([
  ['9845012345', '9845012345'],
  ['6200012345', '6200012345'],
  ['2225550000', 'mobile/invalid'],
  ['8022212345', '8022212345'],
  ['7925550000', '7925550000'],
  ['5999999999', 'mobile/invalid'],
  ['0984501234', 'mobile/invalid'],
  ['+919845012345', 'mobile/incomplete'],
  ['+14155550123', 'mobile/incomplete'],
  ['4155550123', 'mobile/invalid'],
  ['', 'mobile/incomplete'],
  ['          ', 'mobile/incomplete'],
  [' 9845012345', 'mobile/incomplete'],
  ['9845012345\n', 'mobile/incomplete'],
  ['98450 12345', 'mobile/incomplete'],
  ['९८४५०१२३४५', 'mobile/incomplete'],
  ['\uff19\uff18\uff14\uff15\uff10\uff11\uff12\uff13\uff14\uff15', 'mobile/incomplete'],
  ['984501234٥', 'mobile/incomplete'],
])('takes %p for %p', (mobile, expected) => {
  expect(codeOf(mobile)).toBe(expected);
});

it('takes a number of every series that begins with 6 to 9', () => {
  const series = Array.from({ length: 4_000 }, (_, index) => String(6_000 + index));
  expect(series.filter((start) => codeOf(`${start}012345`) !== `${start}012345`)).toEqual([]);
});

it('takes every ten digits that begin with 6 to 9', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[6-9][0-9]{9}$/), (mobile) => {
      expect(codeOf(mobile)).toBe(mobile);
    }),
  );
});

it('lets nothing through but ten digits that begin with 6 to 9', () => {
  const anything = fc.oneof(fc.string(), fc.stringMatching(/^[+0-9٠-٩ ]{8,14}$/));
  fc.assert(
    fc.property(anything, (mobile) => {
      const taken = codeOf(mobile);
      expect(taken.startsWith('mobile/') || /^[6-9][0-9]{9}$/.test(taken)).toBe(true);
    }),
  );
});

it('knows the block of a number', () => {
  expect(prefixOf('9845012345')).toBe('984501');
});
