import { BlogListView } from '@/components/views/blog/BlogListView';
import { BLOG_TAG_SLUGS } from '@/data/blog/tags';
import { buildTagPage } from '@/lib/content/blog/tagPage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticPaths = () => ({
  paths: BLOG_TAG_SLUGS.map((tag) => ({ params: { tag } })),
  fallback: false,
});

export const getStaticProps = staticPage(({ tag = '' }) => {
  const page = buildTagPage(tag);
  return page && { page };
});

export default BlogListView;
