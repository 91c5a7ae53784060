import { renderMarkdown } from './renderMarkdown';

it('renders headings, lists and tables', () => {
  const html = renderMarkdown('## Idea\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |');
  expect(html).toContain('<h2>Idea</h2>');
  expect(html).toContain('<li>two</li>');
  expect(html).toContain('<td>2</td>');
});

it('draws formulas and leaves their underscores and stars alone', () => {
  const html = renderMarkdown('Let $a_1 * a_2$ and $b_1 * b_2$ be.\n\n$$x = \\frac{1}{2}$$');
  expect(html).not.toContain('<em>');
  expect(html.match(/<math/g)).toHaveLength(3);
  expect(html).toContain('<math display="block">');
});

it('lets a keyboard scroll a formula that is wider than a phone, and only that', () => {
  const html = renderMarkdown('$$x = 1$$\n\n$$x^2 + 5x + 6 = x^2 + 2x + 3x + 6 = (x + 2)(x + 3)$$');
  expect(html.match(/<math tabindex="0" display="block">/g)).toHaveLength(1);
});

it('leaves dollar signs alone where they are escaped or code', () => {
  const html = renderMarkdown('It costs \\$5 or \\$6, not `$x$`.');
  expect(html).toBe('<p>It costs $5 or $6, not <code>$x$</code>.</p>');
});

it.each([
  ['<script>alert(1)</script>', 'raw HTML'],
  ['Some <b>bold</b> text', 'raw HTML'],
  ['[link](javascript:alert(1))', 'link is not allowed'],
  ['[link](//example.com)', 'link is not allowed'],
  ['[link](data:text/html,x)', 'link is not allowed'],
  ['[link][x]\n\n[x]: javascript:alert(1)', 'link is not allowed'],
  ['![picture](https://example.com/x.png)', 'not one of ours'],
  ['![picture](/pictures/../x.svg)', 'not one of ours'],
  ['![picture][x]\n\n[x]: /x.svg', 'where the picture stands'],
])('refuses %p', (text, reason) => {
  expect(() => renderMarkdown(text)).toThrow(reason);
});

it('lets our own pages, pictures and safe sites through', () => {
  const text = '[a](/poems) [b](#idea) [c](https://ncert.nic.in) ![d](/pictures/concepts/pie.svg)';
  expect(renderMarkdown(text)).toContain('<img src="/pictures/concepts/pie.svg" alt="d">');
});

it('says in which line the mistake stands', () => {
  expect(() => renderMarkdown('one\n\ntwo <br>')).toThrow('Line 3');
});
