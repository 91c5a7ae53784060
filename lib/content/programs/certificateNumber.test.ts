import fc from 'fast-check';
import { parseCertificateNumber } from './certificateNumber';

it.each([
  ['2025/014', '2025/014'],
  ['2025/14', '2025/014'],
  [' 2025-014 ', '2025/014'],
  ['2025 14', '2025/014'],
  ['2025.7', '2025/007'],
  ['tc 2025/014', '2025/014'],
  ['T.C. No. 2025/014', '2025/014'],
  ['No: 2024/031', '2024/031'],
  ['', null],
  ['2025', null],
  ['2025014', null],
  ['014/2025', null],
  ['2025/000', null],
  ['2025/1234', null],
  ['1925/014', null],
  ['Asha Rao', null],
  ['2025/014; 2025/015', null],
])('reads %p as %p', (typed, expected) => {
  expect(parseCertificateNumber(typed)).toBe(expected);
});

it('reads every number of a register, however the year and the number are parted', () => {
  const year = fc.integer({ min: 2000, max: 2099 });
  const running = fc.integer({ min: 1, max: 999 });
  const parting = fc.constantFrom('/', '-', ' ', ' / ', '.');
  fc.assert(
    fc.property(year, running, parting, (y, n, between) => {
      const expected = `${y}/${String(n).padStart(3, '0')}`;
      expect(parseCertificateNumber(`${y}${between}${n}`)).toBe(expected);
      expect(parseCertificateNumber(expected)).toBe(expected);
    }),
  );
});

it('never throws and never makes a number out of other text', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const read = parseCertificateNumber(typed);
      expect(read === null || /^20\d\d\/\d{3}$/.test(read)).toBe(true);
    }),
  );
});
