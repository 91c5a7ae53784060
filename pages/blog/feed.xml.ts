import type { GetServerSideProps } from 'next';
import { buildFeed } from '@/lib/content/blog/feed';
import { readPosts } from '@/lib/content/blog/readPosts';
import { siteOrigin } from '@/lib/seo/siteOrigin';

// An hour, and a day more while a newer one is fetched.
const CACHE = 'public, max-age=3600, stale-while-revalidate=86400';

/** Answers with the feed itself: there is no page to draw. */
export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  res.setHeader('Content-Type', 'application/atom+xml; charset=utf-8');
  res.setHeader('Cache-Control', CACHE);
  res.end(buildFeed(readPosts(), siteOrigin()));
  return { props: {} };
};

const Feed = () => null;

export default Feed;
