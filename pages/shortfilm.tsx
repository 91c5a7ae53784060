import { ContestView } from '@/components/views/voting/ContestView';
import { contestProps } from '@/lib/content/voting/contestProps';

export const getStaticProps = contestProps('shortfilm');

export default ContestView;
