/** @jest-environment jest-fixed-jsdom */
import { HttpResponse, http } from 'msw';
import { SOCIAL_LINKS } from '@/data/school';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { getFooter } from './footer';

const answerWith = (answer: () => Response) => fakeNetwork.use(http.get('/api/footer', answer));

it.each([
  ['the server fails', () => HttpResponse.json({ error: {} }, { status: 500 })],
  ['the server refuses', () => HttpResponse.json({ error: {} }, { status: 400 })],
  ['there is no network', () => HttpResponse.error()],
  ['there is no footer', () => HttpResponse.json(null)],
  ['the answer is no JSON', () => HttpResponse.text('<html>')],
])('is null when %s', async (_, answer) => {
  answerWith(answer);
  expect(await getFooter()).toBeNull();
});

it('takes what it can use', async () => {
  answerWith(() =>
    HttpResponse.json({
      linkedin: 'https://in.linkedin.com/x',
      twitter: 'javascript:1',
      email: 7,
      title: 'For parents',
      link: [
        { title: 'Fees', link: '/fee-structure' },
        { title: 'In the news', link: 'https://news.example/school' },
        { title: 'Script', link: 'javascript:1' },
        { title: 'Elsewhere', link: '//news.example' },
        { link: '/fee-structure' },
        null,
      ],
    }),
  );
  expect(await getFooter()).toEqual({
    social: { ...SOCIAL_LINKS, linkedin: 'https://in.linkedin.com/x' },
    email: null,
    title: 'For parents',
    links: [
      { title: 'Fees', link: '/fee-structure' },
      { title: 'In the news', link: 'https://news.example/school' },
    ],
  });
});
