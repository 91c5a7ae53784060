import { atLeast, atMost, equalTo, exactly, none } from './bounds';

it.each([
  ['nothing', none('Lost', 0), { value: 0, bound: '0', passes: true }],
  ['one too many of what must not be', none('Lost', 1), { value: 1, bound: '0', passes: false }],
  ['fewer than none', none('Lost', -1), { value: -1, bound: '0', passes: false }],
  ['a count', exactly('Lost', 5000, 5000), { value: 5000, bound: 'exactly 5000', passes: true }],
  ['one too few', exactly('Lost', 4, 5), { value: 4, bound: 'exactly 5', passes: false }],
  ['no number', exactly('Lost', Number.NaN, 5), { bound: 'exactly 5', passes: false }],
  ['the limit itself', atMost({ what: 'Lost', value: 5 }, 5), { bound: 'at most 5', passes: true }],
  ['more than a limit', atMost({ what: 'Lost', value: 6 }, 5), { value: 6, passes: false }],
  ['enough', atLeast({ what: 'Lost', value: 5 }, 5), { bound: 'at least 5', passes: true }],
  ['too few', atLeast({ what: 'Lost', value: 4 }, 5), { value: 4, passes: false }],
  ['no number for a limit', atMost({ what: 'Lost', value: Number.NaN }, 5), { passes: false }],
  ['a status', equalTo('Lost', 200, 200), { value: 200, bound: '200', passes: true }],
  ['another status', equalTo('Lost', 503, 200), { value: 503, bound: '200', passes: false }],
  ['a word', equalTo('Lost', 'ok', 'ok'), { value: 'ok', bound: 'ok', passes: true }],
  ['a word for a number', equalTo('Lost', '5', 5), { value: '5', bound: '5', passes: false }],
])('compares %s with its bound', (_case, figure, expected) => {
  expect(figure).toMatchObject({ what: 'Lost', ...expected });
});
