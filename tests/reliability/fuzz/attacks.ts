import { brokenAddress, longAddress, realAddress } from './addresses';
import { WRITTEN_ROUTES } from './apiRoutes';
import { type Attack, toRaw } from './attack';
import { brokenForm, brokenJson } from './bodies';
import { ambiguous, badLine, halfSent, hidden, pipelined } from './framing';
import { badHost, hugeHeaders, oddHeaders, subrequestHeader } from './headers';
import type { Random } from './random';

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

/** An address that the visitor makes up: nginx believes none of them. */
const fromAnywhere = (random: Random): string =>
  `X-Forwarded-For: ${random.happens(0.9) ? `10.${random.below(256)}.${random.below(256)}.${random.below(256)}` : random.pick(['::1', '\u00ff', ',,,', 'a'.repeat(900), '1.2.3.4:99'])}`;

const brokenBody = (random: Random): Attack => {
  const { path, body } = random.pick(WRITTEN_ROUTES);
  const isForm = random.happens(0.25);
  return one(
    isForm ? 'broken form' : 'broken JSON',
    toRaw({
      method: 'POST',
      target: path,
      headers: [
        `Content-Type: ${isForm ? 'application/x-www-form-urlencoded' : random.pick(JSON_TYPES)}`,
        fromAnywhere(random),
        ...(random.happens(0.1) ? oddHeaders(random) : []),
      ],
      body: isForm ? brokenForm(body, random) : brokenJson(body, random),
    }),
  );
};

const withBody = (random: Random): Attack => {
  const method = random.pick(METHODS);
  const headers = [fromAnywhere(random), ...(random.happens(0.5) ? oddHeaders(random) : [])];
  const body = random.happens(0.5) ? random.bytes(1 + random.below(40)) : '';
  return one('odd method', toRaw({ method, target: realAddress(random), headers, body }));
};

/** Each kind of attack with its share; the costly ones (a page rendered for each) are rarer. */
const ATTACKS: readonly (readonly [share: number, build: (random: Random) => Attack])[] = [
  [0.26, (random) => one('broken address', toRaw({ target: brokenAddress(random) }))],
  [0.06, (random) => one('long address', toRaw({ target: longAddress(random) }))],
  [0.24, brokenBody],
  [
    0.14,
    (random) =>
      one('odd headers', toRaw({ target: realAddress(random), headers: oddHeaders(random) })),
  ],
  [
    0.03,
    (random) => one('bad host', toRaw({ target: realAddress(random), headers: [badHost(random)] })),
  ],
  [
    0.03,
    (random) =>
      one('huge headers', toRaw({ target: realAddress(random), headers: hugeHeaders(random) })),
  ],
  [0.06, withBody],
  [
    0.02,
    (random) =>
      one(
        'skipped middleware',
        toRaw({ target: '/lp/pune?key=1', headers: [subrequestHeader(random)] }),
        { status: 302 },
      ),
  ],
  [
    0.02,
    (random) =>
      one(
        'upgrade',
        toRaw({
          target: realAddress(random),
          headers: [
            'Connection: upgrade, close',
            'Upgrade: websocket',
            'Sec-WebSocket-Version: 13',
          ],
          isKeepAlive: true,
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
export const nextAttack = (random: Random): Attack => {
  let rest = random.below(1000) / 1000;
  for (const [share, build] of ATTACKS) {
    rest -= share;
    if (rest < 0) return build(random);
  }
  return badLine(random);
};
