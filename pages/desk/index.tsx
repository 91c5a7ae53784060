import type { InferGetServerSidePropsType } from 'next';
import { DeskFrame } from '@/components/layout/desk/DeskFrame';
import { InboxView } from '@/components/views/desk/inbox/InboxView';
import { deskPage } from '@/lib/server/desk/deskPage';
import { inboxLists } from '@/lib/server/desk/inboxLists';

export const getServerSideProps = deskPage('enquiries', async (_context, { staff }) => ({
  props: { lists: inboxLists(staff) },
}));

const InboxPage = (props: InferGetServerSidePropsType<typeof getServerSideProps>) => (
  <InboxView {...props} />
);

InboxPage.Frame = DeskFrame;

export default InboxPage;
