import type { InferGetServerSidePropsType } from 'next';
import { DeskFrame } from '@/components/layout/desk/DeskFrame';
import { DeskEnquiryView } from '@/components/views/desk/enquiry/DeskEnquiryView';
import { deskPage } from '@/lib/server/desk/deskPage';
import { parseReference } from '@/lib/server/enquiries/reference';

export const getServerSideProps = deskPage<{ reference: string }>(
  'enquiries',
  async ({ params }) => {
    const reference = parseReference(String(params?.reference ?? ''));
    return reference === null ? { notFound: true } : { props: { reference } };
  },
);

const DeskEnquiryPage = (props: InferGetServerSidePropsType<typeof getServerSideProps>) => (
  // By its key, so that nothing that was typed for one enquiry stands at the next one.
  <DeskEnquiryView key={props.reference} {...props} />
);

DeskEnquiryPage.Frame = DeskFrame;

export default DeskEnquiryPage;
