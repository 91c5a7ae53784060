import { OwnEnquiriesView } from '@/components/views/enquiry/OwnEnquiriesView';

export const getStaticProps = () => ({ props: {} });

export default OwnEnquiriesView;
