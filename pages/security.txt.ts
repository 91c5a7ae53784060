import type { GetServerSideProps } from 'next';
import { buildSecurityText } from '@/lib/seo/securityText';
import { sendText } from '@/lib/server/endpoint/sendText';
import { getEnv } from '@/lib/server/env/env';

/** Answers with the text itself: there is no page to draw. */
export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  sendText(res, 'text/plain', buildSecurityText(getEnv().siteUrl, Date.now()));
  return { props: {} };
};

const Security = () => null;

export default Security;
