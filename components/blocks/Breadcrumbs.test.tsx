/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Breadcrumbs } from './Breadcrumbs';

const HOME = { title: 'Home', path: '/' };
const BLOG = { title: 'Blog', path: '/blog' };

const read = (trail: readonly (typeof HOME)[]) => {
  const html = renderToStaticMarkup(<Breadcrumbs trail={trail} current="Tables at home" />);
  const [, data = '{}'] = html.match(/<script[^>]*>([^<]*)<\/script>/) ?? [];
  return {
    links: [...html.matchAll(/href="([^"]*)"/g)].map(([, path]) => path),
    names: JSON.parse(data).itemListElement.map(({ name }: { name: string }) => name),
  };
};

it.each([
  ['a whole trail', [HOME, BLOG]],
  ['a trail without the home page', [BLOG]],
])('leads up to the home page, for people and search engines: %s', (_, trail) => {
  expect(read(trail)).toEqual({ links: ['/', '/blog'], names: ['Home', 'Blog', 'Tables at home'] });
});

it('leads up from a page of the first level', () => {
  expect(read([])).toEqual({ links: ['/'], names: ['Home', 'Tables at home'] });
});
