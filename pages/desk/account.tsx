import type { InferGetServerSidePropsType } from 'next';
import { DeskFrame } from '@/components/layout/desk/DeskFrame';
import { AccountView } from '@/components/views/desk/account/AccountView';
import { deskPage } from '@/lib/server/desk/deskPage';
import { countRecoveryCodes } from '@/lib/server/desk/secondFactor';

export const getServerSideProps = deskPage('account', async (_context, { db, staff }) => ({
  props: { recoveryCodesLeft: await countRecoveryCodes(db, staff.id) },
}));

const AccountPage = (props: InferGetServerSidePropsType<typeof getServerSideProps>) => (
  <AccountView {...props} />
);

AccountPage.Frame = DeskFrame;

export default AccountPage;
