import type { InferGetServerSidePropsType } from 'next';
import { DeskFrame } from '@/components/layout/desk/DeskFrame';
import { PreflightView } from '@/components/views/desk/preflight/PreflightView';
import { deskPage } from '@/lib/server/desk/deskPage';
import { listCheckedPaths } from '@/lib/server/preflight/listCheckedPaths';

export const getServerSideProps = deskPage('campaigns', async () => ({
  props: { paths: listCheckedPaths() },
}));

const PreflightPage = (props: InferGetServerSidePropsType<typeof getServerSideProps>) => (
  <PreflightView {...props} />
);

PreflightPage.Frame = DeskFrame;

export default PreflightPage;
