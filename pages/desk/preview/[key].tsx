import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { PreviewFrame } from '@/components/layout/desk/PreviewFrame';
import { CampaignView } from '@/components/views/campaign/CampaignView';
import { PHONE_NUMBERS } from '@/data/phones';
import { usePreviewed } from '@/lib/desk/usePreviewed';
import { type BuiltCampaign, buildSpecialPage } from '@/lib/landing/campaigns/campaignPage';
import { findPreviewed } from '@/lib/server/campaigns/readCampaigns';
import { hasDesk } from '@/lib/server/desk/hasDesk';
import { setPrivate } from '@/lib/server/endpoint/cacheControl';
import { getStore } from '@/lib/server/store/store';

export const getServerSideProps: GetServerSideProps<{ built: BuiltCampaign }> = async ({
  req,
  res,
  params,
}) => {
  setPrivate(res);
  if (!hasDesk(req)) return { notFound: true };
  const { db } = await getStore();
  const draft = await findPreviewed(db, String(params?.key));
  const built = draft && buildSpecialPage('campaign', draft);
  return built ? { props: { built } } : { notFound: true };
};

const PreviewPage = ({ built }: InferGetServerSidePropsType<typeof getServerSideProps>) => {
  const { seo, page, phone } = usePreviewed(built);
  const contact = { phone: phone ?? PHONE_NUMBERS.main.header, brochureUrl: '' };
  // The form takes what it starts with once: another start is another form.
  return <CampaignView key={JSON.stringify(page.form)} seo={seo} page={page} contact={contact} />;
};

PreviewPage.Frame = PreviewFrame;

export default PreviewPage;
