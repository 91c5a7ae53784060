/** @jest-environment jest-fixed-jsdom */
import { listRoutes } from '@/data/routes/routes';
import { buildFeed } from './feed';
import { readPosts } from './readPosts';

const ORIGIN = 'https://school.example';
const ATOM = 'http://www.w3.org/2005/Atom';
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/;

const posts = readPosts();
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const feed = parse(buildFeed(posts, ORIGIN));
const entries = [...feed.getElementsByTagNameNS(ATOM, 'entry')];

const childrenOf = (parent: Element, name: string) =>
  [...parent.children].filter((child) => child.localName === name);
const textOf = (parent: Element, name: string) => childrenOf(parent, name)[0]?.textContent ?? '';
const linkOf = (parent: Element, rel: string) =>
  childrenOf(parent, 'link')
    .find((link) => link.getAttribute('rel') === rel)
    ?.getAttribute('href') ?? '';

it('is well-formed XML of one Atom feed', () => {
  expect(feed.getElementsByTagName('parsererror')).toHaveLength(0);
  expect(feed.documentElement.localName).toBe('feed');
  expect(feed.documentElement.namespaceURI).toBe(ATOM);
});

it('says whose it is, where it stands and when it last changed', () => {
  const root = feed.documentElement;
  expect(textOf(root, 'title')).toMatch(/\S/);
  expect(textOf(root, 'id')).toBe(`${ORIGIN}/blog`);
  expect(linkOf(root, 'self')).toBe(`${ORIGIN}/blog/feed.xml`);
  expect(linkOf(root, 'alternate')).toBe(`${ORIGIN}/blog`);
  const moments = entries.map((entry) => textOf(entry, 'updated')).sort();
  expect(textOf(root, 'updated')).toBe(moments.at(-1));
});

it('holds every post once, newest first', () => {
  expect(entries).toHaveLength(posts.length);
  const ids = entries.map((entry) => textOf(entry, 'id'));
  expect(new Set(ids).size).toBe(ids.length);
  const published = entries.map((entry) => textOf(entry, 'published'));
  expect(published).toEqual([...published].sort().reverse());
});

it.each(entries.map((entry): [string, Element] => [textOf(entry, 'title'), entry]))(
  'has all that an entry needs: %s',
  (title, entry) => {
    expect(title).toMatch(/\S/);
    expect(linkOf(entry, 'alternate')).toBe(textOf(entry, 'id'));
    expect(textOf(entry, 'updated')).toMatch(MOMENT);
    expect(textOf(entry, 'published')).toMatch(MOMENT);
    const [author] = childrenOf(entry, 'author');
    expect(author && textOf(author, 'name')).toMatch(/team$/);
    expect(textOf(entry, 'summary')).toMatch(/\S/);
    expect(childrenOf(entry, 'content')[0]?.getAttribute('type')).toBe('html');
  },
);

it('leads with whole addresses to pages that exist', () => {
  const known = new Set(listRoutes().map(({ path }) => path));
  const addresses = entries.flatMap((entry) => [
    textOf(entry, 'id'),
    ...[...textOf(entry, 'content').matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href),
  ]);
  expect(addresses.filter((address) => !address.startsWith(`${ORIGIN}/`))).toEqual([]);
  expect(addresses.filter((address) => !known.has(address.slice(ORIGIN.length)))).toEqual([]);
});

it('stays well-formed whatever a title holds', () => {
  const [post] = posts;
  if (!post) throw new Error('There is no post');
  const odd = { ...post, front: { ...post.front, title: 'A < B & "C" ]]> D' } };
  const parsed = parse(buildFeed([odd], ORIGIN));
  expect(parsed.getElementsByTagName('parsererror')).toHaveLength(0);
  expect(parsed.getElementsByTagNameNS(ATOM, 'title')[1]?.textContent).toBe('A < B & "C" ]]> D');
});

it('is a feed without posts, too', () => {
  expect(parse(buildFeed([], ORIGIN)).getElementsByTagName('parsererror')).toHaveLength(0);
});
