import { isIP } from 'node:net';
import { hostileText } from '@/lib/testing/hostileText';
import fc from '@/lib/testing/properties';
import { limitedAddress, parseAddress } from './clientAddress';

it('answers with an address or nothing, and knows its own answer again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), hostileText), (text) => {
      const address = parseAddress(text);
      expect(address === null || isIP(address) > 0).toBe(true);
      expect(address === null ? null : parseAddress(address)).toBe(address);
    }),
    { numRuns: 500 },
  );
});

it('reads through ports, brackets and blanks', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV6(), fc.nat(65_535), (four, six, port) => {
      expect(parseAddress(` ${four}:${port} `)).toBe(four);
      expect(parseAddress(`[${six}]:${port}`)).toBe(parseAddress(six));
    }),
    { numRuns: 200 },
  );
});

const group = fc.nat(0xffff).map((value) => value.toString(16));

it('counts one home once, however its address is spelt', () => {
  fc.assert(
    fc.property(fc.array(group, { minLength: 4, maxLength: 4 }), group, (home, device) => {
      const long = [...home, '0', '0', '0', device].map((part) => part.padStart(4, '0')).join(':');
      const other = [...home, 'a', 'b', 'c', 'd'].join(':');
      expect(limitedAddress(long)).toBe(limitedAddress(other));
      expect(limitedAddress(`${home.join(':')}::${device}`)).toBe(limitedAddress(other));
    }),
    { numRuns: 300 },
  );
});
