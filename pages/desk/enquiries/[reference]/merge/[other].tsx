import type { InferGetServerSidePropsType } from 'next';
import { DeskFrame } from '@/components/layout/desk/DeskFrame';
import { MergeView } from '@/components/views/desk/merge/MergeView';
import { deskPage } from '@/lib/server/desk/deskPage';
import { parseReference } from '@/lib/server/enquiries/reference';

export const getServerSideProps = deskPage<{ reference: string; other: string }>(
  'enquiries',
  async ({ params }) => {
    const reference = parseReference(String(params?.reference ?? ''));
    const other = parseReference(String(params?.other ?? ''));
    const isPair = reference !== null && other !== null && reference !== other;
    return isPair ? { props: { reference, other } } : { notFound: true };
  },
);

const MergePage = (props: InferGetServerSidePropsType<typeof getServerSideProps>) => (
  <MergeView {...props} />
);

MergePage.Frame = DeskFrame;

export default MergePage;
