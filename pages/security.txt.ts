import type { GetServerSideProps } from 'next';
import { buildSecurityText } from '@/lib/seo/securityText';
import { siteOrigin } from '@/lib/seo/siteOrigin';
import { sendText } from '@/lib/server/endpoint/sendText';

/** Answers with the text itself: there is no page to draw. */
export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  sendText(res, 'text/plain', buildSecurityText(siteOrigin(), Date.now()));
  return { props: {} };
};

const Security = () => null;

export default Security;
