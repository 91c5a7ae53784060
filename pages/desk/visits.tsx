import type { InferGetServerSidePropsType } from 'next';
import { DeskFrame } from '@/components/layout/desk/DeskFrame';
import { VisitsView } from '@/components/views/desk/visits/VisitsView';
import type { VisitsPage } from '@/lib/desk/visitsPage';
import { deskPage } from '@/lib/server/desk/deskPage';
import { buildVisitsPage } from '@/lib/server/desk/visits/deskVisits';

const textOf = (value: string | string[] = ''): string => [value].flat()[0] ?? '';

export const getServerSideProps = deskPage<VisitsPage>(
  'enquiries',
  async ({ query: { branch, from, to } }, { db, staff }) => {
    const asked = { branch: textOf(branch), from: textOf(from), to: textOf(to) };
    return { props: await buildVisitsPage(db, staff, asked, Date.now()) };
  },
);

const DeskVisitsPage = (props: InferGetServerSidePropsType<typeof getServerSideProps>) => (
  <VisitsView {...props} />
);

DeskVisitsPage.Frame = DeskFrame;

export default DeskVisitsPage;
