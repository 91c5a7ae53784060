import { Seo } from '@/components/blocks/Seo';
import { DESK_FRAME_COPY } from '@/data/copy/desk/frame';

/** The title of a page of the desk, which no search engine stores. */
export const DeskHead = ({ title }: { title: string }) => (
  <Seo title={title} description={DESK_FRAME_COPY.name} path={null} robots="noindex" />
);
