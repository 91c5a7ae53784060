import type { GetServerSideProps } from 'next';
import { buildRobots } from '@/lib/seo/robotsText';
import { sendText } from '@/lib/server/endpoint/sendText';
import { getEnv } from '@/lib/server/env/env';

/** Answers with the text itself: there is no page to draw. */
export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  sendText(res, 'text/plain', buildRobots(getEnv().siteUrl));
  return { props: {} };
};

const Robots = () => null;

export default Robots;
