import { ContestView } from '@/components/views/voting/ContestView';
import { contestProps } from '@/lib/voting/contestProps';

export const getStaticProps = contestProps('public-speaking');

export default ContestView;
