import { formatCountdown, otpEndsAt } from './countdown';

it.each([
  [120, '02:00'],
  [119, '01:59'],
  [60, '01:00'],
  [9, '00:09'],
  [0, '00:00'],
  [600, '10:00'],
])('shows %p seconds as %p', (seconds, expected) => {
  expect(formatCountdown(seconds)).toBe(expected);
});

it.each([
  ['just now', 120, 600_000],
  ['half a minute ago', 90, 570_000],
  ['two minutes ago', 0, 480_000],
])(
  'a code that was sent %s, of which another comes in %p s, ends at %p',
  (_when, resendAfter, endsAt) => {
    expect(otpEndsAt(resendAfter, 0)).toBe(endsAt);
  },
);
