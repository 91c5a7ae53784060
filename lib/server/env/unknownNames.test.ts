import { unknownNames } from './unknownNames';
import { VARIABLE_NAMES } from './variables';

it.each([
  ['TRUST_PROXI', ': did you mean TRUST_PROXY?'],
  ['SITE_ULR', ': did you mean SITE_URL?'],
  ['site_url', ': did you mean SITE_URL?'],
  ['DATABSE_URL', ': did you mean DATABASE_URL?'],
  ['PROT', ': did you mean PORT?'],
  ['NEXT_PUBLIC_GTM', ': did you mean NEXT_PUBLIC_GTM_ID?'],
  ['NEXT_PUBLI_GTM_ID', ': did you mean NEXT_PUBLIC_GTM_ID?'],
  ['NEXTAUTH_URL', ', and has no effect.'],
  ['OPENING_HOURS', ', and has no effect.'],
])('names %s in a file', (name, end) => {
  const line = `${name} in .env.local is no setting of the site${end}`;
  expect(unknownNames([['.env.local', ['PORT', name]]])).toEqual([line]);
});

it('takes every setting of the site, and what is for others', () => {
  const others = ['NODE_OPTIONS', 'POSTGRES_PASSWORD', 'COMPOSE_PROJECT_NAME', 'PGPASSWORD', 'TZ'];
  expect(unknownNames([['.env', [...VARIABLE_NAMES, ...others, 'https_proxy']]])).toEqual([]);
});

it('knows of no names where no file was read', () => {
  expect(unknownNames()).toEqual([]);
});
