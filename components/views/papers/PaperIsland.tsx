import { Island } from '@/components/ui/Island';
import { ServedPaper } from './servedPaper';
// The paper stands in the page without its code, so its looks come with the page.
import './PaperHead.module.scss';
import './PaperQuestions.module.scss';
import './PaperSection.module.scss';
import './PaperSheet.module.scss';
import './Scheme.module.scss';

type PaperIslandProps = { slug: string; path: string };

const loadPaper = async (path: string) => {
  const [{ fetchPaper }, { FetchedPaper }] = await Promise.all([
    import('@/lib/study/papers/fetchPaper'),
    import('./FetchedPaper'),
  ]);
  return <FetchedPaper html={await fetchPaper(path)} />;
};

/**
 * The paper as HTML that stays as it is. It is not in the page's props, which would send it twice:
 * who comes from another page without a reload gets it from the page's own HTML.
 */
export const PaperIsland = ({ slug, path }: PaperIslandProps) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedPaper && <ServedPaper slug={slug} />}
    load={() => loadPaper(path)}
  />
);
