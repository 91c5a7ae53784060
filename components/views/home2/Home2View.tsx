import { Seo } from '@/components/blocks/Seo';
import type { PageSeo } from '@/data/routes/routes';
import type { Home2Page } from '@/lib/directory/home2Page';
import { Home2Hero } from './Home2Hero';
import { Home2StoryIsland } from './Home2StoryIsland';

type Home2ViewProps = { seo: PageSeo; page: Home2Page };

/** The home page that advertisements lead to: the form first. */
export const Home2View = ({ seo, page }: Home2ViewProps) => (
  <>
    <Seo {...seo} />
    <Home2Hero {...page} />
    <Home2StoryIsland page={page} />
  </>
);
