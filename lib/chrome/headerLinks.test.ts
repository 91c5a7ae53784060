import { givenHeaderLinks } from '@/data/headerLinks.mjs';
import { HEADER_LINKS } from '@/data/school';
import { headerLinks } from './headerLinks';

/** As next.config.js hands it on. */
const built = (env: Record<string, string>) =>
  new URLSearchParams(String(new URLSearchParams(givenHeaderLinks(env))));

const { doubtConnect, home } = HEADER_LINKS;

it('has the help login on every page, and another site on the home page', () => {
  expect(headerLinks('/')).toEqual([doubtConnect, home]);
  expect(headerLinks('/day-school')).toEqual([doubtConnect]);
});

it.each([
  [
    'an address of its own',
    { NEXT_PUBLIC_DOUBT_CONNECT_URL: 'https://a.example/?b=1&c=2' },
    [{ ...doubtConnect, url: 'https://a.example/?b=1&c=2' }, home],
  ],
  ['no help login', { NEXT_PUBLIC_DOUBT_CONNECT_URL: '' }, [home]],
  ['no other site', { NEXT_PUBLIC_HOME_LINK_URL: '' }, [doubtConnect]],
  ['neither', { NEXT_PUBLIC_DOUBT_CONNECT_URL: '', NEXT_PUBLIC_HOME_LINK_URL: '' }, []],
])('has %s where the environment says so', (_, env, links) => {
  expect(headerLinks('/', built(env))).toEqual(links);
});
