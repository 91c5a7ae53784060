import { countBlogPages, listPosts, POSTS_PER_PAGE, type PostEntry } from '@/data/blog/listPosts';
import { BLOG_TAG_SLUGS, BLOG_TAGS, type BlogTag } from '@/data/blog/tags';
import { BLOG_PATHS, blogPagePath, blogPostPath, blogTagPath } from '@/data/routes/paths/blog';
import { fitDescription, pageRoute, type Route, type SectionText } from '@/data/routes/route';

const page = (path: string, text: SectionText): Route =>
  pageRoute(path, { section: 'blogs', ...text });

const plain = (title: string): string => title.replaceAll('’', "'").toLowerCase();

const post = ({ slug, front, headings }: PostEntry): Route =>
  page(blogPostPath(slug), {
    title: front.title,
    description: front.description,
    names: [plain(front.title), slug.replaceAll('-', ' ')],
    headings: [...headings, ...front.tags.map((tag) => BLOG_TAGS[tag].name)],
  });

const tag = (slug: BlogTag): Route => {
  const { title, name, description } = BLOG_TAGS[slug];
  return page(blogTagPath(slug), {
    title: `Blog: ${title}`,
    description,
    names: [`${plain(name)} blog`],
    headings: [name],
  });
};

/** A page of older posts, described by what stands on it. */
const olderPage = (posts: readonly PostEntry[], number: number, of: number): Route => {
  const titles = posts
    .slice((number - 1) * POSTS_PER_PAGE, number * POSTS_PER_PAGE)
    .map(({ front }) => front.title);
  const described = [3, 2, 1].map(
    (count) =>
      `Page ${number} of ${of} of our blog for parents, among other posts: ${titles.slice(0, count).join('; ')}.`,
  );
  return page(blogPagePath(number), {
    title: `Blog for parents, page ${number} of ${of}`,
    description: fitDescription(...described),
    names: [],
    headings: titles,
  });
};

/** The blog: its list, page by page, its tags and every post. For the server and the build only. */
export const blogRoutes = (): Route[] => {
  const posts = listPosts();
  const pages = countBlogPages(posts.length);
  return [
    page(BLOG_PATHS.index, {
      title: 'Blog for parents: school, study, growing up',
      description:
        'Practical posts for parents by our admissions and academic teams: choosing a board, fees, the first week of nursery, homework, tables, exams, buses, food.',
      names: ['blog', 'blogs', 'articles', 'parent blog', 'tips for parents'],
      headings: BLOG_TAG_SLUGS.map((slug) => BLOG_TAGS[slug].name),
    }),
    ...Array.from({ length: pages - 1 }, (_, at) => olderPage(posts, at + 2, pages)),
    ...BLOG_TAG_SLUGS.map(tag),
    ...posts.map(post),
  ];
};
