import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { JsonLd } from '@/components/blocks/JsonLd';
import { Section } from '@/components/blocks/Section';
import { Seo } from '@/components/blocks/Seo';
import { Prose } from '@/components/blocks/study/Prose';
import { BLOG_COPY } from '@/data/copy/blog';
import { BLOG_PATHS } from '@/data/routes/paths/blog';
import type { PostPage } from '@/lib/content/blog/postPage';
import { buildArticle } from '@/lib/seo/jsonLd/article';
import styles from './BlogPostView.module.scss';
import { FeedLink } from './FeedLink';
import { PostCards } from './PostCards';
import { PostClosing } from './PostClosing';
import { PostHead } from './PostHead';
import { PostOutline } from './PostOutline';

const TRAIL = [{ title: BLOG_COPY.name, path: BLOG_PATHS.index }];

const aboutPost = ({ seo: { path, title, description }, card, updated, author }: PostPage) =>
  buildArticle({
    path,
    title,
    description,
    date: card.date,
    updated: updated?.date ?? null,
    author,
    picture: card.picture,
  });

/** One post, then what to read next. */
export const BlogPostView = ({ page }: { page: PostPage }) => (
  <>
    <Seo {...page.seo} article={{ date: page.card.date, updated: page.updated?.date ?? null }} />
    <JsonLd about={aboutPost(page)} />
    <FeedLink title={BLOG_COPY.heading} />
    <div className={styles.root}>
      <article className={styles.article}>
        <div className={styles.crumbs}>
          <Breadcrumbs trail={TRAIL} current={page.card.title} />
        </div>
        <PostHead page={page} />
        <div className={styles.columns}>
          <div className={styles.text}>
            <Prose html={page.html} />
          </div>
          <div className={styles.aside}>
            <PostOutline outline={page.outline} />
            <PostClosing />
          </div>
        </div>
      </article>
      <div className={styles.related}>
        <Section title={BLOG_COPY.related}>
          <PostCards cards={page.related} />
        </Section>
      </div>
    </div>
  </>
);
