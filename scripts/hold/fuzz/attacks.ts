import { brokenAddress, longAddress, realAddress } from './addresses';
import { WRITTEN_ROUTES } from './apiRoutes';
import { type Attack, toRaw } from './attack';
import { brokenForm, brokenJson } from './bodies';
import type { Dice } from './dice';
import { ambiguous, badLine, halfSent, hidden, pipelined } from './framing';
import { badHost, hugeHeaders, oddHeaders, subrequestHeader } from './headers';

const METHODS = [
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'M-SEARCH',
  'BREW',
] as const;

/** The last two are how browsers name their reports. */
const JSON_TYPES = [
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'application/csp-report',
  'application/reports+json',
] as const;

const one = (family: string, raw: string, more: Partial<Attack> = {}): Attack => ({
  family,
  raw,
  requests: 1,
  ...more,
});

/** A neighbour in a list that one proxy wrote: limits per address stand aside. */
const fromAnywhere = (dice: Dice): string =>
  `X-Forwarded-For: ${dice.happens(0.9) ? `10.${dice.below(256)}.${dice.below(256)}.${dice.below(256)}` : dice.pick(['::1', '\u00ff', ',,,', 'a'.repeat(900), '1.2.3.4:99'])}`;

const brokenBody = (dice: Dice): Attack => {
  const { path, body } = dice.pick(WRITTEN_ROUTES);
  const isForm = dice.happens(0.25);
  return one(
    isForm ? 'broken form' : 'broken JSON',
    toRaw({
      method: 'POST',
      target: path,
      headers: [
        `Content-Type: ${isForm ? 'application/x-www-form-urlencoded' : dice.pick(JSON_TYPES)}`,
        fromAnywhere(dice),
        ...(dice.happens(0.1) ? oddHeaders(dice) : []),
      ],
      body: isForm ? brokenForm(body, dice) : brokenJson(body, dice),
    }),
  );
};

const withBody = (dice: Dice): Attack => {
  const method = dice.pick(METHODS);
  const headers = [fromAnywhere(dice), ...(dice.happens(0.5) ? oddHeaders(dice) : [])];
  const body = dice.happens(0.5) ? dice.bytes(1 + dice.below(40)) : '';
  return one('odd method', toRaw({ method, target: realAddress(dice), headers, body }));
};

/** Each kind of attack with its share; the costly ones (a page rendered for each) are rarer. */
const ATTACKS: readonly (readonly [share: number, build: (dice: Dice) => Attack])[] = [
  [0.26, (dice) => one('broken address', toRaw({ target: brokenAddress(dice) }))],
  [0.06, (dice) => one('long address', toRaw({ target: longAddress(dice) }))],
  [0.24, brokenBody],
  [
    0.14,
    (dice) => one('odd headers', toRaw({ target: realAddress(dice), headers: oddHeaders(dice) })),
  ],
  [0.03, (dice) => one('bad host', toRaw({ target: realAddress(dice), headers: [badHost(dice)] }))],
  [
    0.03,
    (dice) => one('huge headers', toRaw({ target: realAddress(dice), headers: hugeHeaders(dice) })),
  ],
  [0.06, withBody],
  [
    0.02,
    (dice) =>
      one(
        'skipped middleware',
        toRaw({ target: '/lp/pune?key=1', headers: [subrequestHeader(dice)] }),
        { status: 302 },
      ),
  ],
  [
    0.02,
    (dice) =>
      one(
        'upgrade',
        toRaw({
          target: realAddress(dice),
          headers: [
            'Connection: upgrade, close',
            'Upgrade: websocket',
            'Sec-WebSocket-Version: 13',
          ],
          isKept: true,
        }),
      ),
  ],
  [0.04, ambiguous],
  [0.03, hidden],
  [0.02, pipelined],
  [0.03, halfSent],
  [0.02, badLine],
];

/** The next attack of a seeded row. */
export const nextAttack = (dice: Dice): Attack => {
  let rest = dice.below(1000) / 1000;
  for (const [share, build] of ATTACKS) {
    rest -= share;
    if (rest < 0) return build(dice);
  }
  return badLine(dice);
};
