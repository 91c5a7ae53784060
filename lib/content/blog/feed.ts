import { BLOG_TAGS } from '@/data/blog/tags';
import { BLOG_COPY } from '@/data/copy/blog';
import { BLOG_PATHS, blogPostPath } from '@/data/routes/paths/blog';
import { SCHOOL } from '@/data/school';
import type { Post } from './readPosts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** Posts have a day and no hour: midnight in India. */
const toMoment = (day: string): string => `${day}T00:00:00+05:30`;

const changedOn = ({ front }: Post): string => front.updated ?? front.date;

/** Links and pictures of our own with the whole address, since a reader stands elsewhere. */
const withOrigin = (html: string, origin: string): string =>
  html.replace(/(href|src)="\/(?!\/)/g, `$1="${origin}/`);

const toEntry = (post: Post, origin: string): string => {
  const { slug, front, html } = post;
  const url = escapeXml(`${origin}${blogPostPath(slug)}`);
  return [
    '<entry>',
    `<id>${url}</id>`,
    `<title>${escapeXml(front.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${toMoment(front.date)}</published>`,
    `<updated>${toMoment(changedOn(post))}</updated>`,
    `<author><name>${escapeXml(front.author)}</name></author>`,
    ...front.tags.map(
      (tag) => `<category term="${tag}" label="${escapeXml(BLOG_TAGS[tag].name)}"/>`,
    ),
    `<summary>${escapeXml(front.description)}</summary>`,
    `<content type="html">${escapeXml(withOrigin(html, origin))}</content>`,
    '</entry>',
  ].join('\n');
};

/** The posts as an Atom feed (RFC 4287), newest first. `origin` is without a slash at its end. */
export const buildFeed = (posts: readonly Post[], origin: string): string => {
  const index = escapeXml(`${origin}${BLOG_PATHS.index}`);
  const latest = posts.map(changedOn).sort().at(-1) ?? '1970-01-01';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    `<id>${index}</id>`,
    `<title>${escapeXml(BLOG_COPY.feedTitle(SCHOOL.name))}</title>`,
    `<subtitle>${escapeXml(BLOG_COPY.lead)}</subtitle>`,
    `<link rel="alternate" type="text/html" href="${index}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(`${origin}${BLOG_PATHS.feed}`)}"/>`,
    `<updated>${toMoment(latest)}</updated>`,
    ...posts.map((post) => toEntry(post, origin)),
    '</feed>',
    '',
  ].join('\n');
};
