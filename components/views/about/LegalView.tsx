import { Seo } from '@/components/blocks/Seo';
import { Island } from '@/components/ui/Island';
import type { PageSeo } from '@/data/routes/routes';
import type { LegalStoryProps } from './LegalStory';
import { ServedLegal } from './servedLegal';
// The page stands without its code, so its looks come with it.
import '@/components/blocks/Breadcrumbs.module.scss';
import './LegalStory.module.scss';
import './partLooks';

type LegalViewProps = LegalStoryProps & { seo: PageSeo };

const loadStory = async (props: LegalStoryProps) => {
  const { LegalStory } = await import('./LegalStory');
  return <LegalStory {...props} />;
};

/** A page of rules: HTML that stays as it is. */
export const LegalView = ({ seo, page }: LegalViewProps) => (
  <>
    <Seo {...seo} />
    <Island
      key={seo.path}
      shape="contents"
      isWokenByTouch={false}
      still={ServedLegal && <ServedLegal page={page} />}
      load={() => loadStory({ page })}
    />
  </>
);
