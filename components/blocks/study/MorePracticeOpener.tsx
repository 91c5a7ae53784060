import dynamic from 'next/dynamic';
import { AfterHydration } from '@/components/blocks/AfterHydration';
import type { MakerPlace } from '@/lib/study/makers/books';

// A button far down the page, which does nothing without JavaScript: it comes after the rest.
const MorePractice = dynamic(() => import('./MorePractice').then((part) => part.MorePractice), {
  ssr: false,
});

/** Ten more questions, where somebody wrote makers for them. */
export const MorePracticeOpener = ({ makers }: { makers: MakerPlace | null }) =>
  makers && (
    <AfterHydration>
      <MorePractice makers={makers} />
    </AfterHydration>
  );
