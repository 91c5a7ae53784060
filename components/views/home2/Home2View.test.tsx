import { renderToStaticMarkup } from 'react-dom/server';
import { buildHome2Page } from '@/lib/directory/home2Page';
import { Home2View } from './Home2View';

const SEO = { path: '/home-2', title: 'X', description: 'X', robots: 'noindex' as const };
const html = renderToStaticMarkup(<Home2View seo={SEO} page={buildHome2Page()} />);

it('puts the form right after the heading, once', () => {
  expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('name="parent_name"'));
  expect(html.indexOf('name="parent_name"')).toBeLessThan(html.indexOf('Three ways in'));
  expect(html.split('name="parent_name"')).toHaveLength(2);
});
