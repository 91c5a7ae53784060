import { AD_LABELS } from '@/data/conversions';
import { parseAdLabels } from './adLabels';

it.each([
  [undefined, {}],
  ['', {}],
  ['enquiry=AbC-d_EfG', { enquiry: 'AbC-d_EfG' }],
  ['enquiry=AbC,call=DeF', { enquiry: 'AbC', call: 'DeF' }],
])('reads %p as %p', (text, labels) => {
  expect(parseAdLabels(text)).toEqual(labels);
});

it.each([
  ['enquiry=AbC', true],
  ['enquiry=AbC-d_EfG,verified_number=a,whatsapp=b,brochure=c,call=d', true],
  ['AbC', false],
  ['visit=AbC', false],
  ['enquiry=', false],
  ['enquiry=AbC,', false],
  ['enquiry=AbC, call=DeF', false],
  ['enquiry=A&call=B', false],
])('takes %p as the value of the variable: %p', (text, isRight) => {
  expect(AD_LABELS.pattern.test(text)).toBe(isRight);
});
