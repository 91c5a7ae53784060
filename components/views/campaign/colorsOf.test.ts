import { colorsOf } from './colorsOf';

it('takes colours, and nothing else that a draft has in their place', () => {
  const more = 'red;position:fixed;background:url(https://example.org/a)';
  expect(colorsOf({ brand: '#005f73', dark: more, tint: '' })).toEqual({
    '--color-brand': '#005f73',
    '--color-brand-dark': undefined,
    '--color-brand-tint': undefined,
  });
  expect(colorsOf(null)).toBeUndefined();
});
