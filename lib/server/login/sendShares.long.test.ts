import { isWithinShares as isWithin } from './sendShares';

const isWithinShares = (asked: Omit<Parameters<typeof isWithin>[0], 'isSmallNetwork'>) =>
  isWithin({ isSmallNetwork: false, ...asked });

const sent = (count: number, verified = 0) => ({ sent: count, verified });

describe('while codes are pumped', () => {
  it.each([
    ['the first code', 0, 0, true],
    ['the fourth code from one address', 0, 3, true],
    ['the fifth', 0, 4, false],
    ['the second, of a pool that is half used up', 500, 1, true],
    ['the third, of a pool that is half used up', 500, 2, false],
    ['the first, of a pool that is nearly used up', 999, 0, true],
    ['the second, of a pool that is nearly used up', 999, 1, false],
    ['the first, of a pool that is used up', 1_000, 0, false],
  ])('%s', (_case, ofPool, ofAddress, expected) => {
    const shares = { address: sent(ofAddress) };
    expect(isWithinShares({ standing: 'unknown', pool: sent(ofPool), shares })).toBe(expected);
  });

  it.each([
    [100, 34, true],
    [100, 33, false],
  ])('of %p codes to one address, with %p typed in: the next one %p', (count, typed, expected) => {
    // Full enough that an address has a share of one.
    const pool = sent(800);
    const shares = { address: sent(count, typed) };
    expect(isWithinShares({ standing: 'unknown', pool, shares })).toBe(expected);
  });

  it('one share that is used up is enough', () => {
    const shares = { address: sent(0), network: sent(400), prefix: sent(0) };
    expect(isWithinShares({ standing: 'unknown', pool: sent(0), shares })).toBe(false);
  });

  it.each([
    ['the first code of an address', true, 0, 749, true],
    ['the first code of an address, of a fuller pool', true, 0, 750, false],
    ['the second code of an address', true, 1, 0, false],
    ['the first code of a /64', false, 0, 0, false],
  ])(
    '%s in a network that has had its share',
    (_case, isSmallNetwork, ofAddress, ofPool, expected) => {
      const shares = { address: sent(ofAddress), network: sent(400), prefix: sent(0) };
      const asked = { standing: 'unknown', pool: sent(ofPool), shares, isSmallNetwork } as const;
      expect(isWithin(asked)).toBe(expected);
    },
  );

  it('leaves those who logged in before what an attack cannot use up', () => {
    const pool = sent(0);
    expect(isWithinShares({ standing: 'ownDevice', pool, shares: {} })).toBe(true);
    expect(isWithinShares({ standing: 'number', pool, shares: { address: sent(3) } })).toBe(true);
  });

  // However many networks an attack rotates through, each new one has less, and one more finds room.
  it.each([1, 5, 20, 100, 500])(
    'with %p networks that take all they can, a new one gets in',
    (networks) => {
      let pool = 0;
      const had = new Array<number>(networks).fill(0);
      for (let round = 0; round < 400; round += 1) {
        for (const [index, before] of had.entries()) {
          const shares = { network: sent(before) };
          if (!isWithinShares({ standing: 'unknown', pool: sent(pool), shares })) continue;
          had[index] = before + 1;
          pool += 1;
        }
      }
      const shares = { address: sent(0), network: sent(0), prefix: sent(0) };
      expect(isWithinShares({ standing: 'unknown', pool: sent(pool), shares })).toBe(true);
    },
  );
});
