import Head from 'next/head';
import { BLOG_PATHS } from '@/data/routes/paths/blog';

/** Tells feed readers where the feed is. */
export const FeedLink = ({ title }: { title: string }) => (
  <Head>
    <link
      rel="alternate"
      type="application/atom+xml"
      title={title}
      href={BLOG_PATHS.feed}
      key="feed"
    />
  </Head>
);
