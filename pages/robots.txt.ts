import type { GetServerSideProps } from 'next';
import { buildRobots } from '@/lib/seo/robotsText';
import { siteOrigin } from '@/lib/seo/siteOrigin';
import { sendText } from '@/lib/server/endpoint/sendText';

/** Answers with the text itself: there is no page to draw. */
export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  sendText(res, 'text/plain', buildRobots(siteOrigin()));
  return { props: {} };
};

const Robots = () => null;

export default Robots;
