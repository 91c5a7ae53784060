import fc from '@/lib/testing/properties';
import { addOutline } from './outline';

it('gives each heading an address and lists them', () => {
  expect(addOutline('<h2>About 7 × 8</h2>\n<p>x</p>\n<h2>What’s <em>next</em>?</h2>')).toEqual({
    html: '<h2 id="about-7-8">About 7 × 8</h2>\n<p>x</p>\n<h2 id="whats-next">What’s <em>next</em>?</h2>',
    outline: [
      { id: 'about-7-8', title: 'About 7 × 8' },
      { id: 'whats-next', title: 'What’s next?' },
    ],
  });
});

it('never gives one address twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('A', 'A!', 'A 2', 'B', '…')), (titles) => {
      const { outline } = addOutline(titles.map((title) => `<h2>${title}</h2>`).join(''));
      expect(new Set(outline.map(({ id }) => id)).size).toBe(titles.length);
    }),
  );
});
