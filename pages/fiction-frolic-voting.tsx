import { ContestView } from '@/components/views/voting/ContestView';
import { contestProps } from '@/lib/content/voting/contestProps';

export const getStaticProps = contestProps('fiction-frolic-voting');

export default ContestView;
