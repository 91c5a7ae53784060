/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { JsonLd } from './JsonLd';

it('stands in the served HTML as data that cannot end its own element', () => {
  const html = renderToString(
    <JsonLd about={{ kind: 'breadcrumbs', trail: [], current: '</script><b>' }} />,
  );
  const [, text = ''] =
    html.match(/^<script type="application\/ld\+json">([^<]*)<\/script>$/) ?? [];
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1, name: '</script><b>' }],
  });
});
