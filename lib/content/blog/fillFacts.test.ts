import { BRANCH_LIST } from '@/data/places/places';
import { BLOCK_FACTS, WORD_FACTS } from './facts';
import { fillFacts } from './fillFacts';

it('puts the table of ages where a post names it', () => {
  const html = fillFacts('<p>Before</p>\n<p>{{age-table}}</p>');
  expect(html.replaceAll('\u00a0', ' ')).toContain(
    '<td>Grade 1</td>\n<td>6 years</td>\n<td>2 June 2018 to 1 June 2019</td>',
  );
  expect(html.match(/<tr>/g)).toHaveLength(17);
});

it('puts words into a sentence', () => {
  expect(fillFacts('<p>For {{session}} on {{age-on}}.</p>')).toBe(
    '<p>For 2025-26 on 1 June 2025.</p>',
  );
});

it('names every branch with Grade 12 that has a page', () => {
  const html = fillFacts('<p>{{senior-branches}}</p>');
  const count = BRANCH_LIST.filter(({ to, listing }) => to === 23 && listing !== 'form').length;
  expect(html.match(/<a href="\/[a-z-]+-branches\/[a-z0-9-]+">/g)).toHaveLength(count);
});

it.each(Object.keys(BLOCK_FACTS))('finishes the block {{%s}}', (name) => {
  expect(fillFacts(`<p>{{${name}}}</p>`)).not.toMatch(/undefined|NaN|\{\{|null/);
});

it.each(Object.keys(WORD_FACTS))('has words for {{%s}}', (name) => {
  expect(fillFacts(`<p>a {{${name}}} b</p>`)).toMatch(/^<p>a \S.*\S b<\/p>$/);
});

it.each(['no-such-fact', 'constructor', 'age-table'])('refuses {{%s}} in a sentence', (name) => {
  expect(() => fillFacts(`<p>a {{${name}}} b</p>`)).toThrow(name);
});
