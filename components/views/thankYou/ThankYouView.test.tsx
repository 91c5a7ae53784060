import { renderToStaticMarkup } from 'react-dom/server';
import { THANK_YOU } from '@/data/content/thankYou';
import { ThankYouView } from './ThankYouView';

const SEO = { path: '/thank-you', title: 'X', description: 'X', robots: 'noindex' as const };
const STEPS = THANK_YOU.next.steps.map(({ title }) => title);

const html = renderToStaticMarkup(
  <ThankYouView seo={SEO} texts={{ ...THANK_YOU, steps: STEPS }} />,
);

it('says thank you and what happens next before it shows a form', () => {
  const beforeForm = html.slice(0, html.indexOf('id="enquire-desktop"'));
  expect(beforeForm).toContain('Thank you');
  expect(STEPS.filter((step) => !beforeForm.includes(step))).toEqual([]);
  expect(beforeForm).toContain('href="/enquiry"');
});

it('is whole as the server sends it: a form for another child, the steps in full', () => {
  expect(html.split('name="parent_name"')).toHaveLength(2);
  expect(html).toContain('A person from the admissions team of the branch');
  expect(html).toContain('href="#enquire-desktop"');
});
