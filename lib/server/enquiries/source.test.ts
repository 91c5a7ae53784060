import { sourceOf } from './source';

const visit = (tracked: Record<string, string>) => JSON.stringify({ visit: tracked });

it.each<[string | null, string]>([
  [null, 'direct'],
  ['{}', 'direct'],
  ['not JSON', 'direct'],
  [JSON.stringify({ first: { page: '/', referrer: 'www.google.com' } }), 'direct'],
  [visit({ utm_source: 'Facebook_Ads' }), 'facebook_ads'],
  [visit({ utm_source: ' Just Dial ' }), 'just-dial'],
  [visit({ gclid: 'x1' }), 'google'],
  [visit({ gclid: 'x1', utm_source: 'bing' }), 'bing'],
  [JSON.stringify({ first: { utm_source: 'old' }, last: { utm_source: 'new' } }), 'new'],
  [visit({ utm_source: '98450 12345' }), 'other'],
  [visit({ utm_source: '+91-98-45-01-23-45' }), 'other'],
  [visit({ utm_source: 'asha@example.in' }), 'other'],
  [visit({ utm_source: 'आशा' }), 'other'],
  [visit({ utm_source: 'x'.repeat(100) }), 'x'.repeat(40)],
])('reads %p as %p', (stored, source) => {
  expect(sourceOf(stored)).toBe(source);
});
