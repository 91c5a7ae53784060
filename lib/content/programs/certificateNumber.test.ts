import fc from '@/lib/testing/properties';
import { branchOfCertificate, parseCertificateNumber } from './certificateNumber';

it.each([
  ['2025/008/014', '2025/008/014'],
  ['2025/8/14', '2025/008/014'],
  [' 2025-008-014 ', '2025/008/014'],
  ['2025 8 14', '2025/008/014'],
  ['2025.51.7', '2025/051/007'],
  ['tc 2025/008/014', '2025/008/014'],
  ['T.C. No. 2025/008/014', '2025/008/014'],
  ['No: 2024/097/031', '2024/097/031'],
  ['', null],
  ['2025', null],
  ['2025/014', null],
  ['2025008014', null],
  ['014/008/2025', null],
  ['2025/000/014', null],
  ['2025/008/000', null],
  ['2025/008/1234', null],
  ['1925/008/014', null],
  ['Asha Rao', null],
  ['2025/008/014; 2025/008/015', null],
])('reads %p as %p', (typed, expected) => {
  expect(parseCertificateNumber(typed)).toBe(expected);
});

it('reads every number of a register, however its parts are kept apart', () => {
  const year = fc.integer({ min: 2000, max: 2099 });
  const part = fc.integer({ min: 1, max: 999 });
  const parting = fc.constantFrom('/', '-', ' ', ' / ', '.');
  fc.assert(
    fc.property(year, part, part, parting, (y, branch, n, between) => {
      const [b3, n3] = [branch, n].map((value) => String(value).padStart(3, '0'));
      const expected = `${y}/${b3}/${n3}`;
      expect(parseCertificateNumber(`${y}${between}${branch}${between}${n}`)).toBe(expected);
      expect(parseCertificateNumber(expected)).toBe(expected);
      expect(branchOfCertificate(expected)).toBe(branch);
    }),
  );
});

it('never throws and never makes a number out of other text', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const read = parseCertificateNumber(typed);
      expect(read === null || /^20\d\d\/\d{3}\/\d{3}$/.test(read)).toBe(true);
    }),
  );
});
