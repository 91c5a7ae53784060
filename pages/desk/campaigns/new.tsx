import type { InferGetServerSidePropsType } from 'next';
import { DeskFrame } from '@/components/layout/desk/DeskFrame';
import { NewCampaignView } from '@/components/views/desk/campaigns/NewCampaignView';
import { deskPage } from '@/lib/server/desk/deskPage';
import { placeLists } from '@/lib/server/desk/placeLists';

export const getServerSideProps = deskPage('campaigns', async () => ({
  props: { lists: placeLists(null) },
}));

const NewCampaignPage = ({ lists }: InferGetServerSidePropsType<typeof getServerSideProps>) => (
  <NewCampaignView lists={lists} />
);

NewCampaignPage.Frame = DeskFrame;

export default NewCampaignPage;
