import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { Section } from '@/components/blocks/Section';
import { Seo } from '@/components/blocks/Seo';
import { Link } from '@/components/ui/Link';
import { BLOG_COPY } from '@/data/copy/blog';
import { BLOG_PATHS } from '@/data/routes/paths/blog';
import type { BlogPage } from '@/lib/content/blog/blogPage';
import styles from './BlogListView.module.scss';
import { FeedLink } from './FeedLink';
import { PageLinks } from './PageLinks';
import { PostCards } from './PostCards';
import { TagNav } from './TagNav';

/** A list of posts: the newest, an older page, or those of one tag. */
export const BlogListView = ({ page }: { page: BlogPage }) => (
  <>
    <Seo {...page.seo} />
    <FeedLink title={BLOG_COPY.heading} />
    <div className={styles.root}>
      <header className={styles.head}>
        <Breadcrumbs trail={page.trail} current={page.current} />
        <h1>{page.heading}</h1>
        <p className={styles.lead}>{page.lead}</p>
      </header>
      <TagNav tags={page.tags} />
      <Section title={page.listTitle}>
        <PostCards cards={page.cards} loading="eager" />
      </Section>
      {page.pager && <PageLinks pager={page.pager} />}
      <p>
        <Link href={BLOG_PATHS.feed} className={styles.feed} type="application/atom+xml">
          {BLOG_COPY.feed}
        </Link>
      </p>
    </div>
  </>
);
