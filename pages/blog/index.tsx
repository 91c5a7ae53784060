import { BlogListView } from '@/components/views/blog/BlogListView';
import { buildBlogPage } from '@/lib/content/blog/blogPage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => {
  const page = buildBlogPage(1);
  return page && { page };
});

export default BlogListView;
