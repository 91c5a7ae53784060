/** @jest-environment jest-fixed-jsdom */
import { hostileText } from '@/lib/testing/hostileText';
import fc from '@/lib/testing/properties';
import { type MailContent, toHtml, toText } from './deskMail';

const CONTENT: MailContent = {
  subject: 'OIS Nevta: 2 enquiries wait for a first answer',
  title: 'OIS Nevta, Friday 27 November',
  sections: [
    {
      text: '2 enquiries came in.',
      lines: [
        {
          label: 'OIS-7K3M-92QF',
          url: 'https://desk.example/desk/enquiries/ois-7k3m-92qf',
          said: 'New, waits 14 hours',
        },
      ],
      rest: '… and 1 more at the desk.',
    },
  ],
  open: { label: 'Open the desk', url: 'https://desk.example/desk' },
  footer: 'It names no parent.',
};

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

it('reads well as text, each address in a line of its own', () => {
  expect(toText(CONTENT)).toBe(
    [
      'OIS Nevta, Friday 27 November',
      '',
      '2 enquiries came in.',
      '',
      '- OIS-7K3M-92QF, New, waits 14 hours',
      '  https://desk.example/desk/enquiries/ois-7k3m-92qf',
      '',
      '… and 1 more at the desk.',
      '',
      'Open the desk:',
      'https://desk.example/desk',
      '',
      '-- ',
      'It names no parent.',
      '',
    ].join('\n'),
  );
});

it('says the same as HTML, in the same order, with the same links', () => {
  const page = parse(toHtml(CONTENT));
  const said = [...page.querySelectorAll('h1, p, li')].map(({ textContent }) => textContent);
  expect(said).toEqual([
    'OIS Nevta, Friday 27 November',
    '2 enquiries came in.',
    'OIS-7K3M-92QF, New, waits 14 hours',
    '… and 1 more at the desk.',
    'Open the desk',
    'It names no parent.',
  ]);
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://desk.example/desk/enquiries/ois-7k3m-92qf',
    'https://desk.example/desk',
  ]);
  expect(page.documentElement.lang).toBe('en');
});

// What the parser itself replaces or moves.
const asShown = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '');

it('makes no element of any text', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const page = parse(toHtml({ ...CONTENT, title: text, footer: text }));
      expect(page.querySelectorAll('body *')).toHaveLength(10);
      expect(page.querySelector('h1')?.textContent).toBe(asShown(text));
    }),
  );
});
