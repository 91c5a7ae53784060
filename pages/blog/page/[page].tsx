import { BlogListView } from '@/components/views/blog/BlogListView';
import { countBlogPages, listPosts } from '@/data/blog/listPosts';
import { buildBlogPage, parseBlogPage } from '@/lib/content/blog/blogPage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticPaths = () => ({
  paths: Array.from({ length: countBlogPages(listPosts().length) - 1 }, (_, at) => ({
    params: { page: String(at + 2) },
  })),
  fallback: false,
});

export const getStaticProps = staticPage(({ page: slug = '' }) => {
  const number = parseBlogPage(slug);
  const page = number && buildBlogPage(number);
  return page ? { page } : null;
});

export default BlogListView;
