import { renderToStaticMarkup } from 'react-dom/server';
import { THANK_YOU } from '@/data/content/thankYou';
import { ThankYouView } from './ThankYouView';

const SEO = { path: '/thank-you', title: 'X', description: 'X', robots: 'noindex' as const };

it('is whole as the server sends it: the steps, and a form for another child', () => {
  const html = renderToStaticMarkup(<ThankYouView seo={SEO} texts={THANK_YOU} />);
  expect(html).toContain('The branch calls you');
  expect(html).toContain('href="#enquire-desktop"');
  expect(html.split('name="parent_name"')).toHaveLength(2);
});
