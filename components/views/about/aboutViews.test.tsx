import { renderToStaticMarkup } from 'react-dom/server';
import { CONTACT_US } from '@/data/content/about/contactUs';
import { NEWSMAKERS } from '@/data/content/about/newsmakers';
import { REFUNDS } from '@/data/content/about/refunds';
import { CITY_LIST } from '@/data/places/places';
import { SCHOOL } from '@/data/school';
import { buildPressPage } from '@/lib/content/about/aboutPages';
import { buildContactPage } from '@/lib/content/about/contactPage';
import { showLegalPage } from '@/lib/content/about/legalPage';
import { buildPrivacyPage } from '@/lib/content/about/privacyPage';
import { buildResourcesPage } from '@/lib/content/about/resourcesPage';
import { AboutView } from './AboutView';
import { ContactView } from './ContactView';
import { LegalView } from './LegalView';
import { ResourcesView } from './ResourcesView';

// What the server sends: all that a visitor without JavaScript has.
const SEO = { path: '/x', title: 'X', description: 'X', robots: 'index' as const };

const countOf = (html: string, part: string) => html.split(part).length - 1;

describe('the contact page', () => {
  const html = renderToStaticMarkup(
    <ContactView seo={SEO} page={buildContactPage()} form={CONTACT_US.form} />,
  );

  it('has the numbers before the form and the form once', () => {
    expect(html.indexOf(`tel:${SCHOOL.phone}`)).toBeLessThan(html.indexOf('id="enquire-desktop"'));
    expect(countOf(html, 'name="parent_name"')).toBe(1);
    expect(countOf(html, '<h1')).toBe(1);
  });

  it('opens each of the cities without JavaScript', () => {
    expect(countOf(html, '<details')).toBeGreaterThanOrEqual(CITY_LIST.length);
    expect(html).toMatch(/Bangalore<\/span><span[^>]*>\d+ branches/);
    expect(html).toContain('href="/ois-pune-branches"');
    expect(html).toContain('No page yet: choose it in the form');
  });
});

it.each([
  ['press coverage', buildPressPage()],
  ['newsmakers', NEWSMAKERS],
])('shows the stories of %s, none called a sample', (_, page) => {
  const html = renderToStaticMarkup(<AboutView seo={SEO} page={page} />);
  expect(countOf(html, '<article')).toBe(3);
  expect(html).not.toMatch(/\bsamples?\b/i);
});

it('shows a page of rules with its date, contents and tables that say what each cell is', () => {
  const page = showLegalPage(buildPrivacyPage({}));
  const html = renderToStaticMarkup(<LegalView seo={SEO} page={page} />);
  expect(html).toMatch(/Last changed on \d+ \w+ \d{4}/);
  for (const { id } of page.parts) {
    expect(html).toContain(`href="#${id}"`);
    expect(html).toContain(`id="${id}"`);
  }
  expect(html).toMatch(/<caption[^>]*>What is stored on the server/);
  expect(html).toContain('<th scope="row"');
});

it('says first that this website takes no money', () => {
  const html = renderToStaticMarkup(<LegalView seo={SEO} page={showLegalPage(REFUNDS)} />);
  expect(html.indexOf('This website takes no money at all')).toBeGreaterThan(-1);
  expect(html.indexOf('This website takes no money at all')).toBeLessThan(html.indexOf('<table'));
});

it('has the checklists apart from what stays off the paper', () => {
  const html = renderToStaticMarkup(<ResourcesView seo={SEO} page={buildResourcesPage()} />);
  const [screen = '', paper = ''] = html.split('id="checklists"');
  expect(screen).toContain('By age');
  expect(screen).toContain('href="#checklists"');
  expect(countOf(paper, '<h3')).toBe(5);
});
