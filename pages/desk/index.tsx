import type { InferGetServerSidePropsType } from 'next';
import { DeskFrame } from '@/components/layout/desk/DeskFrame';
import { InboxView } from '@/components/views/desk/inbox/InboxView';
import { buildAnswersNow } from '@/lib/server/desk/buildAnswers';
import { deskPage } from '@/lib/server/desk/deskPage';
import { inboxLists } from '@/lib/server/desk/inboxLists';

export const getServerSideProps = deskPage('enquiries', async (_context, { db, staff }) => ({
  props: {
    lists: await inboxLists(db, staff),
    answers: await buildAnswersNow(db, staff, Date.now()),
  },
}));

const InboxPage = (props: InferGetServerSidePropsType<typeof getServerSideProps>) => (
  <InboxView {...props} />
);

InboxPage.Frame = DeskFrame;

export default InboxPage;
