import { MEASURED } from '@/lib/preflight/visitors';
import { escapeHtml } from '@/lib/site/escapeHtml';
import { buildReport } from './report';
import { sampleResult } from './sampleResults';

it('escapes every sign that HTML reads', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;',
  );
});

it('shows text from pages as text', () => {
  const evil = '<img src=x onerror=alert(1)>';
  const report = buildReport(
    [
      sampleResult(
        '/campaign/pune',
        MEASURED,
        { header: { found: evil, expected: evil } },
        'a.jpg',
      ),
    ],
    'http://127.0.0.1:1/<script>',
  );
  expect(report).not.toContain(evil);
  expect(report).not.toContain('<script');
  expect(report).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

it('gives the verdict first, and the pictures', () => {
  const fine = buildReport([sampleResult('/lp/pune', MEASURED, {}, 'lp-pune.jpg')], 'site');
  expect(fine).toContain('Every rule holds.');
  expect(fine).toContain('src="lp-pune.jpg"');
  const wrong = buildReport(
    [sampleResult('/lp/pune', MEASURED, { footer: { found: 'full', expected: 'none' } })],
    'site',
  );
  expect(wrong).toContain('1 cell breaks its rule.');
  expect(wrong).toContain('/lp/pune as google (phone), footer: expected none, found full');
});
