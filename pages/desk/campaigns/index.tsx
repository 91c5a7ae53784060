import type { InferGetServerSidePropsType } from 'next';
import { DeskFrame } from '@/components/layout/desk/DeskFrame';
import { CampaignsView } from '@/components/views/desk/campaigns/CampaignsView';
import { listForDesk } from '@/lib/server/campaigns/listForDesk';
import { deskPage } from '@/lib/server/desk/deskPage';

export const getServerSideProps = deskPage('campaigns', async (_context, { db }) => ({
  props: await listForDesk(db, Date.now()),
}));

const CampaignsPage = ({ own, files }: InferGetServerSidePropsType<typeof getServerSideProps>) => (
  <CampaignsView own={own} files={files} />
);

CampaignsPage.Frame = DeskFrame;

export default CampaignsPage;
