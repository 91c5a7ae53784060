import type { InferGetServerSidePropsType } from 'next';
import { DeskFrame } from '@/components/layout/desk/DeskFrame';
import { CampaignEditor } from '@/components/views/desk/campaign/CampaignEditor';
import type { DeskCampaign } from '@/lib/desk/campaignContract';
import type { CampaignLists } from '@/lib/desk/campaignLists';
import { campaignLists } from '@/lib/server/campaigns/campaignLists';
import { findStored } from '@/lib/server/campaigns/readCampaigns';
import { showDeskCampaign } from '@/lib/server/campaigns/showDeskCampaign';
import { deskPage } from '@/lib/server/desk/deskPage';
import { getEnv } from '@/lib/server/env/env';

type Props = { campaign: DeskCampaign; lists: CampaignLists; siteUrl: string };

export const getServerSideProps = deskPage<Props>(
  'campaigns',
  async ({ params }, { db, staff }) => {
    const id = String(params?.id);
    if ((await findStored(db, id)) === null) return { notFound: true };
    const campaign = await showDeskCampaign(db, id, staff, Date.now());
    // What is undefined has no JSON, which Next's props are.
    const { siteUrl } = getEnv();
    return { props: { campaign: toPlain(campaign), lists: campaignLists(), siteUrl } };
  },
);

const toPlain = (campaign: DeskCampaign): DeskCampaign => JSON.parse(JSON.stringify(campaign));

const CampaignPage = ({
  campaign,
  lists,
  siteUrl,
}: InferGetServerSidePropsType<typeof getServerSideProps>) => (
  <CampaignEditor key={campaign.id} campaign={campaign} lists={lists} siteUrl={siteUrl} />
);

CampaignPage.Frame = DeskFrame;

export default CampaignPage;
