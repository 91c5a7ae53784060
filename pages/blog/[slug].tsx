import { BlogPostView } from '@/components/views/blog/BlogPostView';
import { listPosts } from '@/data/blog/listPosts';
import { buildPostPage } from '@/lib/content/blog/postPage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticPaths = () => ({
  paths: listPosts().map(({ slug }) => ({ params: { slug } })),
  fallback: false,
});

export const getStaticProps = staticPage(({ slug = '' }) => {
  const page = buildPostPage(slug);
  return page && { page };
});

export default BlogPostView;
