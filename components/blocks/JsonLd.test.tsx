/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { buildBreadcrumbs } from '@/lib/seo/jsonLd/breadcrumbs';
import { JsonLd } from './JsonLd';

it('stands in the page as data that cannot end its own element', () => {
  const html = renderToString(
    <JsonLd about={buildBreadcrumbs({ trail: [], current: '</script><b>' })} />,
  );
  const [, text = ''] =
    html.match(/^<script type="application\/ld\+json">([^<]*)<\/script>$/) ?? [];
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1, name: '</script><b>' }],
  });
});
