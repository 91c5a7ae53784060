import { renderToStaticMarkup } from 'react-dom/server';
import { EVENT_INDEX } from '@/data/content/events/eventIndex';
import { GO_COSMO } from '@/data/content/events/goCosmo';
import { EventView } from './EventView';
import { GoCosmoView } from './GoCosmoView';

const SEO = { path: '/event', title: 'X', description: 'X', robots: 'index' as const };

const PAGES = [
  ['the list', <EventView key="1" seo={SEO} texts={EVENT_INDEX} trail={EVENT_INDEX.trail} />],
  ['Go Cosmo', <GoCosmoView key="2" seo={SEO} texts={GO_COSMO} trail={GO_COSMO.trail} />],
] as const;

it.each(PAGES)('says what, when and where before the form on the page of %s', (_, view) => {
  const html = renderToStaticMarkup(view);
  const beforeForm = html.slice(0, html.indexOf('id="enquire-desktop"'));
  expect(beforeForm).toMatch(/What<\/dt>.*When<\/dt>.*Where<\/dt>/);
});

it.each(PAGES)('has the form once, and a way back to it, on the page of %s', (_, view) => {
  const html = renderToStaticMarkup(view);
  expect(html).toContain('href="#enquire-desktop"');
  expect(html.split('id="enquire-desktop"')).toHaveLength(2);
  expect(html.split('name="parent_name"')).toHaveLength(2);
});
