import fc from '@/lib/testing/properties';
import { pageAddress } from './pageAddress';

const SITE = 'https://school.example';
const tell = (search: string) => pageAddress(SITE, '/campaign/pune', search);

it.each([
  ['', ''],
  [
    '?utm_source=google&utm_medium=cpc&gclid=Abc-1_x',
    '?utm_source=google&utm_medium=cpc&gclid=Abc-1_x',
  ],
  ['?utm_campaign=20317894561', '?utm_campaign=20317894561'],
  ['?s=asha+rao&utm_source=google', '?utm_source=google'],
  ['?parent_name=Asha&mobile=9000000001&email=a@b.example', ''],
  ['?fbclid=x&utm_content=y', ''],
  ['?utm_term=asha@example.org', ''],
  ['?utm_term=asha%2540example.org', ''],
  ['?utm_term=9812345678', ''],
  ['?utm_term=%2B91+98123-45678', ''],
  ['?utm_term=call+09812345678+now', ''],
  ['?utm_source=google&utm_source=facebook', '?utm_source=google'],
  ['?utm_source=%E0%A4%A', '?utm_source=%EF%BF%BD%25A'],
  [`?utm_source=${'a'.repeat(5000)}`, `?utm_source=${'a'.repeat(100)}`],
])('tells of %p only %p', (search, told) => {
  expect(tell(search)).toBe(`${SITE}/campaign/pune${told}`);
});

it('never tells a mobile number or an e-mail address, whatever stands around it', () => {
  const mobile = fc.stringMatching(/^[6-9][0-9]{9}$/);
  const email = fc.emailAddress();
  const word = fc.stringMatching(/^[a-z ]{0,12}$/);
  const name = fc.constantFrom('utm_source', 'utm_term', 'gclid', 's', 'mobile', 'email');
  fc.assert(
    fc.property(name, word, fc.oneof(mobile, email), word, (parameter, before, secret, after) => {
      const search = new URLSearchParams({ [parameter]: `${before}${secret}${after}` });
      expect(decodeURIComponent(tell(`?${search}`))).not.toContain(secret);
    }),
  );
});

it('never throws', () => {
  fc.assert(fc.property(fc.string(), (search) => expect(tell(search)).toMatch(/^https:/)));
});
