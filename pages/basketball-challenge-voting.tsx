import { ContestView } from '@/components/views/voting/ContestView';
import { contestProps } from '@/lib/voting/contestProps';

export const getStaticProps = contestProps('basketball-challenge-voting');

export default ContestView;
